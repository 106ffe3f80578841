import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Language } from '../../../shared/writing/language.ts'

/** The price of each machine that somebody knows, by its number; null while it is on request. */
export type KnownPrices = Record<string, number | null>

/** A machine to be told of, and the price that was told before, if it fell. */
export interface News {
  product: number
  before: number | null
}

/** Who wants a mail when machines come that they seek. */
export const SearchAlertEntity = defineEntity({
  name: 'SearchAlert',
  properties: {
    id: p.integer().primary(),
    email: p.string().length(254),
    /** The mailbox in one spelling, by which alerts are counted. Several addresses may share it. */
    mailbox: p.string().length(254).index(),
    /** Names the alert's page. */
    token: p.string().length(64).unique(),
    language: p.string().length(2).$type<Language>().default('de'),
    /** The filters, as the address of the list has them. */
    query: p.text(),
    /** What the list showed when it was asked for, and what was told since. */
    known: p.json<KnownPrices>().columnType('json').lazy(),
    /** What the last mail tells, and the day of that mail in Berlin. */
    news: p.json<News[]>().columnType('json'),
    newsOn: p.string().length(10).nullable(),
    /** The proof: what was agreed to, in which version, and when it was asked for and confirmed. */
    consent: p.text(),
    consentVersion: p.string().length(16),
    createdAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    /** It ends a year later. */
    renewedAt: p.datetime(),
    /** Machines that have not changed since then were judged already. */
    seenAt: p.datetime(),
    /** When it is judged next; null until it is confirmed. */
    nextAt: p.datetime().nullable().index(),
    /** Since when it tells nobody, because its mails come back; null for one that does. */
    restingSince: p.datetime().nullable(),
  },
})
export type SearchAlertEntity = InferEntity<typeof SearchAlertEntity>
