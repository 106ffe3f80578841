import { figure } from './path.ts'

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
