"""Tournaments and benchmarks."""
