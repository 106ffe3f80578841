import { type Colours, lines, PAGE_COLOURS } from '../core/lines.ts'
import { figure } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import { type Annotation, SIZE } from './annotations.ts'
import type { Dimensions } from './figures.ts'
import { type Sketch, sketchesOf, sketchOf } from './sketch.ts'

export interface SketchSvg extends Pick<Sketch, 'isToScale' | 'figures'> {
  svg: string
}

const MUTED = '#5c6b75'

/** FNV-1a, so that two different sketches on one page never share an id. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * The sketch of a machine from its own figures in millimetres (VDI 2198).
 * It says nothing to screen readers: what stands beside it names its figures.
 * Null when neither lift height, closed height nor a length is known.
 */
export function sketchSvg(dimensions: Dimensions, colours = PAGE_COLOURS): SketchSvg | null {
  const sketch = sketchOf(dimensions)
  return sketch && toSvg(sketch, colours, fingerprint(JSON.stringify(dimensions)))
}

/**
 * The same as a picture of 4:3 that stands alone, in the place of a photograph.
 * @param words what it says to those who do not see it, as SVG: a `<title>` and a `<desc>`
 */
export function sketchPicture(
  dimensions: Dimensions,
  { words, ...colours }: Colours & { words: (drawn: SketchSvg) => string },
): string | null {
  const drawn = sketchSvg(dimensions, colours)
  if (!drawn) return null
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawn.svg) ?? []
  const { view, ground } = framed(Number(width), Number(height), colours.sheet)
  return drawn.svg
    .replace(/viewBox="[^"]*"/, `viewBox="${view}" width="800" height="600" role="img"`)
    .replace('font-family="inherit"', 'font-family="Arial, Helvetica, sans-serif"')
    .replace('>', () => `>${words(drawn)}${ground}`)
}

const FRAME = 30

/** A view of 4:3 around a sheet of this size, and its ground. */
function framed(sheetWidth: number, sheetHeight: number, sheet: string) {
  const height =
    Math.ceil(Math.max(sheetHeight + 2 * FRAME, ((sheetWidth + 2 * FRAME) * 3) / 4) / 3) * 3
  const width = (height * 4) / 3
  const [left, top] = [(sheetWidth - width) / 2, (sheetHeight - height) / 2]
  return {
    view: [left, top, width, height].join(' '),
    ground: `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${sheet}"/>`,
  }
}

/** Sketches of several machines on sheets of one size, to one scale and on one ground. */
export function sketchSvgs(all: readonly (Dimensions | null)[]): (SketchSvg | null)[] {
  const sketches = sketchesOf(all)
  return sketches.map((sketch, index) => {
    const id = fingerprint(JSON.stringify([all[index], index]))
    return sketch && toSvg(sketch, PAGE_COLOURS, id)
  })
}

function toSvg(sketch: Sketch, { ink, sheet }: Colours, fingerprint: string): SketchSvg {
  const { plan, isToScale, figures } = sketch
  const id = `m${fingerprint}`
  const draw = (parts: readonly Part[], prefix: string, from: number) =>
    lines(parts, { prefix, weight: plan.weight, from, sheet })
  const raised = draw(sketch.raised, `${id}g`, OUTLINE)
  const { origin, scale } = plan
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plan.width} ${plan.height}" ` +
    `font-family="inherit" color="${ink}">` +
    `<g transform="translate(${figure(origin.x)} ${figure(origin.y)}) scale(${scale.toFixed(5)})" fill="${sheet}" stroke="currentColor" stroke-width="${figure(plan.stroke)}" stroke-linejoin="round">` +
    `<g opacity=".45" fill="none" stroke-dasharray="${plan.dash.map(figure).join(' ')}">${raised}</g>${draw(sketch.machine, id, DETAIL)}</g>` +
    `<g fill="none"><g font-size="${SIZE}" font-weight="500">` +
    `<path d="${sketch.ground}" stroke="currentColor" stroke-width="1.4"/>` +
    `${sketch.dimensions.map(annotation).join('')}</g></g></svg>`
  return { svg, isToScale, figures }
}

function annotation({ key, witness, line, heads, text, x, y, isUpright, anchor }: Annotation) {
  const turn = isUpright ? ` transform="rotate(-90 ${figure(x)} ${figure(y)})"` : ''
  return (
    `<g data-dimension="${key}"><path d="${witness}" stroke="${MUTED}" stroke-width=".6" opacity=".7"/>` +
    `<path class="measure" d="${line}" stroke="currentColor" stroke-width="1"/><path d="${heads}" fill="currentColor"/>` +
    `<text fill="currentColor" x="${figure(x)}" y="${figure(y)}"${turn} text-anchor="${anchor}">${text}</text></g>`
  )
}
