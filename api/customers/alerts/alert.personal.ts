import { z } from 'zod'
import { soughtState } from '../../../shared/alerts/sought.ts'
import { soughtText } from '../../../shared/catalogue/filter-labels.ts'
import { berlinDay, formatDay } from '../../../shared/time/dates.ts'
import { formatPrice } from '../../../shared/writing/format.ts'
import { languageLabels } from '../../../shared/writing/language.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { personal, within } from '../personal/personal-data.ts'
import { asDay, reading } from '../personal/readings.ts'
import { AlertBlockEntity } from './alert-block.entity.ts'
import { blocksOf } from './alert-blocks.ts'
import { type News, SearchAlertEntity } from './search-alert.entity.ts'

const inEuros = reading(z.number(), formatPrice)

const sought = reading(z.string(), (query, { categories }) =>
  soughtText(soughtState(query), categories),
)

const knownPrices = reading(z.record(z.string(), z.number().nullable()), (known) =>
  Object.entries(known)
    .map(([id, price]) => `Nummer ${id}: ${price === null ? 'auf Anfrage' : formatPrice(price)}`)
    .join('\n'),
)

const alerts = personal(
  SearchAlertEntity,
  {
    what: 'Suchaufträge',
    activity: 'alerts',
    nameOf: ({ createdAt }) => `Suchauftrag vom ${formatDay(berlinDay(createdAt))}`,
    of: (_, { alerts }) => ({ id: { $in: alerts } }),
  },
  {
    id: 'work',
    email: { says: 'E-Mail-Adresse' },
    mailbox: 'work',
    token: 'secret',
    language: { says: 'Sprache', words: languageLabels },
    query: { says: 'Gesucht', reads: sought },
    known: { says: 'Bekannte Maschinen', reads: knownPrices },
    news: within<News>('Zuletzt mitgeteilte Maschinen', {
      product: { says: 'Nummer der Maschine' },
      before: { says: 'Preis zuvor', reads: inEuros },
    }),
    newsOn: { says: 'Zuletzt mitgeteilt am', reads: asDay },
    consent: { says: 'Wortlaut der Einwilligung' },
    consentVersion: { says: 'Fassung der Einwilligung' },
    createdAt: { says: 'Angelegt am' },
    confirmedAt: { says: 'Bestätigt am' },
    renewedAt: { says: 'Zuletzt verlängert am' },
    seenAt: 'work',
    nextAt: 'work',
    restingSince: { says: 'Ruht seit' },
  },
)

const blocks = personal(
  AlertBlockEntity,
  {
    what: 'Gesperrt für Suchaufträge',
    activity: 'alertBlocks',
    nameOf: ({ at }) => `Sperre für Suchaufträge vom ${formatDay(berlinDay(at))}`,
    async of(em, { inquiries, alerts }) {
      const options = { fields: ['mailbox'], disableIdentityMap: true } as const
      const known = [
        ...(await em.find(InquiryEntity, { id: { $in: inquiries } }, options)),
        ...(await em.find(SearchAlertEntity, { id: { $in: alerts } }, options)),
      ]
      return blocksOf(em, [...new Set(known.map(({ mailbox }) => mailbox))])
    },
    outlives:
      'Sonst könnte ein Fremder die Adresse wieder eintragen (Art. 21 DSGVO); lesbar ist sie darin nicht',
  },
  {
    id: 'work',
    hash: 'work',
    key: 'secret',
    tokenHash: 'secret',
    at: { says: 'Gesperrt am' },
  },
)

/** What the tables of this room say about persons. */
export const alertData = [alerts, blocks]
