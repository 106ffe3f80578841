import {
  type Counted,
  type CountedMachine,
  LONGEST_LIST,
  type Statistics,
  type StatisticsRange,
  stockAges,
} from '../../../shared/statistics/statistics.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { DAY } from '../../../shared/time/time.ts'
import { FURTHER } from './tally.ts'
import type { CountKind } from './visit.ts'

/** How often something was counted on all days of a range. */
interface Total {
  kind: CountKind
  key: string
  count: number
}

/** A machine that visitors see. */
export interface InStock {
  id: number
  title: string
  since: Date
  /** Whether it waits for a buyer. */
  isAvailable: boolean
}

/** An inquiry over the website, with the machines that it names. */
export interface AskedFor {
  at: Date
  machines: ReadonlySet<number>
}

interface Facts {
  totals: Total[]
  byDay: { day: string; kind: CountKind; count: number }[]
  inquiries: AskedFor[]
  stock: InStock[]
  countedByServerUntil: string | null
}

/** Answers the dealer's questions from what was counted and what stands in the yard. */
export function reportOf(
  { totals, byDay, inquiries, stock, countedByServerUntil }: Facts,
  range: StatisticsRange,
  now: Date,
): Statistics {
  const machines = machinesOf(totals, inquiries, stock, now)
  const asked = Map.groupBy(inquiries, ({ at }) => berlinDay(at))
  const available = machines.filter((_, index) => stock[index]?.isAvailable)
  const sum = (...kinds: CountKind[]) => sumOf(totals, ...kinds)
  return {
    ...range,
    countedByServerUntil,
    views: sum('page', 'machine'),
    dataSheets: sum('sheet'),
    inquiries: inquiries.length,
    searches: sum('search'),
    byDay: daysOf(range).map((day) => {
      const some = byDay.filter((one) => one.day === day)
      return { day, views: sumOf(some, 'page', 'machine'), inquiries: asked.get(day)?.length ?? 0 }
    }),
    unasked: highest(
      available.filter(({ views, inquiries }) => views > 0 && inquiries === 0),
      ({ views }) => views,
    ),
    seen: highest(
      machines.filter(({ views }) => views > 0),
      ({ views }) => views,
    ),
    standing: highest(available, ({ days }) => days),
    ages: agesOf(available),
    sought: named(totals, 'search'),
    unfound: named(totals, 'unfound'),
    referrers: named(totals, 'referrer'),
    pages: named(totals, 'page'),
  }
}

const sumOf = (counts: { kind: CountKind; count: number }[], ...kinds: CountKind[]) =>
  counts.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0)

function machinesOf(
  totals: Total[],
  inquiries: AskedFor[],
  stock: InStock[],
  now: Date,
): CountedMachine[] {
  const counts = new Map(totals.map(({ kind, key, count }) => [`${kind} ${key}`, count]))
  const asked = Map.groupBy(
    inquiries.flatMap(({ machines }) => [...machines]),
    (id) => id,
  )
  return stock.map(({ id, title, since }) => ({
    productId: id,
    title,
    views: counts.get(`machine ${id}`) ?? 0,
    dataSheets: counts.get(`sheet ${id}`) ?? 0,
    inquiries: asked.get(id)?.length ?? 0,
    days: Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY)),
  }))
}

function agesOf(machines: CountedMachine[]): Statistics['ages'] {
  return [...stockAges, null].map((upTo, index) => {
    const above = stockAges[index - 1] ?? -1
    const some = machines.filter(({ days }) => days > above && days <= (upTo ?? days))
    return { upTo, count: some.length }
  })
}

const highest = <Row>(rows: Row[], by: (row: Row) => number): Row[] =>
  rows.toSorted((a, b) => by(b) - by(a)).slice(0, LONGEST_LIST)

function named(totals: Total[], kind: CountKind): Counted[] {
  const some = totals.filter((total) => total.kind === kind && total.key !== FURTHER)
  return highest(some, ({ count }) => count).map(({ key, count }) => ({ name: key, count }))
}

function daysOf({ from, to }: StatisticsRange): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
