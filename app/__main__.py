"""`python -m app` serves. Exit codes: 2 a setting or the data folder, 3 the port, 4 the database."""

from __future__ import annotations

import os
import sys

from app.config import BadSetting, from_environment
from app.run import CannotStart, run


def main() -> int:
    try:
        run(from_environment(os.environ))
    except BadSetting as bad:
        sys.stderr.write(f"{bad}\n")
        return 2
    except CannotStart as reason:
        sys.stderr.write(f"{reason}\n")
        return reason.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
