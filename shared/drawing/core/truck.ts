import type { Part } from './shape.ts'

export type TruckType = 'diesel' | 'electric' | 'compact' | 'reach' | 'stacker' | 'picker'

export interface Mast {
  stages: 2 | 3
  /** h1 and h3: closed height and lift, in millimetres. */
  closed: number
  lift: number
  /** h4: height at full lift, if known. */
  extended?: number | undefined
}

/** The dimensions of a machine by VDI 2198, in millimetres. */
export interface Truck {
  type: TruckType
  /** l2: length to the fork face. */
  length: number
  /** y and x: wheelbase, fork face to front axle. */
  wheelbase: number
  overhang: number
  /** Tyre radii, front and rear. */
  tyres: readonly [front: number, rear: number]
  /** h6: height of the overhead guard. */
  guard: number
  fork: number
  mast: Mast
  /** The style of the bodywork, which differs between makers. */
  manner?: 'round' | 'straight' | 'soft'
  cabin?: boolean
  /** Runs on LPG, whose bottle lies on the counterweight. */
  gas?: boolean
  beacon?: boolean
  blueSpot?: boolean
}

export interface Pose {
  /** The height of the forks above the ground, and the tilt backwards in degrees. */
  lift?: number
  tilt?: number
  load?: boolean
}

/** The parts behind the mast and those in front of it, as seen by the viewer. */
export interface Body {
  behind: Part[]
  front: Part[]
  /** Replaces the usual mast with carriage and forks. */
  mast?: Part[]
}
