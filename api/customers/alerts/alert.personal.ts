import { berlinDay, formatDay } from '../../../shared/dates.ts'
import { personal } from '../../base/personal/personal-data.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

/** What the table of this room says about persons. */
export const alertData = personal(
  SearchAlertEntity,
  {
    ...{ what: 'Suchaufträge', activity: 'alerts' },
    nameOf: ({ createdAt }) => `Suchauftrag vom ${formatDay(berlinDay(createdAt))}`,
    of: (_, { alerts }) => ({ id: { $in: alerts } }),
  },
  {
    id: 'work',
    email: { says: 'E-Mail-Adresse' },
    mailbox: 'work',
    token: 'secret',
    query: { says: 'Gesucht (Filter der Liste)' },
    known: { says: 'Bekannte Maschinen (Nummer und Preis)' },
    news: { says: 'Zuletzt mitgeteilte Maschinen' },
    newsOn: { says: 'Zuletzt mitgeteilt am' },
    consent: { says: 'Wortlaut der Einwilligung' },
    consentVersion: { says: 'Fassung der Einwilligung' },
    createdAt: { says: 'Angelegt am' },
    confirmedAt: { says: 'Bestätigt am' },
    renewedAt: { says: 'Zuletzt verlängert am' },
    seenAt: 'work',
    nextAt: 'work',
  },
)
