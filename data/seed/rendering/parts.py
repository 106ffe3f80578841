"""What every machine has: wheels, mast with forks, guard, driver's place, lamps."""

from math import cos, pi, sin

from solids import barrel, bar, box, lathe, moved, sheet, slab

BOTH = (-1, 1)


def wheel(x, radius, inner, outer, bolts, lugs=0, tyre="rubber"):
    """Between its inner and outer face, seen from the outer one, which may lie on either side."""
    side = 1 if outer > inner else -1
    width = abs(outer - inner)
    rim = radius * 0.6
    at = lambda profile: [(r, side * (y - width / 2)) for r, y in profile]
    middle = (x, (inner + outer) / 2, radius)
    soft = min(26, width * 0.15)
    tread = radius - (12 if lugs else 0)
    lathe(
        at([(rim, 4), (rim + 8, 0), (tread - soft, 2), (tread - 5, soft * 0.5), (tread, soft * 1.4),
            (tread, width - soft * 1.4), (tread - 5, width - soft * 0.5), (tread - soft, width - 2),
            (rim + 26, width), (rim + 8, width - 3), (rim, width - 8)]),
        middle, tyre, steps=96, ends=False,
    )
    lathe(
        at([(20, 10), (rim, 10), (rim, width - 6), (rim - 9, width - 4), (rim - 16, width - 10),
            (rim - 22, width - 52), (rim * 0.72, width - 62), (rim * 0.66, width - 44),
            (rim * 0.42, width - 42), (rim * 0.36, width - 30), (rim * 0.34, width - 6), (rim * 0.28, width + 2),
            (8, width + 4)]),
        middle, "rim",
    )
    for i in range(bolts):
        a = 2 * pi * (i + 0.5) / bolts
        spot = lambda y: (x + rim * 0.54 * cos(a), middle[1] + side * (y - width / 2), radius + rim * 0.54 * sin(a))
        barrel(spot(width - 48), spot(width - 26), 11, "steel")
    for i in range(lugs):
        for row in BOTH:
            a = 2 * pi * (i + row * 0.25) / lugs
            with moved(x, middle[1] + row * width * 0.25, radius, -a, "Y"), moved(0, 0, 0, row * 0.3, "X"):
                box((tread - 14, radius), (-width * 0.25, width * 0.24), (-radius * 0.075, radius * 0.075), tyre, bevel=3)


def channel(x, y, z0, z1, depth, side, material="mast"):
    """A mast profile whose open side looks inwards; y is its outer face."""
    inwards = -side
    u = lambda d: y + inwards * d
    plan = [(x, u(0)), (x + depth, u(0)), (x + depth, u(62)), (x + depth - 24, u(62), 8), (x + depth - 30, u(20), 14),
            (x + 30, u(20), 14), (x + 24, u(62), 8), (x, u(62))]
    sheet(plan, z0, z1, material, bevel=3)


def chain(x, y, z0, z1):
    links = int((z1 - z0) / 26)
    for i in range(links):
        z = z0 + (z1 - z0) * i / links
        box((x - 9, x + 9), (y - 12, y + 12) if i % 2 else (y - 9, y + 9), (z, z + 30), "steel", bevel=3)
    box((x - 5, x + 5), (y - 14, y + 14), (z0, z1), "dark", bevel=0)


