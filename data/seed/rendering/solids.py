"""Solids in machine millimetres: x backwards from the fork face, y to the side, z upwards."""

from contextlib import contextmanager
from math import cos, pi, sin, sqrt

import bmesh
import bpy
from mathutils import Matrix, Vector

from paints import paint

MM = 0.001
placed = [Matrix.Identity(4)]


@contextmanager
def moved(x=0, y=0, z=0, turn=0, axis="Z"):
    """Moves all that is made inside, after turning it by `turn` radians."""
    placed.append(placed[-1] @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, axis))
    yield
    placed.pop()


def rounded(points, dimensions=2, steps=7):
    """A line of points whose corners may have a radius as their last number."""
    spots = [(Vector(p[:dimensions]), p[dimensions] if len(p) > dimensions else 0) for p in points]
    line = []
    for i, (corner, radius) in enumerate(spots):
        if not radius:
            line.append(corner)
            continue
        before, after = spots[i - 1][0] - corner, spots[(i + 1) % len(spots)][0] - corner
        start = corner + before.normalized() * min(radius, before.length * 0.49)
        end = corner + after.normalized() * min(radius, after.length * 0.49)
        for step in range(steps + 1):
            t = step / steps
            line.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    return line


def solid(vertices, faces, material, bevel=0, cuts=(), smooth=35):
    """An object of these faces, with its edges rounded and the cutters taken out of it."""
    mesh = bpy.data.meshes.new("solid")
    mesh.from_pydata([Vector(v) * MM for v in vertices], [], faces)
    form = bmesh.new()
    form.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(mesh)
    form.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = smooth * pi / 180
    thing = bpy.data.objects.new("solid", mesh)
    thing.matrix_world = Matrix.Scale(MM, 4) @ placed[-1] @ Matrix.Scale(1 / MM, 4)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(paint(material))
    if bevel:
        edges = thing.modifiers.new("bevel", "BEVEL")
        edges.width, edges.segments, edges.limit_method = bevel * MM, 4, "ANGLE"
        edges.harden_normals = True
    for cutter in cuts:
        cut = thing.modifiers.new("cut", "BOOLEAN")
        cut.object, cut.operation, cut.solver = cutter, "DIFFERENCE", "EXACT"
        cutter.hide_render = True
    return thing


def prism(outline, low, high, to3d, material, **more):
    n = len(outline)
    vertices = [to3d(p, at) for at in (low, high) for p in outline]
    sides = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return solid(vertices, [tuple(range(n)), tuple(range(n, 2 * n)), *sides], material, **more)


def slab(points, y0, y1, material, **more):
    """A side view as thick as from y0 to y1."""
    return prism(rounded(points), y0, y1, lambda p, at: (p[0], at, p[1]), material, **more)


def sheet(points, z0, z1, material, **more):
    """A plan as high as from z0 to z1."""
    return prism(rounded(points), z0, z1, lambda p, at: (p[0], p[1], at), material, **more)


def box(x, y, z, material, bevel=4, **more):
    """Each side is given as a pair of edges."""
    corners = [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]
    return sheet(corners, z[0], z[1], material, bevel=bevel, **more)


def loft(rings, material, ends=True, **more):
    """A skin over rings of equally many points, closed at its ends."""
    n = len(rings[0])
    faces = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
        for k in range(len(rings) - 1)
        for i in range(n)
    ]
    lids = [tuple(range(n)), tuple(range(n * (len(rings) - 1), n * len(rings)))]
    return solid([p for ring in rings for p in ring], faces + (lids if ends else []), material, **more)


def lathe(profile, centre, material, steps=72, **more):
    """A profile of (radius, y) turned about the axis through the centre, which lies across."""
    x, y, z = centre
    ring = lambda r, at: [
        (x + r * cos(2 * pi * i / steps), y + at, z + r * sin(2 * pi * i / steps))
        for i in range(steps)
    ]
    return loft([ring(r, at) for r, at in profile], material, **more)


