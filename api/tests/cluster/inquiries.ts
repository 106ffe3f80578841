import { sendInquiry } from '../faults/ask.ts'
import type { ReceivedMail } from '../mail-server.ts'
import type { Kill } from './cluster.ts'
import type { Endpoint, Observations } from './observations.ts'

/**
 * Sends inquiries as visitors do, each under an address of its own.
 * @param name of the visitor
 * @param answered gets the addresses of those that were answered
 */
export async function sendInquiries(
  name: string,
  front: Endpoint,
  answered: string[],
  observations: Observations,
  signal: AbortSignal,
): Promise<void> {
  for (let number = 1; !signal.aborted; number++) {
    const address = `${name}-${number}@kundin.example`
    const inquiry = sendInquiry(front.server, 'Ist der Stapler noch zu haben?', address)
    if (await observations.observeSave(front, `inquiry of ${address}`, inquiry))
      answered.push(address)
  }
}

/** The visitors who got no confirmation, or whose inquiry the dealer got no mail of. */
export function withoutMail(answered: string[], mails: ReceivedMail[]): string[] {
  const confirmed = new Set(mails.flatMap(({ to }) => to))
  const told = new Set(
    mails.map(({ headers }) => /[^\s<]+@[^\s>]+/.exec(headers['reply-to'] ?? '')?.[0]),
  )
  return answered.filter((address) => !confirmed.has(address) || !told.has(address))
}

/**
 * Mails that arrived twice although the process that sent the first was not killed. A process sends one mail at a
 * time, so that one kill explains one mail.
 */
export function sentAgain(mails: ReceivedMail[], kills: Kill[]): string[] {
  const unusedKills = new Set(kills)
  const before = new Map<string | undefined, ReceivedMail>()
  const repeated: string[] = []
  for (const mail of mails) {
    const id = mail.headers['message-id']
    const earlier = before.get(id)
    before.set(id, mail)
    if (!earlier) continue
    const kill = [...unusedKills].find(
      ({ name, at }) => name === earlier.client && at < mail.receivedAt,
    )
    if (kill) unusedKills.delete(kill)
    else repeated.push(`${id} to ${mail.to} by ${earlier.client}, then by ${mail.client}`)
  }
  return repeated
}
