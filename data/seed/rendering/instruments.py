"""What a buyer reads off a machine: its hours meter and its plate, with the figures of the machine's own data."""

from math import pi
from pathlib import Path

import bpy
from mathutils import Matrix

from paints import paint
from solids import MM, barrel, box, moved, placed

FONTS = Path(__file__).parents[3] / "api/base/files/fonts"
# Of each digit the strokes: top, upper right, lower right, bottom, lower left, upper left, middle.
DIGITS = ("1111110", "0110000", "1101101", "1111001", "0110011", "1011011", "1011111", "1110000", "1111111", "1111011")
# A plane whose letters run along y and stand up along z, to be read from where x grows.
UPRIGHT = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))


def words(text, y, z, size, align="LEFT", font="archivo-condensed-600", material="ink", x=0.8):
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.align_x = text, align
    curve.font = bpy.data.fonts.load(str(FONTS / f"{font}.ttf"), check_existing=True)
    curve.materials.append(paint(material))
    thing = bpy.data.objects.new("words", curve)
    thing.matrix_world = (
        Matrix.Scale(MM, 4) @ placed[-1] @ Matrix.Translation((x, y, z)) @ UPRIGHT @ Matrix.Scale(size, 4)
    )
    bpy.context.scene.collection.objects.link(thing)


def digit(value, y, z, width, height):
    stroke, half = width * 0.17, height / 2
    across = lambda at: ((y + stroke * 0.7, y + width - stroke * 0.7), (z + at - stroke / 2, z + at + stroke / 2))
    along = lambda left, low: (
        (y + left - stroke / 2, y + left + stroke / 2),
        (z + low + stroke * 0.7, z + low + half - stroke * 0.7),
    )
    strokes = (across(height), along(width, half), along(width, 0), across(0), along(0, 0), along(0, half), across(half))
    for is_lit, (ys, zs) in zip(DIGITS[value], strokes):
        if is_lit == "1":
            box((1.6, 2), ys, zs, "ink", bevel=0)


def hours_meter(hours):
    """Before x = 0, 240 mm wide: a display of whole hours in a housing."""
    box((-60, 0), (-120, 120), (-74, 80), "panel", bevel=14)
    box((-4, 1.2), (-98, 98), (-22, 58), "lcd", bevel=2)
    for place, value in enumerate(reversed(str(hours))):
        digit(int(value), 36 - place * 29, -8, 19, 44)
    words("h", 66, -8, 34, x=1.6)
    words("BETRIEBSSTUNDEN", 0, 64, 11, "CENTER", material="sign")
    for at, colour in enumerate(("amber", "red", "blue")):
        barrel((-4, -70 + at * 26, -48), (2, -70 + at * 26, -48), 6, colour)
    for at in range(2):
        box((-4, 3), (28 + at * 40, 58 + at * 40), (-58, -38), "dark", bevel=4)


def plate(title, rows):
    """Before x = 0, 190 mm wide: a riveted plate with rows of name and value."""
    with moved(3):
        box((-4, 0), (-95, 95), (-66, 66), "aluminium", bevel=0)
        box((-1, 0.5), (-88, 88), (34, 59), "ink", bevel=0)
        words(title, -80, 40, 17, font="archivo-expanded-800", material="sign")
        for at, (name, value) in enumerate(rows):
            z = 18 - at * 14.6
            words(name, -80, z, 11)
            words(value, 80, z, 11, "RIGHT")
            box((-1, 0.4), (-80, 80), (z - 4, z - 3.6), "ink", bevel=0)
        for y in (-90, 90):
            for z in (-61, 61):
                barrel((-1, y, z), (2, y, z), 2.6, "steel")


# From the side that the renderings look at, to the machine's right.
TO_THE_SIDE = -pi / 2
