import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Lets a browser download a file by its address alone, because a link cannot carry the token. */
export class DownloadTickets {
  readonly #secret = randomBytes(32)
  readonly #lifetimeMs: number

  /** @param lifetimeMs long enough to begin a download; one that has begun goes on */
  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs
  }

  issue(name: string, now = Date.now()): string {
    const until = String(now + this.#lifetimeMs)
    return `${until}.${this.#sign(name, until)}`
  }

  isGood(ticket: string, name: string, now = Date.now()): boolean {
    const [until = '', signature = ''] = ticket.split('.')
    const expected = Buffer.from(this.#sign(name, until))
    const given = Buffer.from(signature)
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
    return isOurs && Number(until) > now
  }

  #sign(name: string, until: string): string {
    return createHmac('sha256', this.#secret).update(`${until}/${name}`).digest('base64url')
  }
}
