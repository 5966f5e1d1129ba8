"""Wine & Cheese for two: the rules as pure functions and plain data."""