def mast(truck, lift, outer):
    """Rails, cylinders, chains, carriage and forks. `outer` is its half width; two or three stages."""
    stages, closed = truck["mast"]["stages"], truck["mast"]["closed"]
    free = min(lift, closed * 0.6) if stages == 3 else 0
    # The carriage rises twice as fast as its rails.
    ups = [0, lift / 2] if stages == 2 else [0, (lift - free) / 2, lift - free]
    pitch, depth = 70 if stages == 2 else 56, 140
    back = 96 + (stages - 1) * 30
    for stage, up in enumerate(ups):
        x, y = back - stage * 30, outer - stage * pitch
        top = closed - 16 + stage * 8 + up
        for side in BOTH:
            channel(x, side * y, 80 + up, top, depth, side)
        inside = y - 20
        if stage == 0:
            for z in (260, closed * 0.52, top - 120):
                box((x + depth - 6, x + depth + 22), (-y, y), (z, z + 96), "mast", bevel=5)
        else:
            for z in (170 + up, top - 130):
                box((x + depth - 40, x + depth - 14), (-inside, inside), (z, z + 90), "mast", bevel=5)
        if stage == len(ups) - 1:
            box((x + 4, x + depth - 10), (-inside, inside), (top - 46, top), "mast", bevel=8)
            head = top
    inner = outer - (stages - 1) * pitch - 62
    for side in BOTH:
        y = side * (outer - pitch - 30)
        barrel((back + depth + 34, y, 120), (back + depth + 34, y, closed - 210), 33, "frame")
        barrel((back + depth + 34, y, closed - 210), (back + depth + 34, y, closed - 40 + ups[1]), 21, "chrome")
        box((back + depth - 20, back + depth + 64), (y - 42, y + 42), (closed - 80 + ups[1], closed - 40 + ups[1]), "mast")
        chain(back - stages * 30 + 60, side * inner * 0.55, lift + 500, head - 60)
        lathe([(18, -16), (52, -16), (52, -12), (44, -8), (44, 8), (52, 12), (52, 16), (18, 16)],
              (back - stages * 30 + 100, side * inner * 0.55, head - 90), "steel", steps=40)
    for y in (0, 34):
        bar([(back - 6, y - 60, lift + 430), (back - 6, y - 60, head - 110, 0), (back + 40, y - 60, head - 55, 50),
             (back + 90, y - 60, head - 110, 40), (back + 90, y - 60, 420)], "rubber", 22)
    if stages == 3:
        barrel((back - 20, 0, 130 + ups[2]), (back - 20, 0, closed * 0.52 + ups[2]), 44, "frame")
        barrel((back - 20, 0, closed * 0.52 + ups[2]), (back - 20, 0, closed * 0.55 + ups[2] + free / 2), 26, "chrome")
    with moved(0, 0, lift):
        carriage(truck, inner)


def carriage(truck, inner):
    half = truck.get("carriage") or min(truck["width"] / 2 - 60, 520)
    for z in (96, 478):
        slab([(46, z), (46, z + 92), (92, z + 92), (92, z)], -half, half, "mast", bevel=5)
    for side in BOTH:
        y = side * (inner - 10)
        slab([(88, 90, 10), (88, 590, 20), (150, 590, 30), (190, 480, 40), (190, 190, 40), (150, 90, 30)],
             y - 16, y + 16, "mast", bevel=4)
        for z in (190, 480):
            barrel((146, y + side * 14, z), (146, y + side * 42, z), 46, "steel")
        slab([(60, 570), (60, 1180, 30), (96, 1180, 30), (96, 570)], side * half - 14, side * half + 14, "mast", bevel=5)
        fork(truck["fork"], side * half * 0.58)
    box((56, 98), (-half - 14, half + 14), (1160, 1196), "mast", bevel=8)
    for i in range(1, 6):
        y = half * (i / 3 - 1)
        box((68, 90), (y - 10, y + 10), (560, 1170), "mast", bevel=4)
    # The side shift's cylinder.
    barrel((72, -half * 0.5, 380), (72, half * 0.5, 380), 30, "frame")
    barrel((72, -half * 0.8, 380), (72, half * 0.8, 380), 16, "chrome")


def fork(length, y):
    slab([(0, 590, 14), (44, 590, 14), (44, 70, 60), (-6, 12, 50), (-length + 320, 12), (-length, 34, 8), (-length, 48, 6),
          (-length + 330, 58), (-60, 62, 40), (0, 120, 60)], y - 55, y + 55, "fork", bevel=4)
    box((-6, 46), (y - 34, y + 34), (560, 606), "fork", bevel=8)


