"""Turns an SVG into a PNG: `python paint.py < picture.svg > picture.png`.

A program of its own: the renderer holds Python's lock for as long as it draws, and nobody at a table should wait for it.
It uses the fonts beside it alone, so that a picture is the same on every machine.
"""

import sys
from pathlib import Path

FONTS = sorted(str(font) for font in (Path(__file__).parent / "fonts").glob("*.ttf"))


def paint(svg: str) -> bytes:
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=FONTS)


if __name__ == "__main__":
    sys.stdout.buffer.write(paint(sys.stdin.buffer.read().decode()))
