"""The names that can be written on the knights and on the stranger (36, 46, 62, 92): twelve of each kind."""

WOMEN = (
    "Adela",
    "Beatrix",
    "Clemence",
    "Edith",
    "Hedwig",
    "Ilona",
    "Jadwiga",
    "Kinga",
    "Margit",
    "Matilda",
    "Rosamund",
    "Zofia",
)
MEN = (
    "Aldric",
    "Bertram",
    "Conrad",
    "Gawain",
    "Geoffrey",
    "Istvan",
    "Kazimir",
    "Leofric",
    "Miklos",
    "Osbert",
    "Roland",
    "Wojciech",
)
NAMES = WOMEN + MEN
