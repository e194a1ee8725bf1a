"""The board: hexes, terrain, quadrants, and what is laid out for one game."""
