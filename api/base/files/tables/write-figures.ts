import { writeCsv } from './write-csv.ts'

/** What is counted, of what, and how many; null where that cannot be said. */
export type Figure = [what: string, of: string, count: number | null]

export const writeFigures = (figures: Figure[]): AsyncIterable<Uint8Array> =>
  writeCsv(['Kennzahl', 'Wovon', 'Anzahl'], figures)
