"""Reach truck: the mast between two legs, the driver's seat across, polyurethane wheels."""

from math import pi

from instruments import TO_THE_SIDE, hours_meter, plate
from parts import BOTH, bar_ring, beacon, guard, lamp, mast, seat, wheel
from solids import Hull, barrel, box, lathe, moved, slab

PU = "polyurethane"


def reach(truck, lift, shown):
    axle, end, h = truck["overhang"], truck["length"], truck["guard"]
    drive, w = axle + truck["wheelbase"], truck["width"] / 2
    r1, r2 = truck["tyres"]
    mast({**truck, "carriage": w - 200}, lift, w - 195)
    for side in BOTH:
        leg(axle, r1, side, w)
        post = side * (w - 120)
        lamp(400, post, h - 190, -1)
        lamp(end - 190, post, h - 190, 1)
    box((290, 360), (-w + 150, w - 150), (150, 430), "frame", bevel=12)
    wheel(drive, r2, -330, -200, 8, tyre=PU)
    wheel(drive + 40, r2 * 0.7, 330, 430, 6, tyre=PU)
    body(end, w)
    place(end, w)
    spots = instruments(w, shown)
    guard(
        [(372, 800), (372, h - 240, 120), (420, h - 40)],
        [(end - 210, 940), (end - 206, h - 300, 200), (end - 260, h - 40)],
        h, (w - 80, w - 120), (400, end - 230), width=74,
    )
    if truck.get("beacon"):
        beacon(end - 330, 300, h)
    return {**spots, "mast": (120, 0, 900), "reifen": (axle + 60, -w, 230)}


def instruments(w, shown):
    """The hours meter before the driver, the plate beside the step; where they are."""
    meter, sign = (520, -40, 1215), (494, -(w - 8), 580)
    with moved(*meter, -0.5, "Y"):
        hours_meter(shown["hours"])
    with moved(*sign, TO_THE_SIDE):
        plate(**shown["plate"])
    return {"stunden": meter, "schild": sign}


def leg(axle, radius, side, w):
    tip, top = axle - radius - 28, 2 * radius + 44
    side_view = [(tip, 110, 30), (tip + 6, top, 110), (330, top + 10), (700, top + 10), (700, 74, 10),
                 (axle + 240, 74, 60), (axle + 150, 120, 40), (axle, 130), (tip + 60, 110, 10)]
    arch = lathe([(radius + 16, side * (w - 142)), (radius + 16, side * (w + 40))], (axle, 0, radius), "dark", steps=96)
    slab(side_view, *sorted((side * (w - 156), side * w)), "frame", smooth=12, cuts=[arch])
    wheel(axle, radius, side * (w - 132), side * (w - 10), 6, tyre=PU)


def body(end, w):
    front = [(330, 330), (330, 950, 50), (540, 985, 90), (640, 850, 90), (664, 330)]
    slab(front, -w + 18, w - 18, "body", bevel=26)
    for side in BOTH:
        cover = [(362, 440), (362, 800, 24), (606, 800, 24), (626, 440)]
        slab(cover, *sorted((side * (w - 22), side * (w - 8))), "trim", bevel=5)
        box((420, 570), sorted((side * (w - 12), side * (w - 2))), (690, 730), "panel", bevel=8)
    skirt = Hull([(120, 330, end - 60, w - 40, 20, 240), (190, 330, end - 16, w - 14, 20, 260), (340, 330, end - 4, w - 6, 20, 270)])
    skirt.make("frame", edge=14)
    shell = Hull([
        (330, 870, end - 8, w - 10, 30, 270), (560, 880, end - 6, w - 10, 40, 270), (800, 890, end - 24, w - 18, 50, 270),
        (985, 930, end - 84, w - 50, 60, 250),
    ])
    shell.make("body", edge=70)
    # The closed side of the driver's place.
    slab([(600, 330), (600, 900, 60), (920, 900, 60), (920, 330)], w - 90, w - 20, "body", bevel=20)
    for side in BOTH:
        box((shell.rear(side * (w - 260), 640) - 40, shell.rear(side * (w - 260), 640) + 4),
            (side * (w - 260) - 44, side * (w - 260) + 44), (560, 700), "red", bevel=12)
    box((end - 40, end + 1), (-150, 150), (480, 620), "panel", bevel=10)
    for i in range(4):
        box((end - 20, end + 6), (-136, 136), (498 + i * 30, 510 + i * 30), "dark", bevel=2)


def place(end, w):
    """Floor, seat, console with lever, steering wheel."""
    box((630, 900), (-w + 40, w - 60), (404, 428), "panel")
    box((640, 868), (-w + 18, -w + 60), (404, 430), "steel")
    box((620, 960), (40, w - 110), (420, 840), "panel", bevel=20)
    seat(795, 0, 830, pi / 2)
    slab([(396, 900), (384, 1100, 40), (600, 1150, 30), (650, 1080, 40), (630, 860)], -w + 130, w - 130, "panel", bevel=22)
    barrel((590, -200, 1130), (584, -206, 1230), 14, "seat")
    barrel((586, -204, 1220), (580, -210, 1270), 26, "seat")
    with moved(end - 250, -170, 1010, 0.25, "X"):
        barrel((0, 0, -60), (0, 0, 0), 60, "panel")
        bar_ring(130, "seat", 26)
        barrel((0, 0, -6), (0, 0, 16), 118, "panel")
        barrel((70, -70, 0), (70, -70, 60), 20, "seat")
