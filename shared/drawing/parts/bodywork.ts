import type { Paint } from '../core/paint.ts'
import { arc, box, circle, line, outline, type Point, polyline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'

/** A lighter or darker area of a panel, without an edge of its own. */
export const shade = (points: readonly Point[], paint: Paint): Part => ({
  d: outline(points),
  fill: paint,
  line: 0,
})

/** The cover of the front axle, which ends at the dashboard, and the seam along it. */
export const cowl = (
  shape: readonly Point[],
  seam: readonly Point[],
  paint: 'frame' | 'trim' = 'frame',
): Part[] => [
  { d: outline(shape), fill: [`${paint}++`, paint, `${paint}-`], line: OUTLINE },
  { d: polyline(seam), line: DETAIL, ink: 'frame--' },
]

interface Arch {
  /** In millimetres. The axle is as high as the wheel's radius. */
  x: number
  wheel: number
  radius: number
  /** The bright edge above it: its distance, width and paint. */
  gap: number
  edge: number
  ink: Paint
}

/** The opening for a wheel in the counterweight. */
export const wheelArch = ({ x, wheel, radius, gap, edge, ink }: Arch): Part[] => [
  { d: circle(x, wheel, radius), fill: ['frame--', 'ink'], line: OUTLINE },
  { d: arc(x, wheel, radius + gap, 10, 170), line: edge, ink, look: 'paint' },
]

interface Step {
  /** The lower left corner, and the size, in millimetres. */
  x: number
  y: number
  width: number
  height: number
  radius: number
  /** The dashes of its tread. */
  tread: string
}

/** The step to the driver's seat. */
export function step({ x, y, width, height, radius, tread }: Step): Part[] {
  const middle = y + height / 2 + 1
  return [
    { d: box(x, y, width, height, radius), fill: 'steel', line: DETAIL },
    {
      d: line(x + 10, middle, x + width - 10, middle),
      bar: 8,
      fill: 'steel--',
      dash: tread,
      line: 0,
    },
  ]
}
