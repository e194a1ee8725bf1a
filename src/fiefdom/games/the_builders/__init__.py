"""The Builders: Middle Ages, rules B1–B19."""

from fiefdom.games.the_builders.game import TheBuilders

__all__ = ["TheBuilders"]
