import type { EntityManager } from '@mikro-orm/sql'
import type { ReadMail } from '../../base/files/mails/mail.ts'
import type { LetterKinds } from '../../base/work/mail/letters.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'

type Bounce = NonNullable<ReadMail['bounce']>

/** What a status says (RFC 3463), by how it begins; the first that fits. */
const REASONS: [status: RegExp, reason: string][] = [
  [/^5\.1\.8|^5\.7/, 'Der Mailserver des Empfängers weist unsere Mails ab'],
  [/^5\.1\.2|^5\.1\.10|^5\.4\.4/, 'Den Mailserver des Empfängers gibt es nicht'],
  [/^5\.1/, 'Die Adresse gibt es nicht'],
  [/^5\.2\.2|^4\.2\.2/, 'Das Postfach des Empfängers ist voll'],
  [/^5\.2\.1/, 'Das Postfach des Empfängers ist gesperrt'],
  [/^5\.2\.3|^5\.3\.4/, 'Die Mail ist dem Mailserver des Empfängers zu groß'],
  [/^[45]\.4/, 'Der Mailserver des Empfängers war nicht zu erreichen'],
]
const UNKNOWN = 'Der Mailserver des Empfängers hat die Mail nicht angenommen'

/** Why a mail came back, in German, with what the other server said. */
export function reasonOf({ status, diagnostic }: Pick<Bounce, 'status' | 'diagnostic'>): string {
  const [, reason = UNKNOWN] = REASONS.find(([known]) => known.test(status ?? '')) ?? []
  const said = [status, diagnostic].filter(Boolean).join(', ')
  return said ? `Kam zurück: ${reason} (${said})` : `Kam zurück: ${reason}`
}

/**
 * Notes that a mail of ours came back, in the caller's transaction.
 * @returns false if no mail of ours is meant
 */
export async function noteCameBack(
  em: EntityManager,
  letters: LetterKinds,
  bounce: Bounce,
): Promise<boolean> {
  const mail = bounce.messageId && (await em.findOne(MailEntity, { messageId: bounce.messageId }))
  if (!mail) return false
  const lastError = reasonOf(bounce)
  // One that is sent again is about to be judged anew.
  const where = { id: mail.id, state: 'sent' as const }
  if (await em.nativeUpdate(MailEntity, where, { state: 'failed', lastError }))
    await letters[mail.kind].note?.(em, mail, lastError)
  return true
}
