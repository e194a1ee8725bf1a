"""Playing: the position, the turn, the actions, and what they do to pieces, tiles and cards."""
