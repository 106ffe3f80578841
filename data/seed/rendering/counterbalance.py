"""Counterbalance trucks, with an engine or with a battery under the seat."""

from math import atan2

from instruments import TO_THE_SIDE, hours_meter, plate
from parts import BOTH, beacon, guard, lamp, mast, mirror, seat, steering, wheel
from solids import Hull, bar, barrel, box, lathe, moved, slab


def looks(truck):
    """What differs between the two: heights of hood and counterweight, legs of the guard, seat."""
    a, end, h = truck["overhang"], truck["length"], truck["guard"]
    b = a + truck["wheelbase"]
    w = truck["width"] / 2
    r1, r2 = truck["tyres"]
    if truck["type"] == "diesel":
        return {
            "hood": [(a + 640, 676, 30), (a + 622, 930, 90), (a + 690, 1076, 90), (b - 205, 1096, 20), (b - 205, 676)],
            "weight": [
                (322, b - 190, end - 84, w - 70, 20, 230),
                (420, b - 190, end - 22, w - 36, 20, 270),
                (700, b - 196, end, w - 22, 20, 300),
                (960, b - 196, end - 44, w - 34, 20, 300),
                (1100, b - 196, end - 120, w - 62, 30, 300),
                (1200, b - 196, end - 230, w - 110, 60, 280),
            ],
            "front": [(a - 70, 1080), (a - 40, 1330, 200), (a + 210, h - 240, 240), (a + 320, h - 40)],
            "rear": [(b + 70, 1120), (b + 40, 1420, 300), (b - 150, h - 330, 300), (b - 260, h - 40)],
            "roof": (a + 290, b - 200),
            "cowl": [(a - 165, 740, 20), (a - 130, 1160, 70), (a - 40, 1225, 50), (a + 90, 1200, 50), (a + 120, 840, 60), (a + 160, 740)],
            "floor": 650,
            "seat": (a + 790, 1090),
            "steering": (a + 250, 1090),
            "skirt": [(a - 190, 560, 20), (a - 216, 700, 60), (a - 100, 2 * r1 + 84, 130), (a + 150, 2 * r1 + 84, 90),
                      (a + 300, 690, 60), (a + 740, 664, 30), (b - 196, 664), (b - 196, 330, 20), (b - 250, 215, 40),
                      (a + r1 + 40, 215, 60), (a + r1 - 40, 420, 40)],
        }
    front = a + r1 + 372
    return {
        "hood": [(front, 440, 26), (front - 26, 780, 70), (front + 40, 950, 80), (end - 432, 974, 16), (end - 432, 440)],
        "weight": [
            (205, end - 424, end - 84, w - 60, 20, 200),
            (300, end - 424, end - 14, w - 26, 20, 240),
            (620, end - 424, end, w - 14, 20, 260),
            (860, end - 424, end - 34, w - 26, 20, 270),
            (980, end - 424, end - 90, w - 50, 30, 260),
            (1064, end - 424, end - 170, w - 90, 50, 240),
        ],
        "front": [(a - 110, 640), (a - 96, 1120, 300), (a + 90, h - 240, 220), (a + 200, h - 40)],
        "rear": [(end - 220, 960), (end - 190, 1240, 340), (end - 330, h - 260, 260), (end - 430, h - 40)],
        "roof": (a + 180, end - 390),
        "cowl": [(a - 136, 560, 20), (a - 130, 1000, 80), (a - 30, 1100, 70), (a + 60, 1070, 50), (a + 70, 640, 60), (a + 120, 560)],
        "floor": 430,
        "seat": (front + 10, 968),
        "steering": (a + 190, 960),
        "skirt": [(a - 150, 430, 20), (a - 176, 520, 50), (a - 120, 2 * r1 + 66, 110), (a + 140, 2 * r1 + 66, 90),
                  (a + r1 + 52, 444, 50), (end - 432, 430), (end - 432, 205, 20), (b - r2 - 120, 170, 40),
                  (a + r1 + 30, 160, 50), (a + r1 - 20, 330, 40)],
    }


def counterbalance(truck, lift, shown):
    look = looks(truck)
    a, end, h = truck["overhang"], truck["length"], truck["guard"]
    b = a + truck["wheelbase"]
    w = truck["width"] / 2
    r1, r2 = truck["tyres"]
    tread, low = w * 0.36, look["floor"]
    tyre = "pale rubber" if truck["nonMarking"] else "rubber"
    mast(truck, lift, w * 0.62)
    for side in BOTH:
        wheel(a, r1, side * (w - tread), side * w, 10, lugs=26, tyre=tyre)
        wheel(b, r2, side * (w - 50 - tread * 0.8), side * (w - 50), 8, lugs=24, tyre=tyre)
        bar([(a + 240, side * w * 0.5, low + 90), (330, side * w * 0.5, low + 60)], "steel", 78)
        barrel((340, side * w * 0.5, low + 60), (236, side * w * 0.5, low + 45), 20, "chrome")
        arch = cylinder(a, r1, r1 + 42, side * (w - tread - 24), side * (w + 90))
        step = pocket(a + r1 + 70, a + r1 + 460 if low > 500 else a + r1 + 310, side * (w - 150), side * (w + 80), low - 230, low - 60)
        slab(look["skirt"], *sorted((side * w * 0.42, side * (w - 14))), "frame", smooth=12, cuts=[arch, step])
        box((a + r1 + 70, a + r1 + (460 if low > 500 else 310)), sorted((side * (w - 150), side * (w - 10))), (low - 238, low - 222), "steel")
        box((a + 60, b - 250), sorted((side * w * 0.5, side * (w - 60))), (low - 6, low + 14), "panel")
        mirror(a + (150 if low > 500 else 60), side * (w - 140), h - 330, side)
        lamp(look["roof"][0] - 110, side * (w - 190), h - 130, -1)
        lamp(look["roof"][1] + 90, side * (w - 210), h - 170, 1)
    box((a - 110, b + 120), (-w * 0.44, w * 0.44), (190 if low > 500 else 150, low), "dark")
    slab(look["cowl"], -w * 0.72, w * 0.72, "panel", bevel=30)
    hood(truck, look)
    weight(truck, look)
    guard(look["front"], look["rear"], h, (w - 130, w - 190), look["roof"])
    seat(look["seat"][0], 0, look["seat"][1])
    steering(*look["steering"])
    if truck.get("beacon"):
        beacon(look["roof"][1] - 120, -(w - 220), h)
    spots = instruments(truck, look, shown)
    return {**spots, "mast": (120, 0, 900), "reifen": (a - 250, -w * 0.8, 330)}


