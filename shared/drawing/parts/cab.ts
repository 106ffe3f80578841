import type { Point } from '../core/path.ts'
import type { Part } from '../core/shape.ts'
import type { Truck } from '../core/truck.ts'
import { pane } from './guard.ts'
import { beacon, blueSpot, lamp } from './lamps.ts'
import { levers, seat, steering } from './seat.ts'

/** A point in millimetres. */
type Place = readonly [x: number, y: number]

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
