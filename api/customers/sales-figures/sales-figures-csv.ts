import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { lostReasonLabels, lostReasons, sourceLabels } from '../../../shared/inquiries/stage.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { type Figure, writeFigures } from '../../base/files/tables/write-csv.ts'

/** The figures as a table for German spreadsheets. */
export function salesFiguresCsv(figures: SalesFigures): AsyncIterable<Uint8Array> {
  const { received, answered, withinPromise, late, medianAnswerMinutes, won, lost } = figures
  return writeFigures([
    ['Eingegangen', '', received],
    ['Beantwortet', '', answered],
    ['Warten auf eine Antwort', '', figures.waiting],
    ['Ohne Antwort geschlossen', '', figures.closedUnanswered],
    ['Rechtzeitig beantwortet', '', withinPromise],
    ['Zu spät beantwortet oder überfällig', '', late],
    ['Mittlere Antwortzeit in Minuten der Öffnungszeit', '', medianAnswerMinutes],
    ['Gewonnen', '', won],
    ['Offen', '', figures.open],
    ['Abgeschlossen', '', figures.done],
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
      ['Zu spät im Monat', month, counts.late],
      ['Gewonnen im Monat', month, counts.won],
      ['Verloren im Monat', month, counts.lost],
    ]),
  ])
}
