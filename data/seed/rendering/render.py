"""Renders a machine: `blender --background --python render.py -- <machine as JSON> <file>`."""

import json
import sys
from math import cos, radians, sin
from pathlib import Path
from tempfile import TemporaryDirectory

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).parent))

import paints
from counterbalance import counterbalance
from denoise import denoised, keep_passes, save
from reach import reach
from solids import rounded, solid

PICTURE = (1600, 1200)
MARGIN = 0.06
SAMPLES = 18


def machine_points():
    """Every corner of the machine in metres."""
    seen = bpy.context.evaluated_depsgraph_get()
    for thing in bpy.context.scene.objects:
        if thing.type in ("MESH", "CURVE") and not thing.hide_render:
            mesh = thing.evaluated_get(seen).to_mesh()
            yield from (thing.matrix_world @ v.co for v in mesh.vertices)


def aim(azimuth, height):
    """Puts the camera so far away that the machine fills the picture."""
    points = list(machine_points())
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    middle = (low + high) / 2
    scene = bpy.context.scene
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens = 62
    scene.collection.objects.link(camera)
    scene.camera = camera
    a = radians(azimuth)
    away = Vector((-cos(a), sin(a), 0))
    distance = 9.0
    for _ in range(8):
        spot = middle + away * distance
        spot.z = height
        camera.location = spot
        camera.rotation_euler = (middle - spot).to_track_quat("-Z", "Y").to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, p) for p in points]
        x = [p.x for p in seen]
        y = [p.y for p in seen]
        distance *= max(max(x) - min(x), max(y) - min(y)) / (1 - 2 * MARGIN)
        camera.data.shift_x += (max(x) + min(x) - 1) / 2
        camera.data.shift_y += (max(y) + min(y) - 1) / 2 * PICTURE[1] / PICTURE[0]
    return middle, away


def studio(middle, away):
    """A floor that rises to a wall behind the machine, one large soft light from above, two from the sides."""
    scene = bpy.context.scene
    across = Vector((-away.y, away.x, 0))
    line = rounded([(9000, 0), (-7000, 0, 5000), (-7000, 12000)], steps=24)
    foot = Vector((middle.x, middle.y, 0))
    ring = lambda y: [(foot + across * y) * 1000 + away * p[0] + Vector((0, 0, p[1])) for p in line]
    left, right = ring(-16), ring(16)
    n = len(left)
    solid(left + right, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], "floor", smooth=180)
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = paints.linear("#f4f5f6")
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.4
    scene.world = world

    def light(spot, size, power):
        lamp = bpy.data.lights.new("light", "AREA")
        lamp.shape, lamp.size, lamp.size_y, lamp.energy = "RECTANGLE", size[0], size[1], power
        thing = bpy.data.objects.new("light", lamp)
        thing.location = spot
        thing.rotation_euler = (middle - Vector(spot)).to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(thing)

    light(middle + Vector((0, 0, 5.5)) + away * 0.6, (6, 4), 340)
    light(middle + away * 4 + across * 5.5 + Vector((0, 0, 1.8)), (1.6, 4), 250)
    light(middle + away * 1 - across * 6 + Vector((0, 0, 1.2)), (1.2, 4), 220)


def render(target):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = SAMPLES
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 6
    scene.cycles.blur_glossy = 1
    scene.cycles.sample_clamp_indirect = 3
    with TemporaryDirectory() as folder:
        keep_passes(folder)
        bpy.ops.render.render()
        save(denoised(folder), target)


def main():
    job, target = sys.argv[sys.argv.index("--") + 1 :]
    job = json.loads(job)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = PICTURE
    paints.livery.update(job["livery"])
    build = reach if job["truck"]["type"] == "reach" else counterbalance
    build(job["truck"], job["lift"])
    studio(*aim(job["azimuth"], job["height"]))
    render(target)


main()
