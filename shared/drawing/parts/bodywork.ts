import { arc, box, circle, line, outline, type Point, polyline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Paint, type Part } from '../core/shape.ts'

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

interface Coupling {
  /** The lower left corner of the block and its size, in millimetres. */
  x: number
  y: number
  width: number
  height: number
  pin: { x: number; from: number; to: number; width: number }
}

/** The trailer coupling in the counterweight, with its pin. */
export const coupling = ({ x, y, width, height, pin }: Coupling): Part[] => [
  { d: box(x, y, width, height, 10), fill: ['steel', 'steel--'], line: DETAIL },
  { d: line(pin.x, pin.from, pin.x, pin.to), bar: pin.width, fill: 'steel+', line: 2.5 },
]

const RADIUS = 158

/** A bottle of LPG that lies across the machine, seen from its end; x and y are its foot. */
export function gasBottle(x: number, y: number): Part[] {
  const centre = y + RADIUS + 20
  return [
    { d: box(x - 190, y - 40, 380, 70, 20), fill: ['frame++', 'frame-'], line: DETAIL },
    { d: circle(x, centre, RADIUS), fill: ['steel++', 'steel', 'steel-'], line: OUTLINE },
    { d: circle(x, centre, RADIUS - 34), fill: ['steel+', 'steel-'], line: DETAIL },
    { d: circle(x, centre, 52), fill: ['steel', 'steel--'], line: DETAIL },
    { d: circle(x, centre, 22), fill: 'frame--', line: 2.5, look: 'paint' },
    { d: line(x - 168, y + 10, x - 168, centre + 40), bar: 22, fill: 'frame', line: DETAIL },
    { d: line(x + 168, y + 10, x + 168, centre + 40), bar: 22, fill: 'frame', line: DETAIL },
  ]
}

/** The gap between two sheets of metal: a dark line with a light edge below it. */
export function gap(points: readonly Point[], paint: 'body' | 'frame' | 'trim' = 'body'): Part[] {
  return [
    {
      d: polyline(points.map(([x, y, r]) => [x + 4, y - 6, r ?? 0])),
      line: 4,
      ink: `${paint}++`,
      look: 'paint',
    },
    { d: polyline(points), line: DETAIL + 1.5, ink: `${paint}--` },
  ]
}

/** Slanted louvres of a cooling grille. */
export function louvres(
  x: number,
  y: number,
  width: number,
  rows: number,
  pitch = 34,
  slant = 0,
): Part[] {
  return Array.from({ length: rows }, (_, i) => ({
    d: box(x + slant * i, y - i * pitch, width, pitch * 0.5, pitch * 0.24),
    fill: ['frame--', 'frame-'] as const,
    line: 2.5,
    ink: 'frame--' as const,
  }))
}

/** Hazard stripes on a small plate. */
export function hazard(x: number, y: number, width: number, height: number): Part {
  const count = Math.ceil(width / 44) + 2
  const stripes = Array.from({ length: count }, (_, i) =>
    line(x + i * 44 - 50, y - 10, x + i * 44 - 50 + height, y + height + 10),
  ).join('')
  return {
    d: box(x, y, width, height, 4),
    fill: 'amber',
    line: 2.5,
    look: 'paint',
    inside: [{ d: stripes, bar: 19, fill: 'ink', line: 0 }],
  }
}

/** A capacity plate; rows of dashes stand for its figures. */
export function plate(x: number, y: number): Part[] {
  const rows = [0, 1, 2, 3]
    .map((i) => line(x + 12, y + 18 + i * 18, x + (i === 3 ? 60 : 104), y + 18 + i * 18))
    .join('')
  return [
    { d: box(x, y, 120, 92, 6), fill: 'chrome', line: 2.5, look: 'paint' },
    { d: rows, line: 4, ink: 'steel-', look: 'paint' },
  ]
}