def guard(front, rear, height, spread, roof, slats=8, width=78):
    """Legs as lines of (x, z, radius) below a roof between two x; `spread` is half the width below and above."""
    low, high = spread
    top = height - 34
    for side in BOTH:
        for leg in (front, rear):
            z0, z1 = leg[0][1], leg[-1][1]
            y = lambda z: side * (low + (high - low) * max(0, z - z0) / (z1 - z0))
            bar([(p[0], y(p[1]), *p[1:]) for p in leg], "frame", width, width * 0.72)
        bar([(roof[0], side * high, top), (roof[1], side * high, top)], "frame", 68, 62)
    for x in roof:
        box((x - 34, x + 34), (-high - 30, high + 30), (top - 32, top + 34), "frame", bevel=18)
    for i in range(slats):
        x = roof[0] + (roof[1] - roof[0]) * (i + 1) / (slats + 1)
        with moved(x, 0, top + 4, -0.5, "Y"):
            box((-26, 26), (-high, high), (-6, 6), "frame", bevel=3)


def seat(x, y, z, turn=0):
    """The front edge of the cushion's base; it faces the forks unless turned."""
    with moved(x, y, z, turn):
        box((40, 430), (-180, 180), (0, 96), "panel", bevel=14)
        slab([(-10, 90, 50), (-16, 190, 60), (60, 216, 60), (430, 186, 40), (500, 186, 30), (500, 90, 40)],
             -245, 245, "seat", bevel=34)
        for side in BOTH:
            slab([(20, 150, 40), (20, 236, 50), (400, 226, 50), (400, 150, 30)], side * 245 - 50, side * 245 + 6 - 6 * side,
                 "seat", bevel=24)
        slab([(400, 150, 70), (474, 690, 80), (540, 770, 60), (600, 720, 60), (556, 400, 90), (520, 140, 60)],
             -225, 225, "seat", bevel=40)
        slab([(392, 250, 40), (448, 560, 60), (500, 560, 40), (470, 240, 40)], -236, 236, "seat", bevel=36)
        slab([(110, 330, 30), (110, 392, 30), (480, 396, 30), (480, 336, 30)], 262, 342, "seat", bevel=22)
        barrel((330, 300, 120), (360, 300, 350), 22, "panel")
        for i in range(3):
            barrel((130 + i * 34, 296, 385), (112 + i * 34, 296, 470), 6, "steel")
            barrel((114 + i * 34, 296, 462), (108 + i * 34, 296, 500), 15, "seat")
        box((440, 490), (-290, -262), (130, 230), "red", bevel=6)


def steering(x, z):
    """The column's foot."""
    bar([(x - 60, 0, z - 420), (x - 20, 0, z - 60, 120), (x + 80, 0, z + 300)], "panel", 90, 70)
    with moved(x + 92, 0, z + 340, 0.42, "Y"):
        bar_ring(178, "seat", 30)
        barrel((0, 0, -20), (0, 0, 20), 58, "panel")
        for a in (0.5, 2.6, 4.7):
            barrel((0, 0, 0), (178 * cos(a), 178 * sin(a), 0), 13, "seat")
        barrel((-120, 130, 0), (-120, 130, 60), 20, "seat")


def bar_ring(radius, material, width):
    bar([(radius * cos(2 * pi * i / 40), radius * sin(2 * pi * i / 40), 0) for i in range(41)], material, width)


def lamp(x, y, z, forward):
    """A round working lamp; forward is -1 towards the forks."""
    barrel((x, y, z), (x + forward * 56, y, z - 6), 56, "panel")
    barrel((x + forward * 40, y, z - 5), (x + forward * 62, y, z - 8), 47, "lens")


def beacon(x, y, z):
    barrel((x, y, z), (x, y, z + 30), 46, "panel")
    barrel((x, y, z + 28), (x, y, z + 118), 42, "amber")


def mirror(x, y, z, side):
    barrel((x, y, z), (x - 90, y + side * 90, z - 40), 9, "panel")
    with moved(x - 100, y + side * 110, z - 60, side * -0.35):
        box((-16, 12), (-62, 62), (-100, 90), "panel", bevel=16)
        box((8, 16), (-50, 50), (-88, 78), "chrome", bevel=6)
