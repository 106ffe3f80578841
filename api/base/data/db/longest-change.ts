import { MINUTE } from '../../../../shared/time/durations.ts'

/**
 * In milliseconds. Imports and restores are one transaction each, and end within this time; whoever holds the database
 * longer is stuck.
 */
export const LONGEST_CHANGE_MS = 5 * MINUTE
