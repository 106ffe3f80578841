import type { EntityManager } from '@mikro-orm/sql'
import { MAX_LIMIT } from '../../../shared/calls/query.ts'
import { type ListedOffer, offerStatusLabels, paperNumber } from '../../../shared/offers/offer.ts'
import { taxModeLabels } from '../../../shared/offers/offer-input.ts'
import type { Cell, Day } from '../../../shared/tables/table-cell.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { writeCsv } from '../../base/files/tables/write-csv.ts'
import { listOffers } from './offer.queries.ts'

/** Each column of the table, by its heading. */
const columns: Record<string, (offer: ListedOffer) => Cell> = {
  Angebot: paperNumber,
  Anfrage: ({ inquiry }) => inquiry.receipt,
  Firma: ({ recipient }) => recipient.company,
  Name: ({ recipient }) => recipient.name,
  Stand: ({ status }) => offerStatusLabels[status],
  Gesendet: ({ sentAt }) => dayOf(sentAt),
  'Gültig bis': ({ validUntil }) => ({ day: validUntil }),
  Steuer: ({ taxMode }) => taxModeLabels[taxMode],
  Netto: ({ totals }) => totals.net,
  'MwSt.-Satz': ({ totals }) => totals.vatRate,
  'MwSt.': ({ totals }) => totals.vat,
  Differenzbesteuert: ({ totals }) => totals.margin,
  Gesamt: ({ totals }) => totals.total,
  Inzahlungnahme: ({ totals }) => totals.tradeIn,
  'Zu zahlen': ({ totals }) => totals.payable,
  Entschieden: ({ decision }) => dayOf(decision?.at ?? null),
  Von: ({ decision }) => decision?.name ?? '',
}

const dayOf = (moment: string | null): Day | null =>
  moment === null ? null : { day: berlinDay(new Date(moment)) }

/** All offers as a table for German spreadsheets, the newest first. */
export const offersCsv = (em: EntityManager, siteUrl: string): AsyncIterable<Uint8Array> =>
  writeCsv(Object.keys(columns), rowsOf(em, siteUrl))

async function* rowsOf(em: EntityManager, siteUrl: string): AsyncGenerator<Cell[]> {
  for (let page = 1; ; page++) {
    const query = { page, limit: MAX_LIMIT }
    // A fork for each page, so that no earlier page stays in memory.
    const { offers, total } = await listOffers(em.fork(), query, siteUrl)
    for (const offer of offers) yield Object.values(columns).map((cell) => cell(offer))
    if (page * MAX_LIMIT >= total) return
  }
}
