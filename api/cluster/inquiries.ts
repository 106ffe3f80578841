import { sendInquiry } from '../faults/ask.ts'
import type { ReceivedMail } from '../testing/mail-server.ts'
import type { Kill } from './cluster.ts'
import type { Respondent, Testimony } from './testimony.ts'

/**
 * Sends inquiries as visitors do, each under an address of its own.
 * @param name of the visitor
 * @param answered gets the addresses of those that were answered
 */
export async function inquire(
  name: string,
  front: Respondent,
  answered: string[],
  testimony: Testimony,
  signal: AbortSignal,
): Promise<void> {
  for (let number = 1; !signal.aborted; number++) {
    const address = `${name}-${number}@kundin.example`
    const inquiry = sendInquiry(front.server, 'Ist der Stapler noch zu haben?', address)
    if (await testimony.hearSave(front, `inquiry of ${address}`, inquiry)) answered.push(address)
  }
}

/** Whose inquiry the dealer was not told of, or who got no confirmation. */
export function withoutMail(answered: string[], mails: ReceivedMail[]): string[] {
  const confirmed = new Set(mails.flatMap(({ to }) => to))
  const told = new Set(
    mails.map(({ headers }) => /[^\s<]+@[^\s>]+/.exec(headers['reply-to'] ?? '')?.[0]),
  )
  return answered.filter((address) => !confirmed.has(address) || !told.has(address))
}

/**
 * Mails that arrived again though the process that had sent them lived on. A process sends one mail at a time, so
 * that its end explains one.
 */
export function sentAgain(mails: ReceivedMail[], kills: Kill[]): string[] {
  const explanations = new Set(kills)
  const before = new Map<string | undefined, ReceivedMail>()
  const unexplained: string[] = []
  for (const mail of mails) {
    const id = mail.headers['message-id']
    const earlier = before.get(id)
    before.set(id, mail)
    if (!earlier) continue
    const kill = [...explanations].find(
      ({ name, at }) => name === earlier.client && at < mail.receivedAt,
    )
    if (kill) explanations.delete(kill)
    else unexplained.push(`${id} to ${mail.to} by ${earlier.client}, then by ${mail.client}`)
  }
  return unexplained
}
