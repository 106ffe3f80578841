import type { MikroORM } from '@mikro-orm/sql'
import { DAY } from '../../../shared/time/time.ts'
import { parseId } from '../../../shared/values/ids.ts'
import { DownloadTickets } from '../../base/requests/signed/download-ticket.ts'
import { sharedSecret } from '../../base/requests/signed/secrets.ts'

/** Long enough to print the page; the mail says the same for good. */
const LIFETIME = DAY

/** Lets the sender of an inquiry read it again by a signed address, because its number can be guessed. */
export class CopyTickets {
  readonly #tickets: DownloadTickets

  constructor(orm: MikroORM) {
    this.#tickets = new DownloadTickets(sharedSecret(orm, 'inquiry-copy'), LIFETIME)
  }

  async issue(id: number): Promise<string> {
    return `${id}.${await this.#tickets.issue(String(id))}`
  }

  /** The number of the inquiry; null for a token that is wrong or expired. */
  async read(token: string): Promise<number | null> {
    const [number = '', ...ticket] = token.split('.')
    const id = parseId(number)
    return id && (await this.#tickets.isGood(ticket.join('.'), String(id))) ? id : null
  }
}
