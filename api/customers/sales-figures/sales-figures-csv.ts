import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { lostReasonLabels, lostReasons, sourceLabels } from '../../../shared/inquiries/stage.ts'
import { keysOf } from '../../../shared/values/keys.ts'
import { type Figure, writeFigures } from '../../base/files/tables/write-figures.ts'

/** The figures as a table for German spreadsheets. */
export function salesFiguresCsv(figures: SalesFigures): AsyncIterable<Uint8Array> {
  const { received, answered, withinPromise, medianAnswerMinutes, won, lost } = figures
  return writeFigures([
    ['Eingegangen', '', received],
    ['Beantwortet', '', answered],
    ['Rechtzeitig beantwortet', '', withinPromise],
    ['Mittlere Antwortzeit in Minuten der Öffnungszeit', '', medianAnswerMinutes],
    ['Gewonnen', '', won],
    ...lostReasons.map((reason): Figure => ['Verloren', lostReasonLabels[reason], lost[reason]]),
    ...keysOf(sourceLabels).flatMap((source): Figure[] => [
      ['Eingegangen über', sourceLabels[source], figures.bySource[source].received],
      ['Gewonnen über', sourceLabels[source], figures.bySource[source].won],
    ]),
    ...figures.byProduct.map(({ title, received }): Figure => ['Angefragt', title, received]),
    ...figures.byMonth.flatMap(({ month, ...counts }): Figure[] => [
      ['Eingegangen im Monat', month, counts.received],
      ['Beantwortet im Monat', month, counts.answered],
      ['Rechtzeitig beantwortet im Monat', month, counts.withinPromise],
      ['Gewonnen im Monat', month, counts.won],
      ['Verloren im Monat', month, counts.lost],
    ]),
  ])
}
