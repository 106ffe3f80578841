import { figure } from './path.ts'

/** A length or height of the machine in millimetres; `offset` is the position of its dimension line. */
export type Span =
  | { along: 'x'; from: number; to: number; offset: number; reach?: number }
  | { along: 'y'; from: number; to: number; offset: number; reach?: number }

/** Draws dimension lines with arrows and figures, in millimetres of the machine. */
export function annotate(spans: readonly Span[], height: number): string {
  return spans
    .map(({ along, from, to, offset, reach = offset }) => {
      const flat = along === 'x'
      const [x1, y1, x2, y2] = flat ? [from, -offset, to, -offset] : [offset, -from, offset, -to]
      const { line, heads } = dimensionPath({ x1, y1, x2, y2, head: height * 0.62 })
      const over = Math.sign(offset - reach) * 40
      const witness = [from, to]
        .map((at) =>
          flat
            ? `M${figure(at)} ${figure(-reach)}V${figure(-offset - over)}`
            : `M${figure(reach)} ${figure(-at)}H${figure(offset + over)}`,
        )
        .join('')
      const middle = (from + to) / 2
      const label = flat
        ? lettering(to - from, middle, -offset - 26, height)
        : lettering(to - from, offset - 26, -middle, height, -90)
      return `<path d="${witness}" opacity=".55"/><path d="${line}"/><path d="${heads}" fill="currentColor" stroke="none"/>${label}`
    })
    .join('')
}

/** A dimension line in units of the sheet, y downwards. */
interface DimensionLine {
  x1: number
  y1: number
  x2: number
  y2: number
  /** Length of an arrow head. */
  head: number
}

/** SVG path data of the line and of its two filled arrow heads. */
export function dimensionPath({ x1, y1, x2, y2, head }: DimensionLine): {
  line: string
  heads: string
} {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const size = Math.min(head, length / 2)
  // Relative to its point each head that looks the same way has the same words, which a page then packs as one.
  const [nx, ny] = [-uy * size * 0.28, ux * size * 0.28]
  const tip = (x: number, y: number, way: 1 | -1) => {
    const toBase = `${figure(ux * size * way + nx)} ${figure(uy * size * way + ny)}`
    return `M${figure(x)} ${figure(y)}l${toBase} ${figure(-2 * nx)} ${figure(-2 * ny)}z`
  }
  return {
    line: `M${figure(x1)} ${figure(y1)}L${figure(x2)} ${figure(y2)}`,
    heads: tip(x1, y1, 1) + tip(x2, y2, -1),
  }
}

const thousands = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** A length in millimetres as drawings name it: `3050` → `3.050`. */
export const lengthText = (millimetres: number) => thousands.format(millimetres)

/** Figures as single strokes, 4 wide and 6 high, in the style of technical drawings. */
const glyphs: Record<string, string> = {
  '.': 'M0 5.5V6.1',
  '0': 'M2 0C.7 0 0 1.3 0 3S.7 6 2 6 4 4.7 4 3 3.3 0 2 0Z',
  '1': 'M.8 1.3L2.5 0V6',
  '2': 'M.2 1.7C.2.6 1 0 2 0S3.8.7 3.8 1.7C3.8 3 1 4.3.2 6H3.9',
  '3': 'M.3.9C.7.3 1.3 0 2 0 3 0 3.7.6 3.7 1.5S3 2.9 1.8 2.9C3.1 2.9 4 3.5 4 4.4S3.1 6 2 6C1.1 6 .4 5.6.1 4.9',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.6 0H.7L.4 2.7C.8 2.4 1.4 2.2 2 2.2 3.2 2.2 4 3 4 4.1S3.2 6 2 6C1.1 6 .4 5.6.1 5',
  '6': 'M3.5.5C3.1.2 2.6 0 2.1 0 .8 0 0 1.4 0 3.6 0 5.2.8 6 2 6S4 5.2 4 4.1 3.2 2.3 2 2.3.2 3 0 4',
  '7': 'M0 0H4L1.5 6',
  '8': 'M2 2.8C1 2.8.4 2.2.4 1.4S1 0 2 0 3.6.6 3.6 1.4 3 2.8 2 2.8C.9 2.8 0 3.5 0 4.4S.9 6 2 6 4 5.3 4 4.4 3.1 2.8 2 2.8Z',
  '9': 'M.5 5.5C.9 5.8 1.4 6 1.9 6 3.2 6 4 4.6 4 2.4 4 .8 3.2 0 2 0S0 .8 0 1.9 .8 3.7 2 3.7 3.8 3 4 2',
}
const ADVANCE = 5.6
/** The gap after a glyph, which the last one does not need. */
const ADVANCE_GAP = 4 - ADVANCE

/** One glyph moved right by `left` glyph units and scaled to sheet units. */
function placed(glyph: string, left: number, size: number): string {
  let command = ''
  let axis = 0
  const moved = glyph.replace(/[A-Z]|-?\d*\.?\d+/g, (token) => {
    if (/[A-Z]/.test(token)) {
      command = token
      axis = token === 'V' ? 1 : 0
      return token
    }
    const value = axis === 0 ? Number(token) + left : Number(token) - 6
    if (command !== 'H' && command !== 'V') axis = 1 - axis
    return ` ${Math.round(value * size)}`
  })
  return moved.replace(/ +/g, ' ').replace(/ (?=[A-Z-])|(?<=[A-Z]) /g, '')
}

/**
 * Draws a number with strokes, so that no font is needed. It is centred on x, stands on y (downwards) and
 * is turned about that point by `turn` degrees. `height` is in units of the sheet; the stroke is inherited.
 */
function lettering(value: number, x: number, y: number, height: number, turn = 0): string {
  const text = lengthText(value)
  const advance = (character: string) => (character === '.' ? 2.2 : ADVANCE)
  const width = [...text].reduce((sum, character) => sum + advance(character), ADVANCE_GAP)
  let left = -width / 2
  const strokes = [...text].map((character) => {
    const at = left
    left += advance(character)
    return placed(glyphs[character] ?? '', at, height / 6)
  })
  const rotate = turn ? ` rotate(${turn})` : ''
  return `<path transform="translate(${figure(x)} ${figure(y)})${rotate}" stroke-linecap="round" d="${strokes.join('')}"/>`
}
