import type { Paint } from '../../../shared/drawing/core/shape.ts'
import {
  DETAIL,
  type Fill,
  isGroup,
  type Part,
  type Shape,
  transformOf,
} from '../../../shared/drawing/core/shape.ts'
import { colour, type Livery } from './colours.ts'

/** Collects the gradients and clip paths of a drawing. */
export class Sheet {
  readonly definitions: string[] = []
  readonly livery: Livery
  private readonly prefix: string
  private readonly known = new Map<string, string>()

  constructor(livery: Livery, prefix = 'd') {
    this.livery = livery
    this.prefix = prefix
  }

  define(content: (id: string) => string): string {
    const key = content('')
    const known = this.known.get(key)
    if (known) return known
    const id = `${this.prefix}${this.known.size}`
    this.known.set(key, id)
    this.definitions.push(content(id))
    return id
  }

  colour(paint: Paint) {
    return colour(paint, this.livery)
  }

  fill(fill: Fill, across = false): string {
    if (typeof fill === 'string') return this.colour(fill)
    const stops = fill
      .map(
        (paint, i) =>
          `<stop offset="${i / (fill.length - 1)}" stop-color="${this.colour(paint)}"/>`,
      )
      .join('')
    const run = across ? '' : ' x2="0" y2="1"'
    return `url(#${this.define((id) => `<linearGradient id="${id}"${run}>${stops}</linearGradient>`)})`
  }
}

function bar(shape: Shape, width: number, sheet: Sheet): string {
  const ink = shape.line === 0 ? 0 : (shape.line ?? DETAIL)
  const stroke = (colour: string, size: number, more = '') =>
    `<path d="${shape.d}" fill="none" stroke="${colour}" stroke-width="${size}"${more}/>`
  const dash = shape.dash ? ` stroke-dasharray="${shape.dash}"` : ''
  const base = typeof shape.fill === 'object' ? (shape.fill[0] ?? 'frame') : (shape.fill ?? 'frame')
  const edge = ink ? stroke(sheet.colour(shape.ink ?? 'ink'), width + ink * 2) : ''
  const gleam = ink
    ? `<g transform="translate(${-width * 0.2} ${-width * 0.16})" opacity=".16">${stroke('#ffffff', width * 0.24)}</g>`
    : ''
  return edge + stroke(sheet.colour(base), width, dash) + gleam
}

function solid(shape: Shape, sheet: Sheet): string {
  const fill = shape.fill ? sheet.fill(shape.fill, shape.across) : 'none'
  const width = shape.line ?? DETAIL
  const stroke = width
    ? ` stroke="${sheet.colour(shape.ink ?? 'ink')}" stroke-width="${width}"`
    : ''
  const dash = shape.dash ? ` stroke-dasharray="${shape.dash}"` : ''
  if (!shape.inside) return `<path d="${shape.d}" fill="${fill}"${stroke}${dash}/>`
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${shape.d}"/></clipPath>`)
  const shading = `<g clip-path="url(#${clip})">${paint(shape.inside, sheet)}</g>`
  return `<path d="${shape.d}" fill="${fill}"/>${shading}<path d="${shape.d}" fill="none"${stroke}/>`
}

/** Draws parts as coloured SVG and adds their gradients and clip paths to the sheet. */
export function paint(parts: readonly Part[], sheet: Sheet): string {
  return parts
    .map((part) => {
      if (part.look === 'line') return ''
      if (isGroup(part)) {
        const content = paint(part.parts, sheet)
        const transform = transformOf(part)
        return transform ? `<g transform="${transform}">${content}</g>` : content
      }
      const markup = part.bar ? bar(part, part.bar, sheet) : solid(part, sheet)
      return part.opacity === undefined ? markup : `<g opacity="${part.opacity}">${markup}</g>`
    })
    .join('')
}
