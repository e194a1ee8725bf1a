"""`python -m fiefdom` is the command `fiefdom`."""

from fiefdom.cli import main

if __name__ == "__main__":
    main()
