import type { Db } from '../../database.ts'
import { findOwners } from './existing-products.ts'

const ASKED_AT_ONCE = 500

interface Claim {
  row: number
  /** The product that gets the number; null for a new one. */
  id: number | null
  stockNumber: string
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
   */
  async settle(
    db: Db,
    hasFailed: (row: number) => boolean,
    fail: (claim: Claim, message: string) => void,
  ): Promise<void> {
    const live = this.#claims.filter(({ row }) => !hasFailed(row))
    for (const claims of Map.groupBy(live, ({ stockNumber }) => stockNumber).values()) {
      const [first, ...others] = claims
      if (!first) continue
      for (const other of others) {
        fail(first, `Diese Lagernummer steht auch in Zeile ${other.row}`)
        fail(other, `Diese Lagernummer steht auch in Zeile ${first.row}`)
      }
    }
    const owned = await this.#owned(db)
    for (let before = -1, failed = 0; failed > before; ) {
      before = failed
      for (const { claim, owner } of owned) {
        if (hasFailed(claim.row)) continue
        const released = this.#released.get(owner.id)
        if (released !== undefined && !hasFailed(released)) continue
        fail(claim, `Diese Lagernummer hat bereits „${owner.title}“ (ID ${owner.id})`)
        failed++
      }
    }
  }

  async #owned(db: Db) {
    const owned: { claim: Claim; owner: { id: number; title: string } }[] = []
    for (let start = 0; start < this.#claims.length; start += ASKED_AT_ONCE) {
      const some = this.#claims.slice(start, start + ASKED_AT_ONCE)
      const owners = await findOwners(
        db,
        some.map(({ stockNumber }) => stockNumber),
      )
      for (const claim of some) {
        const owner = owners.get(claim.stockNumber)
        if (owner && owner.id !== claim.id) owned.push({ claim, owner })
      }
    }
    return owned
  }
}
