import { MINUTE } from '../../../../shared/time/time.ts'

/** Imports and restores are one transaction each; one that takes longer is stuck. */
export const LONGEST_CHANGE_MS = 5 * MINUTE
