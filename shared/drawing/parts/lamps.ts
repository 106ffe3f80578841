import { box, circle, ellipse, line, outline, type Place } from '../core/path.ts'
import { DETAIL, type Part } from '../core/shape.ts'
import type { Truck } from '../core/truck.ts'

interface Lights {
  front: Place
  rear: Place
  beacon: Place
  blueSpot: Place
}

/** Working lamps, and the warning lamps that the truck has. */
export const lights = (truck: Truck, at: Lights): Part[] => [
  ...lamp(...at.front, -1),
  ...lamp(...at.rear, 1),
  ...(truck.beacon ? beacon(...at.beacon) : []),
  ...(truck.blueSpot ? blueSpot(...at.blueSpot) : []),
]

/** A working lamp on a bracket, which shines to the forks (`-1`) or backwards (`1`). */
export function lamp(x: number, y: number, side: -1 | 1): Part[] {
  const s = side
  return [
    { d: line(x, y + 40, x - s * 10, y - 60), bar: 16, fill: 'frame', line: 2.5 },
    {
      d: outline([
        [x - s * 46, y - 30, 24],
        [x - s * 46, y + 34, 24],
        [x + s * 30, y + 56, 10],
        [x + s * 30, y - 52, 10],
      ]),
      fill: ['frame++', 'frame-'],
      line: DETAIL,
    },
    {
      d: outline([
        [x + s * 30, y + 56, 4],
        [x + s * 46, y + 40, 10],
        [x + s * 46, y - 38, 10],
        [x + s * 30, y - 52, 4],
      ]),
      fill: ['white', 'chrome'],
      line: DETAIL,
    },
  ]
}

/** An amber beacon; x and y are its foot. */
export function beacon(x: number, y: number): Part[] {
  return [
    { d: box(x - 58, y, 116, 26, 6), fill: ['frame++', 'frame-'], line: DETAIL },
    {
      d: outline([
        [x - 48, y + 26],
        [x - 44, y + 120, 36],
        [x + 44, y + 120, 36],
        [x + 48, y + 26],
      ]),
      fill: ['amber+', 'amber', 'amber-'],
      line: DETAIL,
    },
    { d: box(x - 30, y + 36, 12, 62, 6), fill: 'white', line: 0, opacity: 0.6, look: 'paint' },
  ]
}

/** Blue-spot warning lamp under the guard's rear edge. */
export function blueSpot(x: number, y: number): Part[] {
  return [
    {
      d: outline([
        [x - 34, y + 30, 8],
        [x + 14, y + 46, 8],
        [x + 34, y - 26, 10],
        [x - 14, y - 44, 10],
      ]),
      fill: ['frame+', 'frame-'],
      line: DETAIL,
    },
    { d: ellipse(x + 12, y - 34, 26, 13), fill: ['blue++', 'blue'], line: DETAIL },
  ]
}

/** Rear light cluster: indicator, tail, reversing light. */
export function tail(x: number, y: number): Part[] {
  return [
    { d: box(x, y, 62, 168, 16), fill: ['frame', 'frame--'], line: DETAIL },
    { d: box(x + 12, y + 108, 38, 46, 8), fill: ['amber+', 'amber-'], line: 2 },
    { d: box(x + 12, y + 58, 38, 44, 6), fill: ['red+', 'red-'], line: 2 },
    { d: box(x + 12, y + 14, 38, 38, 8), fill: ['white', 'chrome'], line: 2 },
  ]
}

/** Rear-view mirror on a stalk. */
export function mirror(x: number, y: number): Part[] {
  return [
    { d: line(x, y, x - 90, y + 20), bar: 13, fill: 'frame', line: 2.5 },
    {
      d: outline([
        [x - 130, y - 70, 20],
        [x - 124, y + 80, 20],
        [x - 84, y + 90, 20],
        [x - 80, y - 66, 20],
      ]),
      fill: ['frame++', 'frame'],
      line: DETAIL,
      look: 'paint',
    },
  ]
}

export const bolts = (points: readonly (readonly [number, number])[], radius = 9): Part => ({
  d: points.map(([x, y]) => circle(x, y, radius)).join(''),
  fill: 'steel-',
  line: 2,
  look: 'paint',
})
