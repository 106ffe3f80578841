/** The feeds that a dealer can switch on, by name. */
export const feedKeys = [
  'maschinensucher',
  'mobileDe',
  'machineryzone',
  'bestandCsv',
  'bestandJson',
] as const
export type FeedKey = (typeof feedKeys)[number]

export const feedNames: Record<FeedKey, string> = {
  maschinensucher: 'Maschinensucher',
  mobileDe: 'mobile.de',
  machineryzone: 'MachineryZone',
  bestandCsv: 'Bestand als CSV',
  bestandJson: 'Bestand als JSON',
}
