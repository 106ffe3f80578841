import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { FeedEntity } from './feed.entity.ts'
import { FeedListingEntity } from './feed-listing.entity.ts'

/** Those whose price a visitor must not see any more. */
interface Priced {
  id: number
  visiblePrice?: number | null
}

/** Takes prices that went on request out of what feeds still deliver, even if the machines are deleted next. */
export async function withdrawPrices(em: EntityManager, products: Priced[]): Promise<void> {
  const ids = products.filter(({ visiblePrice }) => visiblePrice === null).map(({ id }) => id)
  if (ids.length === 0) return
  // A fetch under way may note one of them with its price, in a row that nobody else sees until it ends.
  await em.find(
    FeedEntity,
    {},
    { fields: ['key'], lockMode: LockMode.PESSIMISTIC_READ, disableIdentityMap: true },
  )
  await em.nativeUpdate(FeedListingEntity, { productId: ids }, { isPriceWithdrawn: true })
}
