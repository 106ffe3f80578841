import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { Database } from '../../base/data/db/database.ts'
import { logFailure } from '../../base/data/db/outage.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { ProductCounts } from '../../catalogue/products/product-counts.ts'
import { FURTHER, Tally } from './tally.ts'
import { countsOf } from './visit.ts'
import { type DailyCount, writeCounts } from './write-counts.ts'

/** A process that is killed loses what it has counted since then. */
const INTERVAL_MS = 10_000
/** Of programs that visit is remembered whether they are robots: so many characters, and of no longer name. */
const PROGRAMS = 256 * 1024
const LONGEST_PROGRAM = 512

/** What is looked at of a request. */
interface VisitorRequest {
  url: string
  method: string
  header(name: 'Referer' | 'User-Agent' | 'Sec-Purpose'): string | undefined
}

/** Counts what visitors look at and look for, in memory, and writes it down every ten seconds. */
export class VisitorCounts {
  readonly #database: Database
  readonly #products: ProductCounts
  readonly #isOn: boolean
  readonly #ownHost: string
  readonly #robots = new LRUCache<string, boolean>({
    maxSize: PROGRAMS,
    maxEntrySize: LONGEST_PROGRAM,
    sizeCalculation: (_, program) => program.length || 1,
    memoMethod: (program) => program === '' || isbot(program),
  })
  readonly #tally = new Tally()
  #unwritten = new Map<string, DailyCount>()
  #day = ''
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> | null = null

  constructor(
    { statistics, siteUrl }: { statistics: boolean; siteUrl: string },
    database: Database,
    freshness: Freshness,
  ) {
    this.#isOn = statistics
    this.#ownHost = new URL(siteUrl).host
    this.#database = database
    this.#products = new ProductCounts(database, freshness)
  }

  /** Counts an answer, unless it went to a robot or is only kept ready in case somebody follows a link. */
  readonly delivered = (request: VisitorRequest, status: number): void => {
    if (!this.#isOn || request.method !== 'GET' || (status !== 200 && status !== 304)) return
    const isRobot = this.#robots.memo(request.header('User-Agent') ?? '')
    if (isRobot || request.header('Sec-Purpose')) return
    const url = URL.parse(request.url)
    if (!url) return
    for (const count of countsOf(url, request.header('Referer'), this.#ownHost))
      this.#tally.add(count)
  }

  start(): void {
    this.#timer = setInterval(() => this.write(), INTERVAL_MS).unref()
  }

  /** Writes down what was counted. What cannot be written is kept for the next time. */
  write(now = new Date()): Promise<void> {
    this.#writing ??= this.#write(now)
      .catch((error) => logFailure('Statistik speichern fehlgeschlagen:', error))
      .finally(() => {
        this.#writing = null
      })
    return this.#writing
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#writing
    await this.write()
  }

  async #write(now: Date): Promise<void> {
    this.#assignTo(berlinDay(now))
    const counts = [...this.#unwritten.values()]
    if (counts.length === 0) return
    await writeCounts(this.#database.orm, [...counts, ...(await this.#unfound(counts))])
    this.#unwritten = new Map()
  }

  /** Assigns to this day what was counted since the last time. */
  #assignTo(day: string): void {
    for (const { kind, key, count } of this.#tally.take()) {
      const known = this.#unwritten.get(`${day} ${kind} ${key}`)
      this.#unwritten.set(`${day} ${kind} ${key}`, {
        day,
        kind,
        key,
        count: count + (known?.count ?? 0),
      })
    }
    if (day !== this.#day) this.#tally.forget()
    this.#day = day
  }

  /** The searches that find nothing in the stock, looked up here so that no visitor waits for it. */
  async #unfound(counts: DailyCount[]): Promise<DailyCount[]> {
    const unfound: DailyCount[] = []
    for (const count of counts) {
      if (count.kind !== 'search' || count.key === FURTHER) continue
      const hits = await this.#products.of({ search: count.key }, false)
      if (hits === 0) unfound.push({ ...count, kind: 'unfound' })
    }
    return unfound
  }
}
