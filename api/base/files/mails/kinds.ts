import type { Email } from 'postal-mime'

/** What Exchange writes before the subject of an absence note. Who answers one puts „AW:“ in front of it. */
const ABSENCE = /^\s*(?:Automatische Antwort|Automatic reply|Abwesenheitsnotiz|Out of Office)\s*:/i
const READ_RECEIPT = /report-type="?disposition-notification/i
const DELIVERY_REPORT = /report-type="?delivery-status/i

/** The lines by which mail servers say of a mail that it is spam, and what they say then. */
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

/** Whether a program has written a mail (RFC 3834, and what was usual before). */
export function isAutomatic(email: Email): boolean {
  const header = headerOf(email)
  const submitted = header('auto-submitted')
  if (submitted) return !/^no\b/i.test(submitted)
  const report = header('content-type')
  return (
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    /^auto[-_]reply/i.test(header('precedence')) ||
    READ_RECEIPT.test(report) ||
    DELIVERY_REPORT.test(report) ||
    isFromMailServer(email) ||
    ABSENCE.test(email.subject ?? '')
  )
}

/** Whether a mail goes to many. An absence note of Gmail says `bulk`, too, and is none. */
export function isBulk(email: Email): boolean {
  const header = headerOf(email)
  if (header('list-id') || header('list-unsubscribe')) return true
  return /^(?:bulk|list|junk)\b/i.test(header('precedence')) && !isAutomatic(email)
}

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
