import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime'
import { asLine } from '../../../../shared/writing/text-rules.ts'
import { bounceOf } from './bounce.ts'
import { bytesOf, filesOf } from './files.ts'
import { isAutomatic } from './kinds.ts'
import type { ReadMail } from './mail.ts'
import { mailInUtf8 } from './mail-in-utf8.ts'
import { messageIdsIn } from './message-ids.ts'
import { ornamentsOf } from './ornaments.ts'
import { withPicturesApart } from './pictures.ts'
import { maySign, signedContent } from './signed-content.ts'
import { splitQuoted } from './split-quoted.ts'
import { textsOf } from './texts.ts'

const LONGEST_HEAD = 256 * 1024
const LONGEST_SUBJECT = 200
const LONGEST_ADDRESS = 254
const LONGEST_NAME = 200

const UNREADABLE =
  'Diese E-Mail ließ sich hier nicht lesen. Sie liegt unverändert in Ihrem Postfach.'

export async function parseMail(
  bytes: Uint8Array,
  { isCut }: { isCut: boolean },
): Promise<ReadMail> {
  const opened = await openMail(bytes).catch(() => null)
  if (!opened) return parseHead(bytes)
  const email = withPicturesApart(opened)
  const bounce = bounceOf(email)
  const { body, tooLong } = textsOf(email)
  const { attachments, left } = await filesOf(email.attachments, {
    isCut,
    isBounce: bounce !== null,
    before: tooLong ? [tooLong] : [],
    ornaments: await ornamentsOf(email),
  })
  const { text, quoted } = splitQuoted(body)
  return { ...headOf(email), text, quoted, bounce, attachments, left }
}

export async function parseHead(bytes: Uint8Array): Promise<ReadMail> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LONGEST_HEAD))
  const end = /\r?\n\r?\n/.exec(buffer.toString('latin1'))?.index ?? buffer.length
  const email = await PostalMime.parse(mailInUtf8(buffer.subarray(0, end)))
  return {
    ...headOf(email),
    text: UNREADABLE,
    quoted: '',
    bounce: null,
    attachments: [],
    left: [],
  }
}

function headOf(email: Email) {
  const from = mailboxIn([email.from ?? email.sender])
  const replyTo = mailboxIn(email.replyTo ?? [])
  return {
    messageId: messageIdsIn(email.messageId)[0] ?? null,
    inReplyTo: messageIdsIn(email.inReplyTo),
    references: messageIdsIn(email.references),
    from,
    replyTo: replyTo?.address === from?.address ? null : replyTo,
    subject: asLine(email.subject ?? '')
      .slice(0, LONGEST_SUBJECT)
      .toWellFormed(),
    automatic: isAutomatic(email),
  }
}

function mailboxIn(addresses: (Address | undefined)[]): Mailbox | null {
  for (const found of addresses) {
    if (!found) continue
    if (found.group) return mailboxIn(found.group)
    const address = asLine(found.address).toLowerCase()
    if (!/^[^\s<>]+@[^\s<>@]+$/.test(address) || address.length > LONGEST_ADDRESS) continue
    return { name: asLine(found.name).slice(0, LONGEST_NAME).toWellFormed(), address }
  }
  return null
}

const LIMITS = { maxNestingDepth: 100, maxRfc822NestingDepth: 3 }
/** A letter is signed by a program, and again by a gateway. */
const MOST_SIGNATURES = 3
const MOST_SIGNED_PARTS = 10

/** A mail taken apart, a signed letter as if unsigned. @throws for parts nested too deep, or too many header lines */
async function openMail(bytes: Uint8Array, signatures = MOST_SIGNATURES): Promise<Email> {
  const email = await PostalMime.parse(mailInUtf8(bytes), LIMITS)
  if (signatures === 0) return email
  for (const part of email.attachments.filter(maySign).slice(0, MOST_SIGNED_PARTS)) {
    const letter = signedContent(bytesOf(part))
    if (letter === null) continue
    const { text, html, attachments } = await openMail(letter, signatures - 1)
    email.text = together(email.text, text)
    email.html = together(email.html, html)
    email.attachments = [...email.attachments.filter((other) => other !== part), ...attachments]
  }
  return email
}

const together = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n') || undefined
