"""The tables people play at: what can be done at them, their journal, and who watches."""
