import type { DealerContact } from '../../../shared/dealer/contact.ts'
import type { SubjectAndText } from '../../base/work/mail/letters.ts'
import { oneLine } from '../../base/work/mail/letters.ts'

export interface Addressee {
  username: string
  name?: string | null
  /** Null for an invitation of before it was noted. */
  invitedBy?: string | null
}

const greeting = (name: string | null | undefined) =>
  name ? `Guten Tag ${oneLine(name)},` : 'Guten Tag,'

/** The letters about an account. `link` is valid once, for seven days. */
export function invitationText(
  { username, name, invitedBy }: Addressee,
  link: string,
  dealer: DealerContact,
): SubjectAndText {
  return {
    subject: `Ihr Zugang zur Verwaltung von ${dealer.shortName}`,
    text: `${greeting(name)}

${invitedBy ? `${oneLine(invitedBy)} hat für Sie einen` : 'für Sie wurde ein'} Zugang zur Verwaltung der Website von ${dealer.name} angelegt.

Ihr Benutzername: ${oneLine(username)}

Bitte setzen Sie über diesen Link Ihr Passwort. Er gilt einmal und sieben Tage lang:
${link}

Ist der Link abgelaufen, bitten Sie Ihren Administrator um einen neuen, oder wählen Sie auf der Anmeldeseite „Passwort vergessen?“.
`,
  }
}

/** `link` is valid once, for 24 hours. */
export function passwordLinkText(
  { username, name }: Addressee,
  link: string,
  dealer: DealerContact,
): SubjectAndText {
  return {
    subject: `Neues Passwort für die Verwaltung von ${dealer.shortName}`,
    text: `${greeting(name)}

für Ihren Zugang „${oneLine(username)}“ zur Verwaltung der Website von ${dealer.name} wurde ein neues Passwort angefordert.

Über diesen Link setzen Sie es. Er gilt einmal und 24 Stunden lang:
${link}

Haben Sie das nicht angefordert, brauchen Sie nichts zu tun. Ihr bisheriges Passwort gilt dann weiter.
`,
  }
}
