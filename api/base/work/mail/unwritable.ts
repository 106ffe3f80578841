import { isOutage, logFailure } from '../../data/db/outage.ts'
import { codeOf } from '../../logging.ts'
import { ApiError } from '../../requests/http/errors.ts'
import { DeliveryError } from './delivery-error.ts'

/** A mail whose last attempts have left no outcome, because the process ended with each. */
export const NEVER_ENDED = new DeliveryError(
  'Die Website endete jedes Mal, wenn diese E-Mail gesendet wurde. Sie wird nicht mehr versucht.',
  { isPermanent: true, isServer: false },
)

/** A database or a storage that is away says nothing of the letter, and the next one would fail as well. */
export function unwritable(error: unknown): DeliveryError {
  logFailure('Postausgang:', error)
  // A storage that is away says so as it would to a visitor.
  if (isOutage(error) || (error instanceof ApiError && error.status === 503))
    return new DeliveryError(
      'Die E-Mail ließ sich noch nicht schreiben: Datenbank oder Speicher sind gerade nicht erreichbar.',
      { isPermanent: false, isServer: true },
    )
  return new DeliveryError(`Die E-Mail ließ sich nicht schreiben (${reasonOf(error)}).`, {
    isPermanent: false,
    isServer: false,
  })
}

/** The code if there is one, because the message of a failed statement can contain customers' data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unbekannter Fehler'
  return codeOf(error) || error.message
}
