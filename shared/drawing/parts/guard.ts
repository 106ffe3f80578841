import { box, line, outline, type Point, polyline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'

export interface Guard {
  /** Front pillar from its foot up to the roof, rear pillar from its foot up. */
  front: readonly Point[]
  rear: readonly Point[]
  /** h6 and the ends of the roof, in millimetres. */
  height: number
  from: number
  to: number
  width?: number
}

/** The ends of the roof bars, which show above the side rail. */
function bars(from: number, to: number, height: number): Part[] {
  const count = Math.floor((to - from - 160) / 118)
  const pitch = (to - from - 160) / count
  return Array.from({ length: count + 1 }, (_, i) => ({
    d: box(from + 60 + i * pitch, height - 30, 40, 26, 6),
    fill: ['frame++', 'frame'] as const,
    line: 2.5,
    look: 'paint' as const,
  }))
}

/** The far half of the guard. It shows a little behind the near half. */
export function guardBehind({ front, rear, width = 72 }: Guard): Part[] {
  const shift = (points: readonly Point[]): Point[] =>
    points.map(([x, y, r]) => [x + 34, y - 8, r ?? 0])
  return [front, rear].map(
    (points): Part => ({
      d: polyline(shift(points)),
      bar: width * 0.7,
      fill: 'frame--',
      line: DETAIL,
      look: 'paint',
    }),
  )
}

/** Near pillars and roof. */
export function guard({ front, rear, height, from, to, width = 72 }: Guard): Part[] {
  const roof = outline([
    [from - 8, height - 96, 40],
    [from + 26, height - 14, 50],
    [to - 40, height - 10, 50],
    [to, height - 100, 40],
  ])
  return [
    ...[rear, front].map(
      (points): Part => ({ d: polyline(points), bar: width, fill: 'frame', line: OUTLINE }),
    ),
    ...bars(from, to, height),
    {
      d: roof,
      fill: ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
      inside: [
        { d: line(from, height - 30, to, height - 26), line: 9, ink: 'frame++', look: 'paint' },
      ],
    },
  ]
}

/** A pane of the cabin. */
export function pane(points: readonly Point[]): Part {
  const xs = points.map(([x]) => x)
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  const top = Math.max(...points.map(([, y]) => y))
  return {
    d: outline(points),
    fill: 'glass',
    opacity: 0.42,
    line: DETAIL,
    look: 'paint',
    inside: [
      {
        d: line(left, top - 900, left + (right - left) * 0.7, top + 100),
        bar: 120,
        fill: 'white',
        line: 0,
        opacity: 0.5,
      },
      {
        d: line(left + 190, top - 900, left + (right - left) * 0.7 + 190, top + 100),
        bar: 34,
        fill: 'white',
        line: 0,
        opacity: 0.5,
      },
    ],
  }
}
