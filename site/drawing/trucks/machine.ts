import type { Part } from '../core/shape.ts'
import { mast } from '../parts/mast.ts'
import { compact } from './compact.ts'
import { diesel } from './diesel.ts'
import { electric } from './electric.ts'
import { reach } from './reach.ts'
import { stacker } from './stacker.ts'
import type { Pose, Truck, TruckType } from './truck.ts'

/** What stands behind the mast, and what stands before it as seen by the viewer. */
export interface Body {
  behind: Part[]
  front: Part[]
}

const bodies: Partial<Record<TruckType, (truck: Truck) => Body>> = { diesel, electric, compact, reach, stacker }

/** The whole machine, forks to the left, fork face at x = 0, ground at y = 0, millimetres. */
export function machine(truck: Truck, pose: Pose = {}): Part[] {
  const body = (bodies[truck.type] ?? diesel)(truck)
  return [...body.behind, ...mast(truck, pose), ...body.front]
}
