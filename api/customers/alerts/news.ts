import type { Warranted } from '../../../shared/buying/warranted.ts'
import { hitTest } from '../../../shared/catalogue/catalogue.ts'
import type { CatalogueFilters } from '../../../shared/catalogue/state.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { visiblePrice } from '../../../shared/product/price.ts'
import type { KnownPrices, News } from './search-alert.entity.ts'

/** How many machines a mail tells of at most. The others are news the next day. */
export const MOST_NEWS = 100

interface Judged {
  news: News[]
  /** Whether there is more to tell. */
  isMore: boolean
  /** What is known afterwards. */
  known: KnownPrices
}

/**
 * What an alert has to tell of these machines: each that can be bought now, once, and again only when it costs less
 * than what was told. A price on request is neither told nor compared: the first one that is public counts.
 */
export function judge(
  machines: readonly ListedProduct[],
  {
    filters,
    isMeant,
    known,
    warranted,
  }: {
    filters: CatalogueFilters
    /** Whether a machine is exactly what is searched for. */
    isMeant: (machine: ListedProduct) => boolean
    known: KnownPrices
    warranted: Warranted
  },
): Judged {
  const isHit = hitTest(filters, isMeant, warranted)
  const after = { ...known }
  const news: News[] = []
  for (const machine of machines) {
    if (machine.status !== 'active' || !isHit(machine)) continue
    const price = visiblePrice(machine)
    const isKnown = Object.hasOwn(known, machine.id)
    const before = known[machine.id] ?? null
    const isCheaper = before !== null && price !== null && price < before
    if ((!isKnown || isCheaper) && news.length === MOST_NEWS)
      return { news, known: after, isMore: true }
    if (!isKnown || isCheaper) news.push({ product: machine.id, before: isCheaper ? before : null })
    if (!isKnown || isCheaper || before === null) after[machine.id] = price
  }
  return { news, known: after, isMore: false }
}
