"""The base game and the expansions, a folder each.

A folder declares itself as one value, `EXPANSION` (see `kind.py`); `register.py` finds the folders. Nothing else
in the game names an expansion.
"""
