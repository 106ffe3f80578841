import type { EntityManager } from '@mikro-orm/sql'
import { NO_ALERTS } from '../../../shared/alerts/alert-rules.ts'
import type { SearchAlertInput } from '../../../shared/alerts/search-alert.ts'
import { readSought, soughtState } from '../../../shared/alerts/sought.ts'
import { leftOutByReason } from '../../../shared/catalogue/filter-labels.ts'
import { HOUR_SECONDS } from '../../../shared/time/durations.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { Database } from '../../base/data/db/database.ts'
import { waitForTurn } from '../../base/data/db/turns.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { listCategories } from '../../catalogue/categories/category.queries.ts'
import { listHits } from '../../catalogue/products/product.hits.ts'
import { ProductTerms } from '../../catalogue/products/product-terms.ts'
import { askForAlert, type SoughtNow } from './alert.changes.ts'
import { isBlocked } from './alert-blocks.ts'

const TOO_MANY =
  'Von Ihrem Anschluss sind sehr viele Suchaufträge eingegangen. Bitte versuchen Sie es später erneut oder rufen Sie uns an.'

export type AlertIntake = ReturnType<typeof openAlertIntake>

/** Takes search alerts, sent by a script or by the browser itself, and counts them together. */
export function openAlertIntake({
  config,
  database,
  freshness,
  outbox,
  throttles,
}: {
  config: { mail: MailConfig | null; contactLimit: number }
  database: Database
  freshness: Freshness
  outbox: Outbox | null
  throttles: Throttles
}) {
  const throttle = throttles({
    name: 'alerts',
    limit: config.contactLimit,
    seconds: HOUR_SECONDS,
    message: TOO_MANY,
  })
  const terms = new ProductTerms(database, freshness)

  /**
   * What these filters seek, and what the list shows of it now.
   * @throws {ApiError} 400 for what cannot be read: without it an alert would tell of machines that nobody seeks
   */
  async function seekNow(parameters: URLSearchParams): Promise<SoughtNow> {
    const at = new Date()
    const { query, leftOut } = readSought(parameters, await listCategories(database.db, false))
    const wrong = leftOutByReason(leftOut).map(({ named, reason }) => `${named}: ${reason}`)
    if (wrong.length > 0) throw new ApiError(400, wrong.join(' '))
    return { query, known: await listHits(database, terms, soughtState(query)), at }
  }

  return {
    isOffered: config.mail !== null,
    seekNow,

    /**
     * Whoever asks learns nothing of what becomes of it, and a mailbox that is blocked hears nothing of it.
     * @param from the address of the sender's network, and the language of their page
     * @throws {ApiError} 429 for too many from one address, 409 without a mail server: nobody could confirm it; 400 for
     *   filters that cannot be read
     */
    async receive(
      em: EntityManager,
      { email, query, website }: SearchAlertInput,
      from: { address: string; language: Language },
    ): Promise<void> {
      const { mail } = config
      if (!mail) throw new ApiError(409, NO_ALERTS)
      await throttle.count(from.address)
      if (website) return
      const found = await seekNow(new URLSearchParams(query))
      await em.transactional(async (em) => {
        await waitForTurn(em, database, `alerts of ${mailboxOf(email)}`)
        if (!(await isBlocked(em, mailboxOf(email))))
          await askForAlert(em, mail, { email, language: from.language }, found)
      })
      outbox?.wake()
    },
  }
}
