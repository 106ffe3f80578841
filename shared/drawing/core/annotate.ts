import { dimensionPath } from './dimension.ts'
import { lettering } from './lettering.ts'
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
