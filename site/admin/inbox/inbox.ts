import { useQuery } from '@tanstack/react-query'
import { FOR_OPERATOR } from '../../../shared/mail/for-operator.ts'
import {
  INBOX_PATIENCE_MINUTES,
  type InboxStatus,
  inboxStatus,
} from '../../../shared/mail/inbox.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import { formatCount, formatNumber, formatSize } from '../../../shared/writing/format.ts'
import { load } from '../data/api.ts'
import { useCall } from '../parts/useCall.ts'

export const WITHOUT_INBOX = `Es wird kein Postfach gelesen: Was Kunden per E-Mail antworten, tragen Sie bei der Anfrage als „Vom Kunden“ ein. ${FOR_OPERATOR} IMAP_URL nennt eines.`

export const NOTHING_LOST =
  'Die E-Mails liegen weiter in Ihrem Postfach und kommen nach, sobald es wieder gelesen wird.'

/** Which mailbox is read, since when, when last, and what came of it. */
export function inboxText({ mailbox, since, lastReadAt, taken }: InboxStatus): string {
  const which = mailbox ? `${mailbox}: ` : ''
  if (!since) return `${which}Das Postfach wurde noch nicht gelesen.`
  const read = lastReadAt ? `, zuletzt am ${formatDateTime(lastReadAt)} Uhr` : ''
  return `${which}Gelesen seit ${formatDateTime(since)} Uhr${read}. ${formatCount(taken, 'E-Mail', 'E-Mails')} übernommen.`
}

/** What the files of customers take; empty without any. */
export const filesText = ({ files: { count, bytes } }: Pick<InboxStatus, 'files'>): string =>
  count === 0
    ? ''
    : `Dateien von Kunden: ${formatNumber(count)}, zusammen ${formatSize(bytes)}. Sie gehen mit ihren Anfragen.`

/** Whether it is out of reach for so long that somebody should look after it. */
export const isOutOfReach = ({ error, failingSince }: InboxStatus, now: Date): boolean =>
  error !== null &&
  failingSince !== null &&
  now.getTime() - Date.parse(failingSince) >= INBOX_PATIENCE_MINUTES * MINUTE

/** Says that the mailbox was read, and how many mails were taken. */
export const readText = (came: number): string =>
  `Das Postfach ist abgerufen: ${came > 0 ? formatCount(came, 'neue E-Mail', 'neue E-Mails') : 'nichts Neues'}`

const KEY = ['inbox']
const INTERVAL = 60_000

/** Whether a mailbox is read for what customers write, and how it stands with it. */
export const useInbox = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => load(inboxStatus, '/mail/inbox'),
    refetchInterval: INTERVAL,
  })

/** Reads it now instead of within a minute. */
export const useReadInbox = () =>
  useCall({
    call: async () => {
      const before = await load(inboxStatus, '/mail/inbox')
      const after = await load(inboxStatus, '/mail/inbox', { method: 'POST' })
      return { ...after, came: after.taken - before.taken }
    },
    done: ({ error, came }) => (error ? '' : readText(came)),
    failed: 'Das Postfach ließ sich nicht abrufen',
    invalidates: KEY,
  })

/** Takes over a mail that was left in the mailbox. */
export const useTakeOver = () =>
  useCall({
    call: (key: string) => load(inboxStatus, `/mail/inbox/passed-over/${key}`, { method: 'POST' }),
    done: ({ deferred }, key) =>
      deferred.some((mail) => mail.key === key)
        ? 'Die E-Mail wird übernommen, sobald das Postfach wieder gelesen ist'
        : 'Die E-Mail ist jetzt eine Anfrage',
    failed: 'Die E-Mail konnte nicht übernommen werden',
    invalidates: KEY,
  })
