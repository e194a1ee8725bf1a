"""The steps of the card language, a module for each family."""
