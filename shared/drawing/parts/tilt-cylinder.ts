import { line } from '../core/path.ts'
import { DETAIL, type Part } from '../core/shape.ts'

/** Two ends and a width, in millimetres. */
type Bar = readonly [x1: number, y1: number, x2: number, y2: number, width: number]

/** The cylinder that tilts the mast. */
export function tiltCylinder(rod: Bar, barrel: Bar): Part[] {
  const bar = ([x1, y1, x2, y2, width]: Bar) => ({ d: line(x1, y1, x2, y2), bar: width })
  return [
    { ...bar(rod), fill: 'chrome', line: DETAIL },
    { ...bar(barrel), fill: 'steel-', line: DETAIL },
  ]
}
