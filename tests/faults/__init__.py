"""Faults: lines that drop, double, reorder, delay and cut, and servers that die; and what must hold all the same.

`proxy` is the line, `process` the server that can be killed at any point, `match` plays a match through both and
compares everybody with the database after every fault, `__main__` the program for many matches.
"""
