import { stringify } from 'csv-stringify/sync'
import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { lostReasonLabels, lostReasons, sourceLabels } from '../../../shared/inquiries/stage.ts'
import { keysOf } from '../../../shared/keys.ts'

/** The figures as a table for German spreadsheets: what is counted, of what, and how many. */
export function salesFiguresCsv(figures: SalesFigures): string {
  const { received, answered, withinPromise, medianAnswerMinutes, won, lost } = figures
  const rows: [string, string, number | null][] = [
    ['Eingegangen', '', received],
    ['Beantwortet', '', answered],
    ['Rechtzeitig beantwortet', '', withinPromise],
    ['Mittlere Antwortzeit in Minuten der Öffnungszeit', '', medianAnswerMinutes],
    ['Gewonnen', '', won],
    ...lostReasons.map((reason): [string, string, number] => [
      'Verloren',
      lostReasonLabels[reason],
      lost[reason],
    ]),
    ...keysOf(sourceLabels).flatMap((source): [string, string, number][] => [
      ['Eingegangen über', sourceLabels[source], figures.bySource[source].received],
      ['Gewonnen über', sourceLabels[source], figures.bySource[source].won],
    ]),
    ...figures.byProduct.map(({ title, received }): [string, string, number] => [
      'Angefragt',
      title,
      received,
    ]),
    ...figures.byMonth.flatMap(({ month, ...counts }): [string, string, number][] => [
      ['Eingegangen im Monat', month, counts.received],
      ['Beantwortet im Monat', month, counts.answered],
      ['Rechtzeitig beantwortet im Monat', month, counts.withinPromise],
      ['Gewonnen im Monat', month, counts.won],
      ['Verloren im Monat', month, counts.lost],
    ]),
  ]
  return stringify([['Kennzahl', 'Wovon', 'Anzahl'], ...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // A title that begins like a formula stays a text.
    escape_formulas: true,
  })
}
