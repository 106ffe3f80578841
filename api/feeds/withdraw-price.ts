import type { EntityManager } from '@mikro-orm/sql'
import { FeedListingEntity } from './feed-listing.entity.ts'

/** Those whose price a visitor must not see any more. */
interface Priced {
  id: number
  visiblePrice?: number | null
}

/** Takes prices that went on request out of what feeds still deliver, even if the machines are deleted next. */
export async function withdrawPrices(em: EntityManager, products: Priced[]): Promise<void> {
  const ids = products.filter(({ visiblePrice }) => visiblePrice === null).map(({ id }) => id)
  if (ids.length > 0)
    await em.nativeUpdate(FeedListingEntity, { productId: ids }, { isPriceWithdrawn: true })
}
