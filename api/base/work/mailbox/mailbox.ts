import type { FetchMessageObject, FetchQueryObject, ImapFlow } from 'imapflow'
import { DAY } from '../../../../shared/time/time.ts'
import { isLoopbackName } from '../../requests/http/loopback.ts'
import { explainMailbox, MailboxError } from './mailbox-error.ts'
import type { MailboxPlace } from './mailbox-url.ts'

const PATIENCE_MS = 15_000
/** Longer than the pause between two looks, which are at least one a minute. */
const SILENCE_MS = 150_000
const LARGEST_ANSWER = 64 * 1024 * 1024
const HEAD_BYTES = 64 * 1024
/** The heads that are fetched together weigh a megabyte at most. */
export const HEADS_AT_ONCE = 16
const NO_SEARCH = 'Der Mailserver lässt das Postfach nicht durchsuchen.'
const HEAD_PART = { key: 'HEADER', start: 0, maxLength: HEAD_BYTES }
const HEAD: FetchQueryObject = {
  uid: true,
  internalDate: true,
  size: true,
  bodyParts: [HEAD_PART],
}

export interface RawHead {
  uid: number
  at: Date
  size: number
  bytes: Uint8Array
}

/** Read and never changed: EXAMINE opens it, BODY.PEEK fetches texts. Whatever goes wrong is a `MailboxError`. */
export class Mailbox {
  readonly #place: MailboxPlace
  readonly #client: ImapFlow
  #hasNews = false
  #noticed = () => {}

  private constructor(place: MailboxPlace, client: ImapFlow) {
    this.#place = place
    this.#client = client
    const notice = () => {
      this.#hasNews = true
      this.#noticed()
    }
    this.#client.on('exists', notice)
    this.#client.on('close', notice)
    // What fails is said by the command that fails with it.
    this.#client.on('error', notice)
  }

  static async open(place: MailboxPlace, clientName: string): Promise<Mailbox> {
    const mailbox = new Mailbox(place, await createClient(place, clientName))
    await mailbox.#tried(() => mailbox.#client.connect())
    return mailbox
  }

  /** Under which its mails are numbered now, and the number of the last one. @throws {MailboxError} */
  async look(): Promise<{ uidValidity: string; lastUid: number }> {
    const { folder } = this.#place
    const found = await this.#tried(() => this.#client.mailboxOpen(folder, { readOnly: true }))
    this.#hasNews = false
    return { uidValidity: found.uidValidity.toString(), lastUid: (found.uidNext || 1) - 1 }
  }

  async numbersAfter(uid: number): Promise<number[]> {
    // The last mail always belongs to such a range, however low its number is.
    const found = await this.#search({ uid: `${uid + 1}:*` })
    return found.filter((one) => one > uid)
  }

  /** The numbers of the mails that arrived since that moment, and of some more from before. @throws {MailboxError} */
  numbersSince(at: Date): Promise<number[]> {
    // Servers compare days, in a time zone of their own.
    return this.#search({ since: new Date(at.getTime() - DAY) })
  }

  async #search(query: { uid: string } | { since: Date }): Promise<number[]> {
    const found = await this.#tried(() => this.#client.search(query, { uid: true }))
    if (!found) throw new MailboxError(NO_SEARCH)
    return found.sort((a, b) => a - b)
  }

  /** The heads of mails in their order, without those that are gone. @throws {MailboxError} */
  async heads(uids: number[]): Promise<RawHead[]> {
    if (uids.length === 0) return []
    const some = uids.join(',')
    const found = await this.#tried(() => this.#client.fetchAll(some, HEAD, { uid: true }))
    return found.map(toRawHead).sort((a, b) => a.uid - b.uid)
  }

  /** A whole mail, or its beginning if it is longer. @returns null for one that is gone. @throws {MailboxError} */
  async bytesOf(uid: number, maxLength: number): Promise<Uint8Array | null> {
    const source = { maxLength }
    const found = await this.#tried(() =>
      this.#client.fetchOne(String(uid), { uid: true, source }, { uid: true }),
    )
    return found ? (found.source ?? null) : null
  }

  /** Waits until something has happened in it, that long at most, or until the signal. */
  async news(patience: number, signal: AbortSignal): Promise<void> {
    if (this.#hasNews || signal.aborted) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, patience)
    this.#noticed = resolve
    signal.addEventListener('abort', () => resolve(), { once: true })
    this.#client.idle().catch(() => resolve())
    await promise
    clearTimeout(timer)
  }

  close(): void {
    this.#client.close()
  }

  async #tried<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      this.#client.close()
      throw error instanceof Error ? explainMailbox(error, this.#place) : error
    }
  }
}

const toRawHead = ({ uid, size = 0, internalDate, headers }: FetchMessageObject): RawHead => ({
  uid,
  // A server that says it in no readable way has the mail now.
  at: internalDate instanceof Date ? internalDate : new Date(),
  size,
  // Not every server keeps to the part that was asked for.
  bytes: headers?.subarray(0, HEAD_BYTES) ?? Buffer.alloc(0),
})

/** Most houses have no mailbox, and start the sooner without this package. */
async function createClient(place: MailboxPlace, name: string): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  return new ImapFlow({
    host: place.host,
    port: place.port,
    secure: place.secure,
    auth: { user: place.user, pass: place.password },
    ...encryption(place),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: SILENCE_MS,
    maxLiteralSize: LARGEST_ANSWER,
    maxResponseSize: 2 * LARGEST_ANSWER,
    disableAutoIdle: true,
    disableCompression: true,
    clientInfo: { name },
    logger: false,
  })
}

/** Nobody stands between us and a program on this machine, whose certificate usually is its own. */
function encryption({ host, secure, trustsAny }: MailboxPlace) {
  const isHere = isLoopbackName(host)
  return {
    tls: { rejectUnauthorized: !(trustsAny ?? isHere) },
    // A password does not go over a line that others can read.
    ...(!secure && !isHere && { doSTARTTLS: true }),
  }
}
