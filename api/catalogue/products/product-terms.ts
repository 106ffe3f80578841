import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import type { KnownWords } from '../../../shared/search/known-words.ts'
import { plainWords } from '../../../shared/search/machine-text.ts'
import { fitsAll, namesOf } from '../../../shared/search/match.ts'
import { type KnownCategory, readSearch } from '../../../shared/search/read-search.ts'
import type { Term } from '../../../shared/search/terms.ts'
import { corrected, mayBeOtherwise, maybeCorrected } from '../../../shared/search/typos.ts'
import { type WiderSearch, widerSearches } from '../../../shared/search/wider.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { productSearch } from './product.search.ts'
import { memory, remembered } from './remembered.ts'

/** What a search means among the products that a caller may see. */
interface ReadSearch {
  terms: Term[]
  /** What was not read, because it is more than a search has terms. */
  unread: string
}

/** The terms of searches among the products that a caller may see, remembered until anything changes. */
export class ProductTerms {
  readonly #database: Database
  readonly #searches = memory<Promise<ReadSearch>>()
  /** By word, because the same one stands in many searches. */
  readonly #known = memory<Promise<boolean>>()
  readonly #names = new Map<boolean, Promise<KnownWords>>()
  readonly #categories = new Map<'all', Promise<KnownCategory[]>>()

  constructor(database: Database, freshness?: Pick<Freshness, 'subscribe'>) {
    this.#database = database
    freshness?.subscribe(() => {
      this.#searches.clear()
      this.#known.clear()
      this.#names.clear()
      this.#categories.clear()
    })
  }

  async of(search: string | undefined, seesInactive: boolean): Promise<Term[]> {
    return (await this.read(search, seesInactive)).terms
  }

  async read(search: string | undefined, seesInactive: boolean): Promise<ReadSearch> {
    if (!search) return { terms: [], unread: '' }
    return remembered(this.#searches, `${seesInactive} ${search}`, () =>
      this.#read(search, seesInactive),
    )
  }

  /** What a search is widened to where it finds nothing. */
  async wider(search: string): Promise<WiderSearch[]> {
    return widerSearches(search, readSearch(search, await this.#allCategories()).terms)
  }

  /**
   * Whether a visitor's search may find a machine, whatever else is in stock. It asks the database nothing about the
   * words, so that any number of searches can be tried for one machine.
   */
  async mayFind(search: string, machine: ListedProduct): Promise<boolean> {
    const categories = await this.#allCategories()
    for (const term of readSearch(search, categories).terms) {
      if (term.apart || fitsAll(machine, [term])) continue
      if (!maybeCorrected(term)) return false
      const meant = corrected(term, await this.#namesInStock(false), categories)
      if (!fitsAll(machine, [meant])) return false
    }
    return true
  }

  async #read(search: string, seesInactive: boolean): Promise<ReadSearch> {
    const categories = await this.#allCategories()
    const { terms, unread } = readSearch(search, categories)
    const meant = terms.map((term) => this.#inStock(term, seesInactive, categories))
    return { terms: (await Promise.all(meant)).flat(), unread }
  }

  /** A term as it is meant where these products are all there are. */
  async #inStock(term: Term, seesInactive: boolean, categories: KnownCategory[]): Promise<Term[]> {
    if (!mayBeOtherwise(term) || (await this.#isKnown(term, seesInactive))) return [term]
    if (term.apart) {
      const parts = term.apart.map((part) => this.#inStock(part, seesInactive, categories))
      return (await Promise.all(parts)).flat()
    }
    return [corrected(term, await this.#namesInStock(seesInactive), categories)]
  }

  #isKnown(term: Term, seesInactive: boolean): Promise<boolean> {
    const key = `${seesInactive} ${JSON.stringify(term.anyOf)}`
    return remembered(this.#known, key, async () => {
      const found = await this.#visible(seesInactive)
        .where(productSearch(this.#database.dialect).finds([term]))
        .select('product.id')
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    })
  }

  #namesInStock(seesInactive: boolean): Promise<KnownWords> {
    return remembered(this.#names, seesInactive, async () => {
      const products = await this.#visible(seesInactive)
        .select(['product.title', 'product.brand', 'product.location'])
        .execute()
      return plainWords(products.flatMap(namesOf))
    })
  }

  #allCategories(): Promise<KnownCategory[]> {
    return remembered(this.#categories, 'all', () =>
      this.#database.db.selectFrom('category').select(['slug', 'name']).execute(),
    )
  }

  #visible(seesInactive: boolean) {
    const all = this.#database.db.selectFrom('product')
    return seesInactive ? all : all.where('product.status', '<>', 'inactive')
  }
}
