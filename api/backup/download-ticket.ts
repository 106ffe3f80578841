import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Long enough to begin a download; one that has begun goes on. */
const LIFETIME_MS = 60_000

/** Lets a browser download a file by its address alone, because a link cannot carry the token. */
export class DownloadTickets {
  readonly #secret = randomBytes(32)

  issue(name: string, now = Date.now()): string {
    const until = String(now + LIFETIME_MS)
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
