import { type Hours, openMinutesBetween } from '../../../shared/dealer/clock.ts'
import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import {
  isOpenStage,
  type LostReason,
  lostReasons,
  type Source,
  type Stage,
  sourceLabels,
} from '../../../shared/inquiries/stage.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { keysOf } from '../../../shared/values/records.ts'

/** What is counted of an inquiry. */
export interface Counted {
  createdAt: Date
  answerDueAt: Date | null
  firstAnsweredAt: Date | null
  stage: Stage
  lostReason: LostReason | null
  source: Source
  products: { id: number | null; title: string }[]
}

/** Counts inquiries and what became of them until now. @param inquiries that arrived on days from `from` to `to` */
export function countSales(
  inquiries: Counted[],
  hours: Hours,
  { from, to }: { from: string; to: string },
  now: Date,
): SalesFigures {
  return {
    from,
    to,
    ...outcomeOf(inquiries, now),
    waiting: inquiries.filter(isWaiting).length,
    closedUnanswered: inquiries.filter((one) => !one.firstAnsweredAt && !isWaiting(one)).length,
    open: inquiries.filter(({ stage }) => isOpenStage(stage)).length,
    done: inquiries.filter(({ stage }) => stage === 'done').length,
    medianAnswerMinutes: median(
      inquiries.flatMap(({ createdAt, firstAnsweredAt: at }) =>
        at ? [openMinutesBetween(hours, createdAt, at)] : [],
      ),
    ),
    lost: countBy(lostReasons, inquiries, ({ stage, lostReason }) =>
      stage === 'lost' ? lostReason : null,
    ),
    bySource: sourcesOf(inquiries),
    byProduct: productsOf(inquiries),
    byMonth: monthsOf(inquiries, now),
  }
}

const outcomeOf = (inquiries: Counted[], now: Date) => ({
  received: inquiries.length,
  answered: inquiries.filter(({ firstAnsweredAt }) => firstAnsweredAt !== null).length,
  withinPromise: inquiries.filter(isWithinPromise).length,
  late: inquiries.filter((one) => isLate(one, now)).length,
  won: inquiries.filter(isWon).length,
})

const isWon = ({ stage }: Counted) => stage === 'won'

const isWithinPromise = ({ firstAnsweredAt, answerDueAt }: Counted) =>
  firstAnsweredAt !== null && answerDueAt !== null && firstAnsweredAt <= answerDueAt

/** What was closed without an answer waits for none, and is not late. */
function isLate(inquiry: Counted, now: Date): boolean {
  const { firstAnsweredAt, answerDueAt } = inquiry
  if (answerDueAt === null || (!firstAnsweredAt && !isWaiting(inquiry))) return false
  return (firstAnsweredAt ?? now) > answerDueAt
}

const isWaiting = ({ firstAnsweredAt, stage }: Counted) => !firstAnsweredAt && isOpenStage(stage)

/** The middle of values, rounded to a whole one; null without any. */
export function median(values: number[]): number | null {
  const sorted = values.sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

function countBy<Key extends string>(
  keys: Key[],
  inquiries: Counted[],
  keyOf: (inquiry: Counted) => Key | null,
): Record<Key, number> {
  const counted = keys.map((key) => [key, inquiries.filter((one) => keyOf(one) === key).length])
  return Object.fromEntries(counted)
}

function sourcesOf(inquiries: Counted[]): SalesFigures['bySource'] {
  const bySource = keysOf(sourceLabels).map((source) => {
    const some = inquiries.filter((one) => one.source === source)
    return [source, { received: some.length, won: some.filter(isWon).length }]
  })
  return Object.fromEntries(bySource)
}

/** The most asked for first. A machine that is deleted is known by its title alone. */
function productsOf(inquiries: Counted[]): SalesFigures['byProduct'] {
  const byKey = new Map<number | string, SalesFigures['byProduct'][number]>()
  for (const { id, title } of inquiries.flatMap(({ products }) => products)) {
    const known = byKey.get(id ?? title) ?? { productId: id, title, received: 0 }
    byKey.set(id ?? title, { ...known, title, received: known.received + 1 })
  }
  return [...byKey.values()].sort(
    (a, b) => b.received - a.received || a.title.localeCompare(b.title, 'de'),
  )
}

/** The months in which any inquiry arrived, oldest first. */
function monthsOf(inquiries: Counted[], now: Date): SalesFigures['byMonth'] {
  const monthOf = ({ createdAt }: Counted) => berlinDay(createdAt).slice(0, 7)
  const months = [...new Set(inquiries.map(monthOf))].sort()
  return months.map((month) => {
    const some = inquiries.filter((inquiry) => monthOf(inquiry) === month)
    return {
      month,
      ...outcomeOf(some, now),
      lost: some.filter(({ stage }) => stage === 'lost').length,
    }
  })
}
