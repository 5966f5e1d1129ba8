"""Wine & Cheese: every heading, ruling and worked case of the rules as rows."""

import pytest

pytest.register_assert_rewrite("tests.wine_cheese.rows")
