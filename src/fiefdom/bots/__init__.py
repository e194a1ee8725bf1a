"""Players of any game, through the kernel's interface only."""
