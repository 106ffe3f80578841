import { isOutage, logFailure, reasonOf } from '../../data/db/outage.ts'
import { ApiError } from '../../requests/http/errors.ts'

/** More is no reason any more, but a mail server's or a library's essay. */
const LONGEST_REASON = 1000

/** PostgreSQL stores no NUL, and an answer of a stranger's server may hold anything. */
const printable = (message: string): string =>
  message.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, LONGEST_REASON)

export class DeliveryError extends Error {
  readonly isPermanent: boolean
  /** The server, the database or the storage is at fault, so any other mail would fail as well. */
  readonly isServer: boolean

  constructor(message: string, options: { isPermanent: boolean; isServer: boolean }) {
    super(printable(message))
    this.isPermanent = options.isPermanent
    this.isServer = options.isServer
  }
}

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
  const reason = error instanceof Error ? reasonOf(error) : 'unbekannter Fehler'
  return new DeliveryError(`Die E-Mail ließ sich nicht schreiben (${reason}).`, {
    isPermanent: false,
    isServer: false,
  })
}
