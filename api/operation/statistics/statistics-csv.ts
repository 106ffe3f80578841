import { stringify } from 'csv-stringify/sync'
import type { Counted, CountedMachine, Statistics } from '../../../shared/statistics/statistics.ts'

type Row = [what: string, of: string, count: number]

/** The statistics as a table for German spreadsheets: what is counted, of what, and how often. */
export function statisticsCsv(statistics: Statistics): string {
  const { views, inquiries, dataSheets, searches, byDay } = statistics
  const rows: Row[] = [
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
    ...byDay.map(({ day, views }): Row => ['Seitenaufrufe am Tag', day, views]),
    ...byDay.map(({ day, inquiries }): Row => ['Anfragen am Tag', day, inquiries]),
  ]
  return stringify([['Kennzahl', 'Wovon', 'Anzahl'], ...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // Visitors choose the words that they seek, and one could be a formula.
    escape_formulas: true,
  })
}

const machines = (
  what: string,
  list: CountedMachine[],
  of: (machine: CountedMachine) => number,
): Row[] =>
  list.map((machine) => [what, `${machine.title} (Nr. ${machine.productId})`, of(machine)])

const names = (what: string, list: Counted[]): Row[] =>
  list.map(({ name, count }) => [what, name, count])
