import { CONFIRMATIONS_AN_HOUR } from '../../../shared/mail/inbox.ts'
import type { InboxLimits } from './inbox-limits.ts'
import type { SenderProof } from './sender-proof.ts'

const UNCONFIRMED = 'Keine Eingangsbestätigung gesendet:'
const REASONS: Record<Exclude<SenderProof, 'proven'>, string> = {
  unknown: 'Ihr Mailserver sagt nicht, ob die Adresse des Absenders echt ist.',
  unproven: 'Ihr Mailserver kann nicht bestätigen, dass die Adresse des Absenders echt ist.',
  failed: 'Ihr Mailserver hält die Adresse des Absenders für gefälscht.',
}
const TOO_MANY = `In dieser Stunde gingen schon ${CONFIRMATIONS_AN_HOUR} an neue Absender.`

/**
 * Why a new inquiry by mail is not confirmed, as sentences in German; null if it is. Anybody can write in a stranger's
 * name, who would get the confirmation.
 */
export async function whyUnconfirmed(
  proof: SenderProof,
  limits: Pick<InboxLimits, 'admitsConfirmation'>,
): Promise<string | null> {
  if (proof !== 'proven') return `${UNCONFIRMED} ${REASONS[proof]}`
  return (await limits.admitsConfirmation()) ? null : `${UNCONFIRMED} ${TOO_MANY}`
}
