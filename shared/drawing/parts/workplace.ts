import { box, ellipse, line, outline, type Place, type Point, polyline } from '../core/path.ts'
import { DETAIL, moved, type Part, turned } from '../core/shape.ts'
import type { Truck } from '../core/truck.ts'
import { pane } from './guard.ts'

interface Workplace {
  steering: Place
  levers: Place
  seat: Place
  /** The outline of the side window, if the truck has a cabin. */
  window: readonly Point[]
}

/** Where the driver sits. */
export const workplace = (truck: Truck, at: Workplace): Part[] => [
  steering(...at.steering),
  ...levers(...at.levers),
  seat(...at.seat),
  ...(truck.cabin ? [pane(at.window)] : []),
]

/** Driver's seat facing the forks; x and y are the front lower corner of its base, millimetres. */
export function seat(x: number, y: number): Part {
  return moved(
    x,
    y,
    {
      d: outline([
        [40, 0],
        [70, 90, 20],
        [440, 90, 20],
        [460, 0],
      ]),
      fill: ['frame', 'frame--'],
      line: DETAIL,
    },
    { d: line(62, 30, 450, 30) + line(68, 58, 446, 58), line: 3, ink: 'frame++', look: 'paint' },
    {
      d: outline([
        [0, 90, 50],
        [-10, 190, 70],
        [60, 214, 60],
        [420, 190, 40],
        [500, 190, 30],
        [500, 90, 50],
      ]),
      fill: ['seat++', 'seat', 'seat-'],
      line: DETAIL,
    },
    {
      d: outline([
        [390, 150, 70],
        [470, 700, 80],
        [540, 760, 60],
        [610, 720, 60],
        [560, 400, 90],
        [520, 130, 60],
      ]),
      fill: ['seat++', 'seat'],
      across: true,
      line: DETAIL,
    },
    {
      d: polyline([
        [10, 168],
        [60, 190, 60],
        [380, 172],
      ]),
      line: DETAIL,
      ink: 'seat++',
      look: 'paint',
    },
    { d: line(440, 220, 512, 690), line: DETAIL, ink: 'seat++', look: 'paint' },
    { d: line(560, 560, 592, 700), line: DETAIL, ink: 'seat++', look: 'paint' },
    {
      d: outline([
        [140, 330, 26],
        [140, 380, 26],
        [470, 400, 26],
        [470, 340, 26],
      ]),
      fill: ['seat++', 'seat-'],
      line: DETAIL,
    },
    { d: box(500, 120, 40, 70, 8), fill: 'red', line: 2.5, look: 'paint' },
  )
}

/** Console with levers beside the seat; x, y is the foot of the front lever. */
export function levers(x: number, y: number): Part[] {
  const one = (at: number): Part[] => [
    { d: line(x + at, y, x + at - 22, y + 90), bar: 9, fill: 'steel', line: 2 },
    { d: ellipse(x + at - 24, y + 100, 13, 19), fill: 'seat-', line: 2.5, look: 'paint' },
  ]
  return [
    ...one(0),
    ...one(36),
    ...one(72),
    {
      d: outline([
        [x - 30, y - 60, 24],
        [x - 26, y + 16, 20],
        [x + 130, y + 12, 20],
        [x + 330, y - 10],
        [x + 330, y - 76],
      ]),
      fill: ['seat++', 'seat-'],
      line: DETAIL,
    },
    { d: line(x + 130, y - 60, x + 180, y - 320), bar: 44, fill: 'seat', line: DETAIL },
  ]
}

/** Steering column with wheel, foot of the column at x, y. */
export function steering(x: number, y: number): Part {
  return moved(
    x,
    y,
    {
      d: polyline([
        [-60, -400],
        [-10, -40, 120],
        [110, 330],
      ]),
      bar: 56,
      fill: 'frame+',
      line: DETAIL,
    },
    turned(
      24,
      118,
      350,
      { d: box(70, 318, 110, 44, 18), fill: ['frame++', 'frame-'], line: DETAIL },
      { d: box(-70, 362, 380, 28, 14), fill: ['seat++', 'seat-'], line: DETAIL },
      { d: ellipse(-36, 408, 17, 24), fill: 'seat', line: DETAIL },
    ),
  )
}
