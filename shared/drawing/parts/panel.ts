import { box, line, type Point, polyline } from '../core/path.ts'
import { DETAIL, type Part } from '../core/shape.ts'

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
