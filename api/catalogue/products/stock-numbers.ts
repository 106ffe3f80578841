import { stockKey } from '../../../shared/product/field-rules.ts'
import type { Db } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { pauses } from '../../base/turns.ts'
import { hasStockNumber } from './product.queries.ts'

interface Claim {
  row: number
  /** The product that gets the number; null for a new one. */
  id: number | null
  stockNumber: string
}

/** A claim on a number that another product has. */
interface Contested {
  claim: Claim
  owner: { id: number; title: string }
}

/** Decides which rows may have the stock numbers that they name, once all rows are known. */
export class StockNumbers {
  readonly #claims: Claim[] = []
  /** The rows that take its number from a product, by product. */
  readonly #released = new Map<number, number>()

  claim(claim: Claim): void {
    this.#claims.push(claim)
  }

  release(id: number, row: number): void {
    this.#released.set(id, row)
  }

  /**
   * Fails the rows that claim what another row claims, or what a product keeps. A failed row takes no number
   * away from its product either, which can fail another row. May be asked again when more rows have failed.
   * Looks at each claim a fixed number of times, and lets visitors be answered meanwhile.
   */
  async failConflicts(
    db: Db,
    hasFailed: (row: number) => boolean,
    fail: (claim: Claim, message: string) => void,
  ): Promise<void> {
    await this.#failTwins(hasFailed, fail)
    const pause = pauses()
    const contested = await this.#contested(db)
    /** What can only be had as long as a row does not fail, by that row. */
    const waiting = new Map<number, Contested>()
    const lost: Contested[] = []
    for (const one of contested) {
      await pause()
      if (hasFailed(one.claim.row)) continue
      const released = this.#released.get(one.owner.id)
      // Rows that claim the same number have failed by now, so that one at most waits for another row.
      if (released === undefined || hasFailed(released)) lost.push(one)
      else waiting.set(released, one)
    }
    for (let one = lost.pop(); one; one = lost.pop()) {
      await pause()
      const { claim, owner } = one
      fail(claim, `Diese Lagernummer hat bereits „${owner.title}“ (ID ${owner.id})`)
      const next = waiting.get(claim.row)
      if (next) lost.push(next)
    }
  }

  /** Fails the rows that claim the same number, each naming another one. */
  async #failTwins(
    hasFailed: (row: number) => boolean,
    fail: (claim: Claim, message: string) => void,
  ): Promise<void> {
    const pause = pauses()
    const firsts = new Map<string, Claim>()
    for (const claim of this.#claims) {
      await pause()
      if (hasFailed(claim.row)) continue
      const key = keyOf(claim)
      const first = firsts.get(key)
      if (first) {
        fail(first, `Diese Lagernummer steht auch in Zeile ${claim.row}`)
        fail(claim, `Diese Lagernummer steht auch in Zeile ${first.row}`)
      } else firsts.set(key, claim)
    }
  }

  async #contested(db: Db): Promise<Contested[]> {
    const pause = pauses()
    const contested: Contested[] = []
    for (const some of portionsOf(this.#claims)) {
      const owners = await findOwners(
        db,
        some.map(({ stockNumber }) => stockNumber),
      )
      for (const claim of some) {
        const owner = owners.get(keyOf(claim))
        if (owner && owner.id !== claim.id) contested.push({ claim, owner })
      }
      await pause()
    }
    return contested
  }
}

const keyOf = ({ stockNumber }: Pick<Claim, 'stockNumber'>) => stockKey(stockNumber) ?? ''

/** Whose the stock numbers are, by their keys. */
async function findOwners(db: Db, stockNumbers: string[]) {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'stock_number', 'title'])
    .where(hasStockNumber(stockNumbers))
    // The oldest counts, and comes last.
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ stock_number, ...owner }) => [stockKey(stock_number) ?? '', owner]))
}
