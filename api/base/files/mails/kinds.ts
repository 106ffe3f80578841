import type { Email } from 'postal-mime'

/** What Exchange writes before the subject of an absence note. Who answers one puts „AW:“ in front of it. */
const ABSENCE = /^\s*(?:Automatische Antwort|Automatic reply|Abwesenheitsnotiz|Out of Office)\s*:/i
const READ_RECEIPT = /report-type="?disposition-notification/i
const ANSWERED_BY_PROGRAM = /^auto-(?:replied|notified)\b/i
const DELIVERY_REPORT = /report-type="?delivery-status/i

const SPAM: Record<string, RegExp> = {
  'x-spam-flag': /^yes\b/i,
  'x-spam-status': /^yes\b/i,
  'x-spam': /^yes\b/i,
  // Exchange counts to 9, and moves what has 5 into the junk folder.
  'x-ms-exchange-organization-scl': /^[5-9]$/,
  'x-forefront-antispam-report': /\bSCL:[5-9]\b/i,
}

export const isFlaggedAsSpam = ({ headers }: Pick<Email, 'headers'>): boolean =>
  headers.some(({ key, value }) => SPAM[key]?.test(value.trim()))

/** Whether a program answers instead of a person, or reports on a mail (RFC 3834, and what was usual before). */
export function isAutomatic(email: Email): boolean {
  const header = headerOf(email)
  const submitted = header('auto-submitted')
  if (/^no\b/i.test(submitted)) return false
  const report = header('content-type')
  return (
    ANSWERED_BY_PROGRAM.test(submitted) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => header(name) !== '') ||
    /^auto[-_]reply/i.test(header('precedence')) ||
    READ_RECEIPT.test(report) ||
    DELIVERY_REPORT.test(report) ||
    isFromMailServer(email) ||
    ABSENCE.test(email.subject ?? '')
  )
}

/** Whether a program has sent it, which may pass on what a person has written, as a form or a ticket system does. */
export function isGenerated(email: Email): boolean {
  const submitted = headerOf(email)('auto-submitted')
  return submitted !== '' && !/^no\b/i.test(submitted) && !ANSWERED_BY_PROGRAM.test(submitted)
}

/** Whether a mail goes to many. An absence note of Gmail says `bulk`, too, and is none. */
export function isBulk(email: Email): boolean {
  const header = headerOf(email)
  if (header('list-id')) return true
  return /^(?:bulk|list|junk)\b/i.test(header('precedence')) && !isAutomatic(email)
}

/** Whether its kind can be ended, as that of a newsletter, and of what portals pass on. */
export const canBeEnded = (email: Email): boolean => headerOf(email)('list-unsubscribe') !== ''

/** Whether it says to come from a mail server: it has nobody to whom an error could go back. */
export const isFromMailServer = (email: Email) =>
  headerOf(email)('return-path') === '<>' &&
  /^(?:mailer-daemon|postmaster)@/i.test(email.from?.address ?? '')

export const mayBeBounce = (email: Email) =>
  /^multipart\/report/i.test(headerOf(email)('content-type')) ||
  headerOf(email)('x-failed-recipients') !== '' ||
  /^(?:mailer-daemon|postmaster)@/i.test(email.from?.address ?? '')

export const headerOf = (email: Pick<Email, 'headers'>) => (name: string) =>
  email.headers.find(({ key }) => key === name)?.value.trim() ?? ''
