import type { Consent } from './alert-rules.ts'

/** As `consent`; with a version of its own, as it is the proof of what was agreed to. */
export const consentInEnglish: Consent = {
  version: '1-en',
  text: 'We write at most once a day, and only when a machine arrives that fits, or becomes cheaper. You agree to this by sending the form and confirming the link in our email; one click ends it at any time.',
}

/** As `ALERT_ASKED`. */
export const ALERT_ASKED_IN_ENGLISH =
  'Please look into your mailbox: we have sent you an email. The search alert begins as soon as you confirm it there.'

/** As `NO_ALERTS`. */
export const NO_ALERTS_IN_ENGLISH =
  'Search alerts are not available just now. Please send us an enquiry instead: we look for the machine for you.'
