/*
 * The rules of a search alert without zod, for the form in the list.
 */

/** How many alerts one mailbox may have. */
export const MOST_ALERTS = 10
/** How long the address of a list may be, with every filter and a search. */
export const LONGEST_QUERY = 2000

/** What somebody has agreed to, kept as the proof. */
export interface Consent {
  version: string
  text: string
}

/** The consent given with the form. A change of the text needs a new version, because both are kept as proof. */
export const consent: Consent = {
  version: '1',
  text: 'Wir schreiben Ihnen höchstens einmal am Tag, und nur, wenn eine passende Maschine eintrifft oder günstiger wird. Damit sind Sie einverstanden, wenn Sie den Suchauftrag absenden und den Link in unserer E-Mail bestätigen; mit einem Klick ist er jederzeit beendet.',
}

/** The answer to everybody, whether the address is new, known or has too many alerts already. */
export const ALERT_ASKED =
  'Bitte sehen Sie in Ihr Postfach: Wir haben Ihnen eine E-Mail geschickt. Der Suchauftrag beginnt, sobald Sie ihn dort bestätigen.'

/** Where the page of an alert offers to block the mailbox. */
export const BLOCK = 'sperren'

/** In place of the form where no mail can be sent. */
export const NO_ALERTS =
  'Suchaufträge sind hier nicht möglich, weil kein Mailserver eingerichtet ist. Stellen Sie uns bitte eine Anfrage: Wir suchen für Sie.'

export const ALERT_FAILED =
  'Der Suchauftrag konnte nicht gesendet werden. Bitte versuchen Sie es erneut.'
export const ALERT_OFFLINE =
  'Sie sind gerade offline. Sobald die Verbindung wieder steht, legen Sie den Suchauftrag einfach noch einmal an.'
