import { paths } from '../../../shared/addresses/paths.ts'

const YARD = paths.adminYard()

/** The screens of the yard. Not with those of the desk, which load none of it. */
export const yardPaths = {
  home: YARD,
  machine: paths.adminYard,
  newMachine: `${YARD}/neu`,
  stocktake: `${YARD}/inventur`,
} as const
