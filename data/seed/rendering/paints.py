"""What the parts are painted with. The livery comes with the machine."""

import bpy

MATERIALS = {
    # colour, roughness, metallic, coat, light
    "rubber": ("#1c1e20", 0.82, 0, 0, 0),
    # Without soot, so that it leaves no marks on a floor.
    "pale rubber": ("#a3a29c", 0.82, 0, 0, 0),
    "steel": ("#9aa3a8", 0.34, 0.9, 0, 0),
    "chrome": ("#d8dde0", 0.12, 1, 0, 0),
    "fork": ("#2c3135", 0.42, 0.5, 0, 0),
    "seat": ("#212528", 0.6, 0, 0, 0),
    "dark": ("#15181a", 0.7, 0, 0, 0),
    "panel": ("#2c3236", 0.55, 0, 0, 0),
    "lens": ("#eef3f5", 0.15, 0, 0.6, 0.25),
    "amber": ("#ff9a00", 0.2, 0, 0.6, 0.3),
    "red": ("#b3150f", 0.2, 0, 0.6, 0.1),
    "blue": ("#2f7de1", 0.2, 0, 0.6, 0.6),
    "screen": ("#8fb4c8", 0.1, 0, 0.5, 0.3),
    "sign": ("#f7f6f2", 0.5, 0, 0, 0),
    "polyurethane": ("#a8532b", 0.5, 0, 0.1, 0),
    "ink": ("#10202b", 0.6, 0, 0, 0),
    "lcd": ("#b7c7ae", 0.25, 0, 0.3, 0.35),
    "aluminium": ("#c9ced1", 0.4, 0.25, 0, 0),
    "floor": ("#d9d8d4", 0.62, 0, 0, 0),
}
livery = {}


def linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


def paint(name):
    """The material of that name, made when it is first asked for."""
    known = bpy.data.materials.get(name)
    if known:
        return known
    colour, roughness, metallic, coat, light = MATERIALS.get(name) or (
        livery[name],
        *((0.3, 0, 0.5, 0) if name == "body" else (0.36, 0, 0.25, 0)),
    )
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = 0.3
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.08
    shader.inputs["Emission"].default_value = linear(colour)
    shader.inputs["Emission Strength"].default_value = light
    # Thinner than the rounding of edges.
    if name not in ("floor", "rubber", "pale rubber", "ink", "lcd", "aluminium"):
        edge = nodes.new("ShaderNodeBevel")
        edge.samples, edge.inputs["Radius"].default_value = 3, 0.005
        links.new(edge.outputs["Normal"], shader.inputs["Normal"])
    return material
