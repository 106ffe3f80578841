import { LRUCache } from 'lru-cache'
import { plainWords } from '../../../shared/search/machine-text.ts'
import { namesOf } from '../../../shared/search/match.ts'
import { readSearch } from '../../../shared/search/read-search.ts'
import type { Term } from '../../../shared/search/terms.ts'
import { corrected, maybeMisspelt } from '../../../shared/search/typos.ts'
import type { Database } from '../../base/db/database.ts'
import type { Freshness } from '../../base/freshness/freshness.ts'
import { remembered } from '../../base/remembered.ts'
import { productSearch } from './product.search.ts'

const REMEMBERED = 1000

/** The terms of searches among the products that a caller may see, remembered until anything changes. */
export class ProductTerms {
  readonly #database: Database
  readonly #terms = new LRUCache<string, Promise<Term[]>>({ max: REMEMBERED })
  readonly #names = new Map<boolean, Promise<Map<string, string>>>()

  constructor(database: Database, freshness?: Pick<Freshness, 'subscribe'>) {
    this.#database = database
    freshness?.subscribe(() => {
      this.#terms.clear()
      this.#names.clear()
    })
  }

  async of(search: string | undefined, seesInactive: boolean): Promise<Term[]> {
    if (!search) return []
    return remembered(this.#terms, `${seesInactive} ${search}`, () =>
      this.#read(search, seesInactive),
    )
  }

  async #read(search: string, seesInactive: boolean): Promise<Term[]> {
    const { db } = this.#database
    const categories = await db.selectFrom('category').select(['slug', 'name']).execute()
    const read = readSearch(search, categories).map(async (term) =>
      term.apart && !(await this.#isKnown(term, seesInactive)) ? term.apart : [term],
    )
    const terms = (await Promise.all(read)).flat()
    return Promise.all(
      terms.map(async (term) => {
        if (!maybeMisspelt(term) || (await this.#isKnown(term, seesInactive))) return term
        const names = await remembered(this.#names, seesInactive, () =>
          this.#knownNames(seesInactive),
        )
        return corrected(term, names, categories)
      }),
    )
  }

  async #isKnown(term: Term, seesInactive: boolean): Promise<boolean> {
    const found = await this.#visible(seesInactive)
      .where(productSearch(this.#database.dialect).finds([term]))
      .select('product.id')
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  }

  async #knownNames(seesInactive: boolean): Promise<Map<string, string>> {
    const products = await this.#visible(seesInactive)
      .select(['product.title', 'product.brand', 'product.location'])
      .execute()
    return plainWords(products.flatMap(namesOf))
  }

  #visible(seesInactive: boolean) {
    const all = this.#database.db.selectFrom('product')
    return seesInactive ? all : all.where('product.status', '<>', 'inactive')
  }
}
