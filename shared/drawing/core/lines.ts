import { DETAIL, isGroup, type Part, type Shape, transformOf } from './shape.ts'

/** What a drawing in a page is drawn in: variables of that page's CSS, black and white where it has none. */
export const PAGE_COLOURS = { ink: 'var(--ink,#000)', sheet: 'var(--sheet,#fff)' }
export type Colours = typeof PAGE_COLOURS

interface LineOptions {
  /** Makes the ids of clip paths unique on the page. */
  prefix: string
  /** Multiplies every line width. */
  weight?: number
  /** Leaves out lines thinner than this many millimetres. */
  from?: number
  /** The colour behind the drawing, for what is hollow. Surfaces take the inherited fill. */
  sheet?: string
}

const whole = (d: string) =>
  d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value)))).replace(/ -/g, '-')

/** Draws parts as lines. Surfaces get the inherited fill, so they hide what lies behind them. */
export function lines(
  parts: readonly Part[],
  { prefix, weight = 1, from = 3, sheet = PAGE_COLOURS.sheet }: LineOptions,
): string {
  let clips = 0
  const width = (line = DETAIL) =>
    line === DETAIL ? '' : ` stroke-width="${Math.round(line * weight * 10) / 10}"`

  function bar(shape: Shape, size: number): string {
    const d = whole(shape.d)
    const ink = (shape.line ?? DETAIL) * weight
    const core = Math.round(size - ink * 2)
    return `<g fill="none"><path d="${d}" stroke-width="${size}"/><path d="${d}" stroke="${sheet}" stroke-width="${core}"/></g>`
  }

  function solid(shape: Shape): string {
    const d = whole(shape.d)
    const inside = draw(shape.inside ?? [])
    const fill = shape.fill ? '' : ' fill="none"'
    if (!inside) return `<path d="${d}"${fill}${width(shape.line)}/>`
    const id = `${prefix}${clips++}`
    return `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><use href="#${id}p"${width(shape.line)}/><g clip-path="url(#${id})">${inside}</g>`
  }

  function draw(list: readonly Part[]): string {
    return list
      .map((part) => {
        if (part.look === 'paint') return ''
        if (isGroup(part)) {
          const content = draw(part.parts)
          const transform = transformOf(part)
          return transform && content ? `<g transform="${transform}">${content}</g>` : content
        }
        if ((part.line ?? DETAIL) < from || part.dash) return ''
        return part.bar ? bar(part, part.bar) : solid(part)
      })
      .join('')
  }

  return draw(parts)
}
