import type { Counted, CountedMachine, Statistics } from '../../../shared/statistics/statistics.ts'
import { type Figure, writeFigures } from '../../base/files/tables/write-csv.ts'

/** The statistics as a table for German spreadsheets. */
export function statisticsCsv(statistics: Statistics): AsyncIterable<Uint8Array> {
  const { views, inquiries, dataSheets, searches, byDay } = statistics
  return writeFigures([
    ['Seitenaufrufe', '', views],
    ['Anfragen über die Website', '', inquiries],
    ['Geöffnete Datenblätter', '', dataSheets],
    ['Suchen', '', searches],
    ...machines('Gesehen', statistics.seen, ({ views }) => views),
    ...machines('Gesehen, nicht angefragt', statistics.unasked, ({ views }) => views),
    ...machines('Tage im Bestand', statistics.standing, ({ days }) => days),
    ...names('Gesucht', statistics.sought),
    ...names('Gesucht und nicht gefunden', statistics.unfound),
    ...names('Gekommen von', statistics.referrers),
    ...names('Seite aufgerufen', statistics.pages),
    ...byDay.map(({ day, views }): Figure => ['Seitenaufrufe am Tag', day, views]),
    ...byDay.map(({ day, inquiries }): Figure => ['Anfragen am Tag', day, inquiries]),
  ])
}

const machines = (
  what: string,
  list: CountedMachine[],
  of: (machine: CountedMachine) => number,
): Figure[] =>
  list.map((machine) => [what, `${machine.title} (Nr. ${machine.productId})`, of(machine)])

const names = (what: string, list: Counted[]): Figure[] =>
  list.map(({ name, count }) => [what, name, count])
