"""Bots against bots: tournaments, what they prove, and how fast everything is."""
