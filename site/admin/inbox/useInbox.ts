import { useQuery } from '@tanstack/react-query'
import { inboxStatus } from '../../../shared/mail/inbox.ts'
import { load } from '../data/api.ts'
import { useCall } from '../parts/useCall.ts'
import { readText } from './inboxText.ts'

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
