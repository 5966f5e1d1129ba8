"""The leak oracle: two worlds that differ only in what a viewer may not know look the same to it, byte by byte.

`policy` says what each viewer may know, `worlds` plays a match in two worlds and compares, `plants` is ten leaks and
more that it must catch, `__main__` the program for many matches.
"""
