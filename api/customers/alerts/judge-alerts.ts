import type { EntityManager } from '@mikro-orm/sql'
import { soughtState } from '../../../shared/alerts/sought.ts'
import type { Product } from '../../../shared/product/product.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { MINUTE } from '../../../shared/time/durations.ts'
import type { Database } from '../../base/data/db/database.ts'
import { pause } from '../../base/pauses.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import type { Duty } from '../../base/work/tasks/due-work.ts'
import { productsTouchedSince } from '../../catalogue/products/product.queries.ts'
import { ProductTerms } from '../../catalogue/products/product-terms.ts'
import { aliveAt } from './alert.queries.ts'
import { nextRunAfter } from './alert-times.ts'
import { judge } from './news.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

/** About how many alerts are judged at once and written in one transaction. */
const PORTION = 100
/** How long after its `updatedAt` a change may be committed at most. */
const SLOWEST_CHANGE = 10 * MINUTE

interface Services {
  config: { mail: MailConfig | null }
  database: Database
  outbox: { wake(): void } | null
}

/**
 * Every day at seven, tells of what has come or become cheaper since alerts were judged last: one mail for all alerts
 * of a mailbox. It works in portions, so that no other change waits for it.
 */
export const judgeAlerts = ({ config: { mail }, database, outbox }: Services): Duty => ({
  name: 'searchAlerts',
  async do(em, now) {
    if (!mail) return
    const [first] = await em.find(SearchAlertEntity, dueAt(now), {
      orderBy: { seenAt: 'asc' },
      limit: 1,
      disableIdentityMap: true,
    })
    if (!first) return
    const readAt = new Date()
    const since = new Date(first.seenAt.getTime() - SLOWEST_CHANGE)
    const machines = await productsTouchedSince(database, since)
    const terms = new ProductTerms(database)
    for (;;) {
      const due = await nextDue(em.fork(), now)
      if (due.length === 0) break
      const judged: Judged[] = []
      for (const alert of due) {
        judged.push({ alert, ...(await judgeOne(machines, terms, alert)) })
        await pause()
      }
      await em.fork().transactional((em) => storeJudged(em, mail, judged, { now, readAt }))
      outbox?.wake()
    }
  },
})

const dueAt = (now: Date) => ({ $and: [{ nextAt: { $lte: now } }, aliveAt(now)] })

/** All due alerts of the next mailboxes. */
async function nextDue(em: EntityManager, now: Date): Promise<SearchAlertEntity[]> {
  const next = await em.find(SearchAlertEntity, dueAt(now), {
    fields: ['mailbox'],
    orderBy: { mailbox: 'asc' },
    limit: PORTION,
    disableIdentityMap: true,
  })
  const mailboxes = [...new Set(next.map(({ mailbox }) => mailbox))]
  return em.find(
    SearchAlertEntity,
    { $and: [{ mailbox: { $in: mailboxes } }, dueAt(now)] },
    { populate: ['known'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
}

async function judgeOne(
  machines: Product[],
  terms: ProductTerms,
  { query, known }: Pick<SearchAlertEntity, 'query' | 'known'>,
) {
  const filters = soughtState(query)
  return judge(machines, { filters, terms: await terms.of(filters.search, false), known })
}

type Judged = { alert: SearchAlertEntity } & ReturnType<typeof judge>

/** Stores the outcome. Another process may have judged the same: alerts that are no longer due are left alone. */
async function storeJudged(
  em: EntityManager,
  mail: MailConfig,
  judged: Judged[],
  { now, readAt }: { now: Date; readAt: Date },
): Promise<void> {
  const nextAt = nextRunAfter(now)
  const day = berlinDay(now)
  const told = new Map<string, string>()
  const unchanged: number[] = []
  for (const { alert, news, known, isMore } of judged) {
    const { id, query, email, mailbox } = alert
    if (news.length === 0 && JSON.stringify(known) === JSON.stringify(alert.known)) {
      unchanged.push(id)
      continue
    }
    // Machines that are not told yet must be read again next time, also if they do not change.
    const seenAt = isMore ? alert.seenAt : readAt
    const changes = { seenAt, nextAt, known, ...(news.length > 0 && { news, newsOn: day }) }
    // An alert that was changed meanwhile seeks something else, and is judged again.
    const isClaimed = await em.nativeUpdate(
      SearchAlertEntity,
      { id, query, nextAt: { $lte: now } },
      changes,
    )
    if (isClaimed && news.length > 0) told.set(mailbox, email)
  }
  await em.nativeUpdate(
    SearchAlertEntity,
    { id: { $in: unchanged }, nextAt: { $lte: now } },
    { seenAt: readAt, nextAt },
  )
  for (const email of told.values())
    queueMail(em, mail, { kind: 'alertNews', about: day, recipient: email })
}
