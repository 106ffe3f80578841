import { z } from 'zod'
import { stockKey } from '../../../../shared/product/field-rules.ts'
import {
  type ChosenFates,
  type GoneMachine,
  LISTED_ERRORS,
} from '../../../../shared/stock/import.ts'
import { readKey, type StockCell } from '../../../../shared/stock/rows.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { jsonOf, momentOf, portionsOf } from '../../../base/data/db/rows.ts'
import type { PlannedChange } from '../../products/product.bulk.ts'
import type { TableColumns } from './columns-of-table.ts'
import { headerFingerprint } from './used-reading.ts'

const listed = z.array(z.number().int())

/** The machines that the last list with the same headings had, and those that this one no longer has. */
export class GoneMachines {
  readonly #db: Db
  readonly #before: ReadonlySet<number>
  readonly #fates: ChosenFates
  readonly #ids = new Set<number>()
  readonly #numbers = new Set<string>()
  /** Each with its version, so that no later change of somebody else is lost. */
  #gone: (GoneMachine & { version: string })[] = []

  private constructor(db: Db, before: number[], fates: ChosenFates) {
    this.#db = db
    this.#before = new Set(before)
    this.#fates = fates
  }

  static async open(
    db: Db,
    {
      header,
      columns,
      fates,
    }: { header: readonly string[]; columns: TableColumns; fates: ChosenFates },
  ): Promise<GoneMachines> {
    // A list that names no machine by a number cannot lack one.
    const canTell = columns.says('id') || columns.says('stockNumber')
    return new GoneMachines(db, canTell ? await listedBefore(db, header) : [], fates)
  }

  /** Notes the machine that a row is about, also one that cannot come in or is left out. */
  note(cells: readonly StockCell[], existing: number | null = null): void {
    const { id, stockNumber } = readKey(cells)
    if (id) this.#ids.add(id)
    if (existing !== null) this.#ids.add(existing)
    const key = stockKey(stockNumber)
    if (key !== null) this.#numbers.add(key)
  }

  /** Asked once every row is noted. Those that can no longer be had are missed by nobody. */
  async find(): Promise<void> {
    const ids = [...this.#before].filter((id) => !this.#ids.has(id)).sort((a, b) => a - b)
    this.#gone = []
    for (const some of portionsOf(ids)) {
      const rows = await this.#db
        .selectFrom('product')
        .select(['id', 'title', 'stock_number', 'status', 'updated_at'])
        .where('id', 'in', some)
        .where('status', 'in', ['active', 'reserved'])
        .orderBy('id')
        .execute()
      for (const { id, title, stock_number: stockNumber, status, updated_at } of rows) {
        if (this.#numbers.has(stockKey(stockNumber) ?? '')) continue
        const becomes = this.#fates[id] ?? 'leave'
        this.#gone.push({ id, title, stockNumber, status, becomes, version: momentOf(updated_at) })
      }
    }
    this.#gone = this.#gone.slice(0, LISTED_ERRORS)
  }

  report(): { gone: GoneMachine[] } {
    return { gone: this.#gone.map(({ version: _, ...machine }) => machine) }
  }

  /** Those that get another status. */
  changes(): PlannedChange[] {
    return this.#gone.flatMap(({ id, version, becomes }) =>
      becomes === 'leave'
        ? []
        : [{ id, version, patch: { status: becomes === 'sold' ? 'sold' : 'inactive' } }],
    )
  }

  /** What the next list is compared with: those that were left as they are are named again. */
  listed(created: readonly number[]): number[] {
    const changed = new Set(this.changes().map(({ id }) => id))
    const before = [...this.#before].filter((id) => !changed.has(id))
    return [...new Set([...before, ...this.#ids, ...created])]
  }
}

/** The machines of the last import of a list with these headings that stands. */
async function listedBefore(db: Db, header: readonly string[]): Promise<number[]> {
  const row = await db
    .selectFrom('stock_import')
    .select('listed')
    .where('headings', '=', headerFingerprint(header))
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? listed.parse(jsonOf(row.listed)) : []
}
