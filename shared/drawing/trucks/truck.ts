import type { Livery } from '../core/paint.ts'
import type { Part } from '../core/shape.ts'

export type TruckType = 'diesel' | 'electric' | 'compact' | 'reach' | 'stacker' | 'picker'

export interface Mast {
  stages: 2 | 3
  /** h1, h3: closed height and lift, millimetres. */
  closed: number
  lift: number
  /** h4: height at full lift, when known. */
  extended?: number | undefined
}

/** A machine by its figures of the VDI 2198 type sheet, all in millimetres. */
export interface Truck {
  type: TruckType
  livery: Livery
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
  /** Which maker's manner the bodywork follows. */
  manner?: 'round' | 'straight' | 'soft'
  cabin?: boolean
  beacon?: boolean
  blueSpot?: boolean
}

export interface Pose {
  /** Fork height above the ground and tilt backwards in degrees. */
  lift?: number
  tilt?: number
  load?: boolean
}

/** What stands behind the mast, and what stands before it as seen by the viewer. */
export interface Body {
  behind: Part[]
  front: Part[]
  /** Instead of the usual mast with carriage and forks. */
  mast?: Part[]
}
