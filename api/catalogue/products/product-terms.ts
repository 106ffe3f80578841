import { leasingSettings, warrantySettings } from '../../../shared/buying/settings.ts'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import type { PageTopic } from '../../../shared/search/dealer-pages.ts'
import {
  asksForHours,
  asksForNames,
  meantTogether,
  NO_PROMISES,
  namesTwoBrands,
  type Promises,
  promisesOf,
  type Worked,
} from '../../../shared/search/in-stock.ts'
import { type StockNames, stockNames } from '../../../shared/search/known-words.ts'
import { fitsAll } from '../../../shared/search/match.ts'
import type { KnownCategory } from '../../../shared/search/meanings.ts'
import { type WiderSearch, widerSearch } from '../../../shared/search/needs.ts'
import { readSearch } from '../../../shared/search/read-search.ts'
import { unreadText } from '../../../shared/search/sentence.ts'
import type { Term } from '../../../shared/search/terms.ts'
import {
  corrected,
  inflectedOf,
  mayBeOtherwise,
  maybeCorrected,
  positive,
} from '../../../shared/search/typos.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { findParts } from '../../dealer/settings/settings.parts.ts'
import type { StockFacts } from './product.filters.ts'
import { productSearch } from './product.search.ts'
import { memory, remembered } from './remembered.ts'

/** What a search means among the products that a caller may see. */
export interface ReadSearch {
  /** With every bare figure exactly; `widened` makes terms of them that more will do for. */
  terms: Term[]
  wider: WiderSearch | null
  /** What was not considered: what excludes something unknown, what is said of the deal, and what is too much. */
  unread: string
  /** Trucks of which there is none. */
  absent: string[]
  pages: PageTopic[]
}

const NOTHING: ReadSearch = { terms: [], wider: null, unread: '', absent: [], pages: [] }
const NO_NAMES = stockNames([])

/** The terms of searches among the products that a caller may see, remembered until anything changes. */
export class ProductTerms {
  readonly #database: Database
  readonly #searches = memory<Promise<ReadSearch>>()
  /** By word, because the same one stands in many searches. */
  readonly #known = memory<Promise<boolean>>()
  readonly #names = new Map<boolean, Promise<StockNames>>()
  readonly #makersAndPlaces = new Map<boolean, Promise<{ makers: string[]; places: string[] }>>()
  readonly #worked = new Map<boolean, Promise<Worked[]>>()
  readonly #promises = new Map<'all', Promise<Promises>>()
  readonly #categories = new Map<'all', Promise<KnownCategory[]>>()

  constructor(database: Database, freshness?: Pick<Freshness, 'subscribe'>) {
    this.#database = database
    freshness?.subscribe(() => {
      this.#searches.clear()
      this.#known.clear()
      this.#names.clear()
      this.#makersAndPlaces.clear()
      this.#worked.clear()
      this.#promises.clear()
      this.#categories.clear()
    })
  }

  /** What machines have to be exactly. */
  async of(search: string | undefined, seesInactive: boolean): Promise<Term[]> {
    return (await this.read(search, seesInactive)).terms
  }

  async read(search: string | undefined, seesInactive: boolean): Promise<ReadSearch> {
    if (!search) return NOTHING
    return remembered(this.#searches, `${seesInactive} ${search}`, () =>
      this.#read(search, seesInactive),
    )
  }

