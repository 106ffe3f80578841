import type { Part } from '../core/shape.ts'
import type { Body, Pose, Truck, TruckType } from '../core/truck.ts'
import { mast } from '../parts/mast.ts'
import { compact } from './compact.ts'
import { diesel } from './diesel.ts'
import { electric } from './electric.ts'
import { picker } from './picker.ts'
import { reach } from './reach.ts'
import { stacker } from './stacker.ts'

/** A machine of each construction type in a common size. */
export const trucks = {
  diesel: {
    type: 'diesel',
    manner: 'round',
    length: 2665,
    wheelbase: 1700,
    overhang: 481,
    tyres: [335, 272],
    guard: 2220,
    fork: 1150,
    mast: { stages: 2, closed: 2175, lift: 3050 },
    beacon: true,
    blueSpot: true,
  },
  electric: {
    type: 'electric',
    manner: 'soft',
    length: 2090,
    wheelbase: 1400,
    overhang: 368,
    tyres: [262, 205],
    guard: 2070,
    fork: 1150,
    mast: { stages: 3, closed: 2060, lift: 4500 },
    blueSpot: true,
  },
  compact: {
    type: 'compact',
    length: 1850,
    wheelbase: 1220,
    overhang: 358,
    tyres: [230, 195],
    guard: 1985,
    fork: 1150,
    mast: { stages: 2, closed: 2100, lift: 3200 },
    blueSpot: true,
  },
  reach: {
    type: 'reach',
    length: 1270,
    wheelbase: 1475,
    overhang: -440,
    tyres: [142, 171],
    guard: 2190,
    fork: 1150,
    mast: { stages: 3, closed: 2500, lift: 5900 },
    blueSpot: true,
  },
  stacker: {
    type: 'stacker',
    length: 800,
    wheelbase: 1260,
    overhang: -690,
    tyres: [43, 115],
    guard: 1200,
    fork: 1150,
    mast: { stages: 2, closed: 1950, lift: 2900 },
  },
  picker: {
    type: 'picker',
    length: 1950,
    wheelbase: 1440,
    overhang: 170,
    tyres: [75, 155],
    guard: 2330,
    fork: 1150,
    mast: { stages: 2, closed: 2500, lift: 3000 },
  },
} satisfies Record<string, Truck>

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
