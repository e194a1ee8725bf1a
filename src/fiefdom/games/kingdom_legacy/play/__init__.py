"""A campaign being played: its state, what is pending, the actions of a turn, rounds and expansions."""
