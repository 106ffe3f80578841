import { keysOf } from '../values/records.ts'

/** The feeds that a dealer can switch on. */
export const feedNames = {
  maschinensucher: 'Maschinensucher',
  mobileDe: 'mobile.de',
  machineryzone: 'MachineryZone',
  bestandCsv: 'Bestand als CSV',
  bestandJson: 'Bestand als JSON',
} as const
export type FeedKey = keyof typeof feedNames
export const feedKeys = keysOf(feedNames)
