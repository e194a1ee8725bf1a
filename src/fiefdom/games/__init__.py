"""The games: a folder each, read like its rulebook. No game imports another."""
