import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { type Mail, mailStatus } from '../../../shared/mail/mail.ts'
import { load } from './api.ts'

export const MAIL_QUERY = ['mail']
const BUSY_INTERVAL = 1000
const IDLE_INTERVAL = 30_000

/** Whether mails are sent, and what has become of them. */
export function useMailStatus() {
  return useQuery({
    queryKey: MAIL_QUERY,
    queryFn: () => load(mailStatus, '/mail'),
    refetchInterval: ({ state }) =>
      state.data?.failures.some(isDue) ? BUSY_INTERVAL : IDLE_INTERVAL,
  })
}

/** Whether a mail is due, so its state will soon change. */
const isDue = ({ nextAttemptAt }: Mail) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now()

/** Whether a reply can go out: there is a mail server, and an address. Undefined while nobody knows. */
export function useMayReply({ email }: Pick<Inquiry, 'email'>): boolean | undefined {
  const { data } = useMailStatus()
  return email === '' ? false : data?.enabled
}
