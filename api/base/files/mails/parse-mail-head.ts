import { hash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { asLine } from '../../../../shared/writing/text-rules.ts'
import { OWN_ID } from '../../work/mail/own-id.ts'
import { type Authentication, authenticationIn } from './authentication.ts'
import {
  canBeEnded,
  headerOf,
  isAutomatic,
  isBulk,
  isFlaggedAsSpam,
  isGenerated,
  mayBeBounce,
} from './kinds.ts'
import type { MailHead } from './mail-head.ts'
import { mailInUtf8 } from './mail-in-utf8.ts'
import { messageIdsIn } from './message-ids.ts'

/** What is longer is no head that a person's program has written. */
const LONGEST_HEAD = 64 * 1024
const LONGEST_LINE = 8 * 1024
const LONGEST_SUBJECT = 500
const MOST_REFERENCES = 100
const MOST_RECIPIENTS = 20

export async function parseMailHead(bytes: Uint8Array): Promise<MailHead> {
  const lines = linesOf(bytes)
  const email = await PostalMime.parse(mailInUtf8(Buffer.from(lines.join('\r\n'), 'latin1')))
  const references = messageIdsIn(email.references).reverse()
  return {
    key: keyOf(email),
    messageId: messageIdsIn(email.messageId)[0] ?? null,
    answers: [...new Set([...messageIdsIn(email.inReplyTo), ...references])].slice(
      0,
      MOST_REFERENCES,
    ),
    ownId: messageIdsIn(headerOf(email)(OWN_ID))[0] ?? null,
    from: mailboxesIn([email.from])[0] ?? null,
    replyTo: mailboxesIn(email.replyTo ?? [])[0] ?? null,
    recipients: mailboxesIn([...(email.to ?? []), ...(email.cc ?? [])])
      .map(({ address }) => address)
      .slice(0, MOST_RECIPIENTS),
    subject: asLine(email.subject ?? '')
      .slice(0, LONGEST_SUBJECT)
      .toWellFormed(),
    automatic: isAutomatic(email),
    generated: isGenerated(email),
    bulk: isBulk(email),
    canBeEnded: canBeEnded(email),
    spam: isFlaggedAsSpam(email),
    mayBeBounce: mayBeBounce(email),
    authentication: authenticationOf(lines),
  }
}

function mailboxesIn(addresses: (Address | undefined)[]): NonNullable<MailHead['from']>[] {
  return addresses.flatMap((found) => {
    if (!found) return []
    if (found.group) return mailboxesIn(found.group)
    const address = asLine(found.address).toLowerCase()
    return address ? [{ name: asLine(found.name), address }] : []
  })
}

function linesOf(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes.subarray(0, LONGEST_HEAD)).toString('latin1')
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length
  return text
    .slice(0, end)
    .split(/\r?\n(?![ \t])/)
    .map(cutLine)
}

function cutLine(line: string): string {
  if (line.length <= LONGEST_LINE) return line
  // The mails that were answered last stand at its end.
  const [name] = /^references:/i.exec(line) ?? []
  return name ? `${name} ${line.slice(-LONGEST_LINE)}` : line.slice(0, LONGEST_LINE)
}

/** The topmost line is that of the server which took the mail last. Whoever sent it can have written those below. */
function authenticationOf(lines: string[]): Authentication | null {
  const name = 'authentication-results:'
  const found = lines.find((line) => line.slice(0, name.length).toLowerCase() === name)
  return found === undefined ? null : authenticationIn(found.slice(name.length))
}

/** Programs that give two mails one Message-ID exist, and mails without one. */
function keyOf({ messageId, date, from, subject }: Email): string {
  const [id] = messageId?.match(/<[^<>\s]+>/) ?? []
  const known = id ? [id, date] : [date, from?.address, subject]
  return hash('sha256', JSON.stringify(known))
}
