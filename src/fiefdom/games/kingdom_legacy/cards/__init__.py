"""The card language, and the cards of the box as data."""
