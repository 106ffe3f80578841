import type { Figures } from '../figures/registry.ts'
import type { Needs } from './questions.ts'
import type { Verdict } from './verdict.ts'

/** What is promised of a machine with these figures. */
export type Case = [promise: string, figures: Figures, needs: Needs, verdict: Verdict]

export const plate: Figures = {
  capacity: 1600,
  liftHeight: 6000,
  loadCentre: 500,
  residualCapacity: [
    { kg: 850, liftHeight: 4250 },
    { kg: 1200, liftHeight: 3000 },
    { kg: 700, liftHeight: 4250, loadCentre: 600 },
  ],
}
export const known: Figures = { capacity: 2000, loadCentre: 500, loadDistance: 400 }

export const rated: Figures = {
  capacity: 2500,
  loadCentre: 500,
  liftHeight: 4700,
  residualCapacity: [
    { kg: 2450, liftHeight: 3700 },
    { kg: 1950, liftHeight: 4700 },
  ],
}

export const triplex: Figures = {
  mast: 'triplex',
  closedHeight: 2100,
  freeLift: 1500,
  liftHeight: 4700,
  extendedHeight: 5300,
}
export const duplex: Figures = {
  mast: 'duplex',
  closedHeight: 2100,
  freeLift: 100,
  liftHeight: 3300,
}
