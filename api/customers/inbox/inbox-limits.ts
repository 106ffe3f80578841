import { CONFIRMATIONS_AN_HOUR, THREAD_MAILS_AN_HOUR } from '../../../shared/mail/inbox.ts'
import { HOUR_SECONDS, MINUTE } from '../../../shared/time/time.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'

/** How soon a mail has another turn that was above a limit. */
const AGAIN_MS = 10 * MINUTE

/** How much may come out of the mailbox in an hour. Each question counts. */
export interface InboxLimits {
  /** Whether another mail may come to an inquiry. */
  admitsToThread(inquiry: number): Promise<boolean>
  /** Whether somebody may send another mail that becomes an inquiry. */
  admitsFrom(mailbox: string): Promise<boolean>
  /** Whether another new inquiry may be confirmed, whoever has sent it. */
  admitsConfirmation(): Promise<boolean>
}

/** @param perSender how many new inquiries a sender may have; 0 for any number */
export function inboxLimits(throttles: Throttles, perSender: number): InboxLimits {
  const rule = (name: string, limit: number) =>
    throttles({ name, limit, seconds: HOUR_SECONDS, message: '' })
  const thread = rule('mailThread', THREAD_MAILS_AN_HOUR)
  const sender = rule('mail', perSender)
  const confirmations = rule('mailConfirmation', CONFIRMATIONS_AN_HOUR)
  return {
    admitsToThread: (inquiry) => thread.admits(String(inquiry)),
    admitsFrom: (mailbox) => sender.admits(mailbox),
    admitsConfirmation: () => confirmations.admits('all'),
  }
}

/** Of a mail above a limit, when it has its turn. */
export const laterTurn = () => new Date(Date.now() + AGAIN_MS)
