import type { ImapFlowError } from 'imapflow'
import { FOR_OPERATOR } from '../../../../shared/mail/for-operator.ts'
import { CERTIFICATE_PROBLEM } from '../certificate-problem.ts'
import type { MailboxPlace } from './mailbox-url.ts'

/** Why a mailbox cannot be read, in German, with what to do. */
export class MailboxError extends Error {
  /** Trying again at once would fail again, and servers lock out whoever tries a wrong password often. */
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal = false } = {}) {
    super(message)
    this.isRefusal = isRefusal
  }
}

const refusal = (message: string) => new MailboxError(message, { isRefusal: true })

export function explainMailbox(error: ImapFlowError, place: MailboxPlace): MailboxError {
  const { host, port, folder } = place
  const said = error.responseText ?? error.reason ?? error.message
  if (error.authenticationFailed)
    return refusal(
      `Der Mailserver „${host}“ weist Benutzername oder Passwort ab (${said}). Prüfen Sie das Passwort, und ob IMAP für dieses Postfach eingeschaltet ist. Mancher Anbieter verlangt ein App-Passwort. ${FOR_OPERATOR} Beides steht in IMAP_URL.`,
    )
  if (error.mailboxMissing)
    return refusal(
      `Den Ordner „${folder}“ gibt es in diesem Postfach nicht. ${FOR_OPERATOR} Er steht am Ende von IMAP_URL.`,
    )
  if (CERTIFICATE_PROBLEM.test(error.message))
    return refusal(
      `Der Mailserver „${host}“ weist sich mit einem Zertifikat aus, dem nicht zu trauen ist (${error.message}). ${FOR_OPERATOR} Wenn es sein eigenes ist, nennen Sie es in NODE_EXTRA_CA_CERTS, oder hängen Sie „?tls.rejectUnauthorized=false“ an IMAP_URL an.`,
    )
  if (error.tlsFailed || /STARTTLS/i.test(error.message))
    return refusal(
      `Der Mailserver „${host}“ bietet keine Verschlüsselung an (${error.message}). ${FOR_OPERATOR} Nehmen Sie imaps:// in IMAP_URL.`,
    )
  if (error.code === 'ENOTFOUND')
    return new MailboxError(
      `Den Mailserver „${host}“ gibt es nicht. ${FOR_OPERATOR} Prüfen Sie IMAP_URL.`,
    )
  return new MailboxError(
    `Der Mailserver „${host}“ (Port ${port}) ist nicht erreichbar, oder er hat die Verbindung beendet (${said}). ${FOR_OPERATOR} Wenn das so bleibt, prüfen Sie Server und Port in IMAP_URL.`,
  )
}
