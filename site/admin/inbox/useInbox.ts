import { useQuery } from '@tanstack/react-query'
import { inboxStatus } from '../../../shared/inbox.ts'
import { load } from '../data/api.ts'
import { useCall } from '../layout/useCall.ts'

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
    call: () => load(inboxStatus, '/mail/inbox', { method: 'POST' }),
    done: ({ error }) => (error ? '' : 'Das Postfach ist abgerufen'),
    failed: 'Das Postfach ließ sich nicht abrufen',
    invalidates: KEY,
  })
