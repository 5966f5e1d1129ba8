"""The Quacks of Quedlinburg with The Herb Witches: the rules as pure functions and plain data."""
