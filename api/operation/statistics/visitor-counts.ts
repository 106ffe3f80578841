import type { Visit } from '../../../shared/statistics/visit.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { logFailure } from '../../base/failures.ts'
import { ProductCounts } from '../../catalogue/products/product-counts.ts'
import { FURTHER, Tally } from './tally.ts'
import { countsOf, siteName } from './visit.ts'
import { type DailyCount, writeCounts } from './write-counts.ts'

/** A process that is killed loses what it has counted since then. */
const INTERVAL_MS = 10_000

/** Counts what visitors look at and look for, in memory, and writes it down every ten seconds. */
export class VisitorCounts {
  readonly #database: Database
  readonly #products: ProductCounts
  readonly #isOn: boolean
  readonly #ownName: string
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
    this.#ownName = siteName(new URL(siteUrl))
    this.#database = database
    this.#products = new ProductCounts(database, freshness)
  }

  /**
   * Counts what somebody sees.
   * @param isPublished whether there is such a page, so that nobody can have others counted
   */
  seen({ page, from }: Visit, isPublished: (path: string) => boolean): void {
    if (!this.#isOn) return
    for (const count of countsOf(page, from, { ownName: this.#ownName, isPublished }))
      this.#tally.add(count)
  }

  /** Counts that somebody opens the data sheet of a machine. */
  readonly opened = (productId: number): void => {
    if (this.#isOn) this.#tally.add({ kind: 'sheet', key: String(productId) })
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
