"""Takes the noise out of a rendering: smooths its light where colour, normal and depth of the surface are alike."""

import bpy
import numpy as np

# What is darker has no colour of its own: it is shadow on the floor.
BLACK = 0.004
TAPS = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def keep_passes(folder):
    """Has colour, albedo, normal and depth written beside each other. Debian's Blender has no denoiser itself."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].update_render_passes()
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    for node in [node for node in nodes if node.type == "OUTPUT_FILE"]:
        nodes.remove(node)
    layers = next(node for node in nodes if node.type == "R_LAYERS")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name in ("Image", "Denoising Albedo", "Denoising Normal", "Denoising Depth"):
        files.file_slots.new(name)
        links.new(layers.outputs[name], files.inputs[name])


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def denoised(folder):
    """Linear colours, weighed by their opacity. An edge-avoiding wavelet filter (à trous, Dammertz 2010) on the light without the albedo."""
    colour, albedo, normal, depth = (
        read(f"{folder}/{name}0001.exr")
        for name in ("Image", "Denoising Albedo", "Denoising Normal", "Denoising Depth")
    )
    # The shadow on the floor is nothing but opacity, which has no albedo.
    albedo = np.maximum(albedo, 0.02)
    albedo[..., 3] = 1
    normal, depth = normal[..., :3], depth[..., :1]
    light = np.minimum(colour, 4) / albedo
    height, width = depth.shape[:2]
    for level in range(4):
        step = 2**level
        tone = 0.9 * 0.6**level
        now = (light, np.log1p(light), normal, albedo, depth)
        padded = [np.pad(part, ((2 * step,) * 2, (2 * step,) * 2, (0, 0)), "edge") for part in now]
        total, weights = np.zeros_like(light), np.zeros_like(depth)
        for j, wy in enumerate(TAPS):
            for i, wx in enumerate(TAPS):
                there = [part[j * step : j * step + height, i * step : i * step + width] for part in padded]
                gap = [a - b for a, b in zip(there, now)]
                unlike = (
                    squared(gap[1]) / tone**2
                    + squared(gap[2]) / 0.02
                    + squared(gap[3]) / 0.002
                    + np.abs(gap[4]) / (0.02 * step)
                )
                weight = wx * wy * np.exp(-unlike)
                total += weight * there[0]
                weights += weight
        light = total / weights
    return light * albedo


def squared(vectors):
    return np.einsum("ijk,ijk->ij", vectors, vectors)[..., None]


def fading(height, width):
    """Takes a shadow to nothing before the picture's edge, which would else be seen on the page."""
    edge = lambda n: np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (0.16 * n), 0, 1)
    near = edge(height)[:, None] * edge(width)[None, :]
    return (near * near * (3 - 2 * near))[..., None]


def save(linear, path):
    """As it is seen on a screen (sRGB)."""
    height, width = linear.shape[:2]
    opacity = np.clip(linear[..., 3:], 0, 1)
    opacity = np.where(linear[..., :3].max(2, keepdims=True) < BLACK, opacity * fading(height, width), opacity)
    linear = np.clip(linear[..., :3] / np.maximum(opacity, 1e-4), 0, 1)
    seen = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    image = bpy.data.images.new("picture", width, height, alpha=True)
    image.pixels.foreach_set(np.dstack([seen, opacity]).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
    bpy.data.images.remove(image)