def instruments(truck, look, shown):
    """The hours meter beside the steering wheel, the plate on the hood; where they are."""
    x, z = look["steering"]
    meter = (x - 110, 330, z + 180)
    with moved(*meter, -0.75, "Y"):
        hours_meter(shown["hours"])
    hood, is_diesel = look["hood"], truck["type"] == "diesel"
    middle = hood[0][0] + 190 if is_diesel else (hood[0][0] + hood[-1][0]) / 2
    sign = (middle, -(truck["width"] / 2 - 34), hood[-2][1] - (190 if is_diesel else 125))
    with moved(*sign, TO_THE_SIDE):
        plate(**shown["plate"])
    return {"stunden": meter, "schild": sign}


def cylinder(x, z, radius, y0, y1):
    return lathe([(radius, y0), (radius, y1)], (x, 0, z), "dark", steps=96)


def pocket(x0, x1, y0, y1, z0, z1):
    return slab([(x0, z0, 30), (x0, z1, 30), (x1, z1, 30), (x1, z0, 30)], *sorted((y0, y1)), "dark")


def hood(truck, look):
    """The cover of engine or battery, with its air inlets and handle."""
    w, line = truck["width"] / 2, look["hood"]
    x1, z0, z1 = line[-1][0], line[0][1], line[-2][1]
    slab(line, -w + 34, w - 34, "body", bevel=46)
    slab([(p[0] + 24, min(p[1], z1 - 30), *p[2:]) for p in line[:-2]] + [(x1 + 40, z1 - 40), (x1 + 40, z0)], -w + 90, w - 90, "dark")
    for side in BOTH:
        y = sorted((side * (w - 40), side * (w - 30)))
        width, height = (180, 220) if truck["type"] == "diesel" else (240, 110)
        x, z = x1 - 60 - width, (z0 + z1) / 2 - height / 2 - 20
        box((x, x + width), y, (z, z + height), "panel", bevel=4)
        for i in range(height // 32):
            box((x + 16, x + width - 16), sorted((side * (w - 34), side * (w - 24))), (z + 16 + i * 32, z + 28 + i * 32), "dark", bevel=3)
    box((line[0][0] - 8, line[0][0] + 40), (-70, 70), (z1 - 190, z1 - 150), "panel", bevel=10)


def weight(truck, look):
    w, r2 = truck["width"] / 2, truck["tyres"][1]
    b = truck["overhang"] + truck["wheelbase"]
    hull = Hull(look["weight"])
    low, high = look["weight"][0][0], look["weight"][-1][0]
    arches = [cylinder(b, r2, r2 + 44, side * (w - 100 - truck["width"] * 0.18), side * (w + 90)) for side in BOTH]
    middle = low + (high - low) * 0.5
    end = truck["length"]
    grille = slab([(end - 90, middle - 90, 20), (end - 90, middle + 130, 20), (end + 90, middle + 130), (end + 90, middle - 90)], -230, 230, "dark")
    hitch = slab([(end - 120, low + 60), (end - 120, low + 170, 10), (end + 90, low + 170), (end + 90, low + 60)], -95, 95, "dark")
    hull.make("body", edge=60, cuts=[*arches, grille, hitch])
    box((end - 120, end - 80), (-228, 228), (middle - 88, middle + 128), "dark", bevel=0)
    for i in range(6):
        with moved(end - 62, 0, middle - 66 + i * 36, 0.6, "Y"):
            box((-26, 14), (-228, 228), (-5, 5), "panel", bevel=2)
    barrel((end - 50, 0, low + 40), (end - 50, 0, low + 210), 16, "steel")
    barrel((end - 50, 0, low + 200), (end - 50, 0, low + 216), 26, "steel")
    for side in BOTH:
        z, y = low + (high - low) * 0.7, side * (w - 150)
        turn = atan2(hull.rear(y - 8, z) - hull.rear(y + 8, z), 16)
        with moved(hull.rear(y, z - 60) + 4, y, z - 95, turn):
            box((-40, 6), (-46, 46), (-10, 200), "panel", bevel=10)
            for colour, at, tall in (("lens", 0, 50), ("red", 58, 70), ("amber", 136, 54)):
                box((-20, 14), (-36, 36), (at, at + tall), colour, bevel=6)
    if truck["type"] == "diesel":
        y = -(w - 210)
        bar([(b - 110, y, 1150), (b - 110, y, 1900, 60), (b - 60, y, 2010)], "steel", 64)
        barrel((b - 110, y, 1240), (b - 110, y, 1700), 56, "chrome")
