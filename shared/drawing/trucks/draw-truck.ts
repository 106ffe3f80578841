import type { Part } from '../core/shape.ts'
import type { Body, Pose, Truck, TruckType } from '../core/truck.ts'
import { mast } from '../parts/mast.ts'
import { compact } from './compact.ts'
import { diesel } from './diesel.ts'
import { electric } from './electric.ts'
import { picker } from './picker.ts'
import { reach } from './reach.ts'
import { stacker } from './stacker.ts'

const bodies: Record<TruckType, (truck: Truck, pose: Pose) => Body> = {
  diesel,
  electric,
  compact,
  reach,
  stacker,
  picker,
}

/** The whole machine in millimetres: forks to the left, fork face at x = 0, ground at y = 0. */
export function drawTruck(truck: Truck, pose: Pose = {}): Part[] {
  const body = bodies[truck.type](truck, pose)
  return [...body.behind, ...(body.mast ?? mast(truck, pose)), ...body.front]
}
