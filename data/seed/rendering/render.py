"""Renders a machine from one or more sides: `blender --background --python render.py -- <machine as JSON>`."""

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
from solids import solid

PICTURE = (1000, 750)
MARGIN = 0.06
# Millimetres, of a camera with a full-frame sensor.
LENS, SENSOR = 62, 36


def machine_points():
    """Every corner of the machine in metres."""
    seen = bpy.context.evaluated_depsgraph_get()
    for thing in bpy.context.scene.objects:
        if thing.type in ("MESH", "CURVE") and not thing.hide_render:
            mesh = thing.evaluated_get(seen).to_mesh()
            yield from (thing.matrix_world @ v.co for v in mesh.vertices)


def look(camera, spot, at):
    camera.location = spot
    camera.rotation_euler = (at - spot).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()


def whole(camera, points, azimuth, height):
    """Puts the camera so far away that the machine fills the picture."""
    scene = bpy.context.scene
    middle = sum((Vector(corner) for corner in bounds(points)), Vector()) / 2
    away = Vector((-cos(radians(azimuth)), sin(radians(azimuth)), 0))
    distance = 9.0
    for _ in range(8):
        spot = middle + away * distance
        spot.z = height
        look(camera, spot, middle)
        seen = [world_to_camera_view(scene, camera, p) for p in points]
        x = [p.x for p in seen]
        y = [p.y for p in seen]
        distance *= max(max(x) - min(x), max(y) - min(y)) / (1 - 2 * MARGIN)
        camera.data.shift_x += (max(x) + min(x) - 1) / 2
        camera.data.shift_y += (max(y) + min(y) - 1) / 2 * PICTURE[1] / PICTURE[0]


def close(camera, azimuth, elevation, at, width):
    """Shows so many millimetres around a point of the machine."""
    a, e = radians(azimuth), radians(elevation)
    away = Vector((-cos(a) * cos(e), sin(a) * cos(e), sin(e)))
    at = Vector(at) / 1000
    look(camera, at + away * width / 1000 * LENS / SENSOR, at)


def bounds(points):
    return ([f(p[i] for p in points) for i in range(3)] for f in (min, max))


def studio(points):
    """A floor that is seen by its shadows alone, one large soft light from above, two from the sides."""
    scene = bpy.context.scene
    scene.render.film_transparent = True
    n = 9000
    floor = solid([(-n, -n, 0), (n, -n, 0), (n, n, 0), (-n, n, 0)], [(0, 1, 2, 3)], "floor")
    floor.is_shadow_catcher = True
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = paints.linear("#f4f5f6")
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.62
    scene.world = world
    middle = sum((Vector(corner) for corner in bounds(points)), Vector()) / 2

    def light(spot, size, power):
        lamp = bpy.data.lights.new("light", "AREA")
        lamp.shape, lamp.size, lamp.size_y, lamp.energy = "RECTANGLE", size[0], size[1], power
        thing = bpy.data.objects.new("light", lamp)
        thing.location = middle + Vector(spot)
        thing.rotation_euler = (-Vector(spot)).to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(thing)

    light((-0.4, -0.4, 5.5), (6, 4), 380)
    # Before the forks to the right, beside the machine, and from behind.
    light((-5.5, -3.4, 1.8), (1.6, 4), 260)
    light((2.5, -6, 1.4), (1.6, 4), 240)
    light((4.5, 4, 1.6), (1.6, 4), 240)


def render(target, samples):
    scene = bpy.context.scene
    scene.cycles.samples = samples
    with TemporaryDirectory() as folder:
        keep_passes(folder)
        bpy.ops.render.render()
        save(denoised(folder), target)


def settings():
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = PICTURE
    scene.render.engine = "CYCLES"
    scene.render.use_persistent_data = True
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 4
    scene.cycles.blur_glossy = 1
    scene.cycles.sample_clamp_indirect = 3


def main():
    (job,) = sys.argv[sys.argv.index("--") + 1 :]
    job = json.loads(job)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    settings()
    paints.livery.update(job["livery"])
    build = reach if job["truck"]["type"] == "reach" else counterbalance
    spots = build(job["truck"], job["lift"], job["shown"])
    points = list(machine_points())
    studio(points)
    for shot in job["shots"]:
        view, target, samples = shot.pop("view"), shot.pop("target"), shot.pop("samples")
        camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
        camera.data.lens = LENS
        bpy.context.scene.collection.objects.link(camera)
        bpy.context.scene.camera = camera
        if view in spots:
            close(camera, at=spots[view], **shot)
        else:
            whole(camera, points, **shot)
        render(target, samples)


main()
