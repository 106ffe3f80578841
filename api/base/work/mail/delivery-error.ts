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
