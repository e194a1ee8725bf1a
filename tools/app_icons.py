"""Draws the icons of the installed app (web/public/icons) from one drawing: the house of web/public/favicon.svg.

Needs resvg-py. Run it when the drawing changes; a test compares the sizes that the manifest promises.
"""

import re
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).parents[1] / "web" / "public"
PAPER = "#f6e6b4"


def drawings() -> dict[str, tuple[int, str]]:
    """By file: its size in pixels, and the drawing on a grid of 64."""
    svg = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    house = "".join(re.findall(r"<path.*?/>", svg))
    sign = f'<rect width="64" height="64" rx="14" fill="{PAPER}"/>{house}'
    # Systems cut a maskable icon to a circle of 80 %: the paper fills it, the house stays well inside.
    whole = f'<rect width="64" height="64" fill="{PAPER}"/><g transform="translate(32 31) scale(.68) translate(-32 -32)">{house}</g>'
    # Of a badge only the shape is shown: a house with an open door.
    shape = '<path d="M8 56V29L32 8l24 21v27H40V40H24v16z" fill="#fff"/>'
    return {
        "icon-192.png": (192, sign),
        "icon-512.png": (512, sign),
        "maskable-192.png": (192, whole),
        "maskable-512.png": (512, whole),
        "apple-180.png": (180, whole),
        "badge-96.png": (96, shape),
    }


def main() -> None:
    for name, (size, inside) in drawings().items():
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 64 64">{inside}</svg>'
        (PUBLIC / "icons" / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


if __name__ == "__main__":
    main()
