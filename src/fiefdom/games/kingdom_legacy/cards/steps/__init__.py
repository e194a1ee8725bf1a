"""The steps of the card language, a module for each family; `language.py` says what a step declares."""
