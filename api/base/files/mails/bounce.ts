import type { Email } from 'postal-mime'
import { asLine } from '../../../../shared/writing/text-rules.ts'
import { headerOf, isFromMailServer } from './kinds.ts'
import type { ReadMail } from './mail.ts'
import { messageIdsIn } from './message-ids.ts'

type Bounce = NonNullable<ReadMail['bounce']>

const LONGEST_DIAGNOSTIC = 500
const FIELD = (name: string) => new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im')
const ACTION = FIELD('Action')
const FINAL_RECIPIENT = FIELD('Final-Recipient')
const ORIGINAL_RECIPIENT = FIELD('Original-Recipient')
const STATUS = FIELD('Status')
const DIAGNOSTIC = FIELD('Diagnostic-Code')
const MESSAGE_ID =
  /^[ \t]*(?:X-(?:MS-Exchange-Parent|Original)-)?Message-ID:\s*(<[^<>\s]{1,990}>)/im
const RETURNED = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])
/** How servers begin that send no report for programs (qmail, Exim and what is made of them). */
const FAILURE =
  /failure notice|undeliver|unzustellbar|delivery (?:status notification \(failure\)|has failed|failed)|returned mail|mail delivery failed/i
const SMTP_ERROR = /\b(5\.\d{1,3}\.\d{1,3})\b/
const SMTP_LINE = /^.*\b5\d\d[ -].*$/m

/** What a mail server says it could not deliver for good; null for every other mail, and for one that is only late. */
export function bounceOf(email: Email): Bounce | null {
  const report = partOf(email, (type) => /^message\/(?:global-)?delivery-status$/.test(type))
  if (report !== null) return bounceOfReport(email, report)
  const failed = headerOf(email)('x-failed-recipients')
  const isBounce = failed !== '' || (isFromMailServer(email) && FAILURE.test(email.subject ?? ''))
  if (!isBounce) return null
  const said = email.text ?? email.html ?? ''
  return {
    recipient: addressIn(failed) ?? addressIn(said),
    messageId: returnedId(email),
    status: SMTP_ERROR.exec(said)?.[1] ?? null,
    diagnostic: lineOf(SMTP_LINE.exec(said)?.[0]),
  }
}

function bounceOfReport(email: Email, report: string): Bounce | null {
  const failed = report
    .split(/\r?\n[ \t]*\r?\n/)
    .find((block) => /^failed/i.test(valueIn(block, ACTION)))
  if (failed === undefined) return null
  return {
    recipient:
      addressIn(valueIn(failed, ORIGINAL_RECIPIENT)) ?? addressIn(valueIn(failed, FINAL_RECIPIENT)),
    messageId: returnedId(email),
    status: /\d\.\d{1,3}\.\d{1,3}/.exec(valueIn(failed, STATUS))?.[0] ?? null,
    diagnostic: lineOf(valueIn(failed, DIAGNOSTIC).replace(/^\w+;\s*/, '')),
  }
}

function returnedId(email: Email): string | null {
  const returned = partOf(email, (type) => RETURNED.has(type))
  const found = MESSAGE_ID.exec(returned ?? email.text ?? '')?.[1]
  return messageIdsIn(found ?? headerOf(email)('in-reply-to'))[0] ?? null
}

function partOf(email: Email, isIt: (type: string) => boolean): string | null {
  const part = email.attachments.find(({ mimeType }) => isIt(mimeType))
  if (!part) return null
  if (typeof part.content === 'string') return part.content
  return new TextDecoder('utf8').decode(part.content).slice(0, 64 * 1024)
}

const valueIn = (block: string, field: RegExp) => field.exec(block)?.[1]?.trim() ?? ''

const addressIn = (text: string) =>
  /[^\s<>;,:"\p{Cc}]{1,64}@[^\s<>;,:"\p{Cc}]{1,255}/u.exec(text)?.[0].toLowerCase() ?? null

const lineOf = (text: string | undefined) =>
  asLine(text ?? '')
    .slice(0, LONGEST_DIAGNOSTIC)
    .toWellFormed() || null