  /**
   * Whether a visitor's search may find a machine, whatever else is in stock. It asks the database nothing about the
   * words, so that any number of searches can be tried for one machine.
   */
  async mayFind(search: string, machine: ListedProduct): Promise<boolean> {
    const categories = await this.#allCategories()
    const { terms } = readSearch(search, categories)
    // Of several names beside each other one may suffice.
    if (terms.some(({ joinedBy, isNot }) => joinedBy || isNot)) return true
    if (asksForNames(terms) && namesTwoBrands(terms, await this.#namesInStock(false))) return true
    for (const term of terms) {
      if (
        term.isAside ||
        isOpen(term) ||
        term.apart ||
        term.inflected ||
        term.page ||
        fitsAll(machine, [term])
      )
        continue
      if (!maybeCorrected(term)) return false
      const { words } = await this.#namesInStock(false)
      if (!fitsAll(machine, [corrected(term, words, categories)])) return false
    }
    return true
  }

  /** What these filters need to know. */
  async facts({ location, warranty }: ProductFilters, seesInactive: boolean): Promise<StockFacts> {
    return {
      places: location === undefined ? [] : (await this.makersAndPlaces(seesInactive)).places,
      warranted: warranty === undefined ? [] : (await this.ofDealer()).warranted,
    }
  }

  /** Every maker of products that a caller may see, and every place where one stands, as they are written. */
  makersAndPlaces(seesInactive: boolean): Promise<{ makers: string[]; places: string[] }> {
    return remembered(this.#makersAndPlaces, seesInactive, async () => {
      const rows = await this.#visible(seesInactive)
        .select(['product.brand', 'product.location'])
        .distinct()
        .execute()
      return {
        makers: [...new Set(rows.map(({ brand }) => brand))],
        places: [...new Set(rows.map(({ location }) => location))],
      }
    })
  }

  async #read(search: string, seesInactive: boolean): Promise<ReadSearch> {
    const categories = await this.#allCategories()
    const reading = readSearch(search, categories)
    const inStock = reading.terms.map((term) => this.#inStock(term, seesInactive, categories))
    const found = (await Promise.all(inStock)).flat()
    const { unknown, ...meant } = meantTogether(found, {
      names: asksForNames(found) ? await this.#namesInStock(seesInactive) : NO_NAMES,
      worked: asksForHours(found) ? await this.#workedInStock(seesInactive) : [],
      promises: found.some(isOpen) ? await this.ofDealer() : NO_PROMISES,
    })
    return {
      ...meant,
      wider: widerSearch(search, meant.terms),
      unread: unreadText(unknown, reading.unread),
    }
  }

  /** A term as it is meant where these products are all there are. */
  async #inStock(term: Term, seesInactive: boolean, categories: KnownCategory[]): Promise<Term[]> {
    if (!mayBeOtherwise(term)) return [term]
    // Whoever has the whole word has its stem, so that a word that nobody has costs one question.
    const inflected = inflectedOf(term)
    const isPossible = !inflected || (await this.#isKnown(inflected, seesInactive))
    if (isPossible && (await this.#isKnown(term, seesInactive))) return [term]
    if (inflected && isPossible) return [inflected]
    if (term.apart) {
      const parts = term.apart.map((part) => this.#inStock(part, seesInactive, categories))
      return (await Promise.all(parts)).flat()
    }
    const { words } = await this.#namesInStock(seesInactive)
    return [corrected(term, words, categories)]
  }

  #isKnown(term: Term, seesInactive: boolean): Promise<boolean> {
    const key = `${seesInactive} ${JSON.stringify(term.anyOf)}`
    return remembered(this.#known, key, async () => {
      const found = await this.#visible(seesInactive)
        .where(productSearch(this.#database.dialect).finds([positive(term)]))
        .select('product.id')
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    })
  }

  #namesInStock(seesInactive: boolean): Promise<StockNames> {
    return remembered(this.#names, seesInactive, async () =>
      stockNames(
        await this.#visible(seesInactive)
          .select(['product.title', 'product.brand', 'product.location'])
          .execute(),
      ),
    )
  }

  #workedInStock(seesInactive: boolean): Promise<Worked[]> {
    return remembered(this.#worked, seesInactive, async () => {
      const rows = await this.#visible(seesInactive)
        .innerJoin('product_figure', 'product_figure.product_id', 'product.id')
        .where('product_figure.figure', '=', 'drive')
        .where('product.hours', 'is not', null)
        .select(['product_figure.choice as drive', 'product.hours'])
        .execute()
      return rows.map(({ drive, hours }) => ({ drive, hours: hours ?? undefined }))
    })
  }

  ofDealer(): Promise<Promises> {
    return remembered(this.#promises, 'all', async () =>
      promisesOf(
        await findParts(this.#database.db, {
          warranty: warrantySettings,
          leasing: leasingSettings,
        }),
      ),
    )
  }

  #allCategories(): Promise<KnownCategory[]> {
    return remembered(this.#categories, 'all', () =>
      this.#database.db
        .selectFrom('category')
        .select(['slug', 'name', 'name_en as nameEn'])
        .execute(),
    )
  }

  #visible(seesInactive: boolean) {
    const all = this.#database.db.selectFrom('product')
    return seesInactive ? all : all.where('product.status', '<>', 'inactive')
  }
}

/** Whether a term waits for what the dealer promises, or what the stock has worked. */
const isOpen = ({ anyOf }: Term) => anyOf.some(({ kind }) => kind === 'open')
