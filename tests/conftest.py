"""What holds for all tests."""

import signal

from hypothesis import settings

# No test depends on how fast the machine is.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")

# Nor on who started it: a shell lets what runs in its background ignore Ctrl-C, and so would what the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
