import { hash } from 'node:crypto'
import type { MailHead } from '../../base/files/mails/mail-head.ts'
import { readHeads } from '../../base/files/mails/read-mail.ts'
import type { RawHead } from '../../base/work/mailbox/mailbox.ts'

/** A mail in the mailbox, known by its head. */
export type ArrivedMail = MailHead & Omit<RawHead, 'bytes'>

/** Reads heads apart from the process that answers everybody. @returns those that could not be read beside the others */
export async function readArrived(
  raw: RawHead[],
): Promise<{ arrived: ArrivedMail[]; unreadable: RawHead[] }> {
  const heads = await readHeads(raw.map(({ bytes }) => bytes))
  const unreadable: RawHead[] = []
  const arrived = raw.flatMap((one, position) => {
    const head = heads[position]
    if (!head) unreadable.push(one)
    const { uid, at, size } = one
    return head ? [{ ...head, uid, at, size }] : []
  })
  return { arrived, unreadable }
}

/** A mail of which nothing but its number is known. */
export const nameless = (uidValidity: string, uid: number, at: Date): ArrivedMail => ({
  key: hash('sha256', JSON.stringify(['number', uidValidity, uid])),
  uid,
  at,
  size: 0,
  messageId: null,
  answers: [],
  ownId: null,
  from: null,
  replyTo: null,
  recipients: [],
  subject: '',
  automatic: false,
  generated: false,
  bulk: false,
  canBeEnded: false,
  spam: false,
  mayBeBounce: false,
  authentication: null,
})

/** What became of a mail: it was taken, it does not concern us, or it was passed over, or taken but noted besides. */
export type Placed = 'taken' | 'left' | { isTaken: boolean; noted: string }

/** @param reason in German */
export const passedOver = (reason: string): Placed => ({ isTaken: false, noted: reason })
