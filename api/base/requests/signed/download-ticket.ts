import { z } from 'zod'
import { isSameSecret, signatureOf } from './secrets.ts'

export const ticketed = z.object({
  ticket: z.string().default('').meta({ description: 'Kommt mit der Adresse der Datei' }),
})

/**
 * Lets a browser download a file by its address alone, because a link cannot carry the token. The download
 * may begin at another process than the one that gave the address.
 * @example
 * const tickets = new DownloadTickets(sharedSecret(orm, 'backup-download'), 5 * MINUTE)
 */
export class DownloadTickets {
  readonly #secret: () => Promise<string>
  readonly #lifetimeMs: number

  /** @param lifetimeMs long enough to begin a download; one that has begun goes on */
  constructor(secret: () => Promise<string>, lifetimeMs: number) {
    this.#secret = secret
    this.#lifetimeMs = lifetimeMs
  }

  async issue(name: string, now = Date.now()): Promise<string> {
    const until = String(now + this.#lifetimeMs)
    return `${until}.${await this.#sign(name, until)}`
  }

  async isGood(ticket: string, name: string, now = Date.now()): Promise<boolean> {
    const [until = '', signature = ''] = ticket.split('.')
    return isSameSecret(signature, await this.#sign(name, until)) && Number(until) > now
  }

  async #sign(name: string, until: string): Promise<string> {
    return signatureOf(`${until}/${name}`, await this.#secret())
  }
}
