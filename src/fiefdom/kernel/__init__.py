"""What every game shares: the interface, matches, errors, the generator. Knows no game."""