def bar(points, material, width, height=None):
    """A bar along a line of (x, y, z, radius): round, or flat if it has a height."""
    curve = bpy.data.curves.new("bar", "CURVE")
    curve.dimensions = "3D"
    line = [points[0][:3], *rounded(points, 3)[1:-1], points[-1][:3]]
    path = curve.splines.new("POLY")
    path.points.add(len(line) - 1)
    for point, spot in zip(path.points, line):
        point.co = (*(Vector(spot) * MM), 1)
    if height is None:
        curve.bevel_depth, curve.bevel_resolution = width / 2 * MM, 6
    else:
        curve.bevel_mode, curve.bevel_object = "OBJECT", section(width, height)
    curve.use_fill_caps = True
    curve.materials.append(paint(material))
    thing = bpy.data.objects.new("bar", curve)
    thing.matrix_world = Matrix.Scale(MM, 4) @ placed[-1] @ Matrix.Scale(1 / MM, 4)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def section(width, height):
    w, h, r = width / 2, height / 2, min(width, height) * 0.3
    line = rounded([(-w, -h, r), (w, -h, r), (w, h, r), (-w, h, r)], steps=4)
    curve = bpy.data.curves.new("section", "CURVE")
    path = curve.splines.new("POLY")
    path.points.add(len(line) - 1)
    for point, spot in zip(path.points, line):
        point.co = (*(spot * MM), 0, 1)
    path.use_cyclic_u = True
    return bpy.data.objects.new("section", curve)


def barrel(start, end, radius, material):
    return bar([start, end], material, 2 * radius)


def between(rows, at):
    """The numbers of a table at a place between its rows, smoothly. The first of each row is its place."""
    k = max(i for i in range(len(rows) - 1) if rows[i][0] <= at or i == 0)
    t = (at - rows[k][0]) / (rows[k + 1][0] - rows[k][0])
    row = lambda i: rows[min(max(i, 0), len(rows) - 1)]
    a, b, c, d = row(k - 1), row(k), row(k + 1), row(k + 2)
    slope = lambda p, q, i: (q[i] - p[i]) / (q[0] - p[0]) * (c[0] - b[0]) if q[0] != p[0] else 0
    return [
        (2 * t**3 - 3 * t**2 + 1) * b[i]
        + (t**3 - 2 * t**2 + t) * slope(a, c, i)
        + (3 * t**2 - 2 * t**3) * c[i]
        + (t**3 - t**2) * slope(b, d, i)
        for i in range(1, len(b))
    ]


class Hull:
    """A body that changes with its height: rows of (z, front, rear, half width, front radius, rear radius)."""

    def __init__(self, rows):
        self.rows = rows

    def ring(self, z, inset=0):
        front, rear, half, soft, round_ = between(self.rows, z)
        front, rear, half = front + inset, rear - inset, half - inset
        ring = rounded(
            [(front, -half, soft), (rear, -half, round_), (rear, half, round_), (front, half, soft)],
            steps=20,
        )
        return [(p[0], p[1], z) for p in ring]

    def make(self, material, edge=40, steps=30, **more):
        low, high = self.rows[0][0], self.rows[-1][0]
        heights = [low + (high - edge - low) * k / steps for k in range(steps + 1)]
        rings = [self.ring(z) for z in heights]
        for k in range(1, 9):
            turn = k / 8 * pi / 2
            rings.append(
                [(*p[:2], high - edge + edge * sin(turn)) for p in self.ring(high - edge, edge * (1 - cos(turn)))]
            )
        return loft(rings, material, smooth=50, **more)

    def rear(self, y, z):
        """Where its rear is there."""
        _, rear, half, _, round_ = between(self.rows, z)
        out = max(0, abs(y) - (half - round_)) / round_
        # The corner is a quadratic curve, as `rounded` makes it.
        return rear - round_ * (1 - sqrt(max(0, 1 - out)) ) ** 2
