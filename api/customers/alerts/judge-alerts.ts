import type { EntityManager } from '@mikro-orm/sql'
import { soughtState } from '../../../shared/alerts/sought.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import type { Product } from '../../../shared/product/product.ts'
import { fitsAll } from '../../../shared/search/match.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import type { Database } from '../../base/data/db/database.ts'
import { aheadOf } from '../../base/data/db/rows.ts'
import { logFailure } from '../../base/failures.ts'
import { pause } from '../../base/turns.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import type { Duty } from '../../base/work/tasks/due-work.ts'
import { togetherOrAlone } from '../../base/work/tasks/together-or-alone.ts'
import { productsTouchedSince } from '../../catalogue/products/product.queries.ts'
import { ProductTerms } from '../../catalogue/products/product-terms.ts'
import { aboutNews, aliveAt } from './alert.queries.ts'
import { nextRunAfter } from './alert-times.ts'
import { judge } from './news.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

/** How many alerts are judged at once and written in one transaction. */
const PORTION = 100
/** How long after its `updatedAt` a change may be committed at most. */
const SLOWEST_CHANGE = 10 * MINUTE

interface Services {
  config: { mail: MailConfig | null }
  database: Database
  outbox: Pick<Outbox, 'isAtRest' | 'wake'> | null
}

/**
 * Every day at seven, tells of what has come or become cheaper since alerts were judged last: a mail for each
 * alert. It works in portions, so that no other change waits for it.
 */
export const judgeAlerts = ({ config: { mail }, database, outbox }: Services): Duty => ({
  name: 'searchAlerts',
  async do(em, now) {
    if (!mail || (await outbox?.isAtRest())) return
    const since = await firstSeen(em, now)
    if (!since) return
    const readAt = new Date()
    const machines = await productsTouchedSince(database, since)
    const terms = new ProductTerms(database)
    const judgeThose = async (ids: number[]) => {
      const judged: Judged[] = []
      for (const alert of await dueOf(em.fork(), ids, now)) {
        judged.push({ alert, ...(await judgeOne(machines, terms, alert)) })
        await pause()
      }
      await em.fork().transactional((em) => storeJudged(em, mail, judged, { now, readAt }))
      outbox?.wake()
    }
    // What cannot be judged is tried again with the others of the next day.
    const postpone = async (id: number, error: unknown) => {
      logFailure(`Suchauftrag ${id} lässt sich nicht beurteilen:`, error)
      await em.fork().nativeUpdate(SearchAlertEntity, { id }, { nextAt: nextRunAfter(now) })
    }
    for (;;) {
      const ids = await nextAlerts(em.fork(), now)
      if (ids.length === 0) return
      await togetherOrAlone(ids, judgeThose, postpone)
    }
  },
})

/** A time that is further ahead than any next one was set by a clock that was wrong. */
const isTime = (now: Date) => ({
  $or: [{ nextAt: { $lte: now } }, { nextAt: { $gt: nextRunAfter(aheadOf(now)) } }],
})

const dueAt = (now: Date) => ({ $and: [isTime(now), aliveAt(now)] })

/** Since when machines are read; null if no alert is due. */
async function firstSeen(em: EntityManager, now: Date): Promise<Date | null> {
  const options = { fields: ['seenAt'], limit: 1, disableIdentityMap: true } as const
  const due = dueAt(now)
  const [first] = await em.find(SearchAlertEntity, due, { ...options, orderBy: { seenAt: 'asc' } })
  if (!first) return null
  const [last] = await em.find(SearchAlertEntity, due, { ...options, orderBy: { seenAt: 'desc' } })
  const isAhead = last && last.seenAt > aheadOf(now)
  return isAhead ? new Date(0) : new Date(first.seenAt.getTime() - SLOWEST_CHANGE)
}

/** Those whose turn is next. */
async function nextAlerts(em: EntityManager, now: Date): Promise<number[]> {
  const next = await em.find(SearchAlertEntity, dueAt(now), {
    fields: ['id'],
    orderBy: { id: 'asc' },
    limit: PORTION,
    disableIdentityMap: true,
  })
  return next.map(({ id }) => id)
}

/** Those of some alerts that are still due. */
const dueOf = (em: EntityManager, ids: number[], now: Date) =>
  em.find(
    SearchAlertEntity,
    { $and: [{ id: { $in: ids } }, dueAt(now)] },
    { populate: ['known'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  )

async function judgeOne(
  machines: Product[],
  terms: ProductTerms,
  { query, known }: Pick<SearchAlertEntity, 'query' | 'known'>,
) {
  const filters = soughtState(query)
  const exact = await terms.of(filters.search, false)
  const { warranted } = await terms.ofDealer()
  const isMeant = (machine: ListedProduct) => fitsAll(machine, exact)
  return judge(machines, { filters, isMeant, known, warranted })
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
  const told: { about: string; recipient: string }[] = []
  const unchanged: number[] = []
  for (const { alert, news, known, isMore } of judged) {
    const { id, query, email } = alert
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
      { id, query, ...isTime(now) },
      changes,
    )
    if (isClaimed && news.length > 0) told.push({ about: aboutNews(id, day), recipient: email })
  }
  await em.nativeUpdate(
    SearchAlertEntity,
    { id: { $in: unchanged }, ...isTime(now) },
    { seenAt: readAt, nextAt },
  )
  for (const one of told) queueMail(em, mail, { kind: 'alertNews', ...one })
}
