import type { EntityManager } from '@mikro-orm/sql'
import { FeedListingEntity } from './feed-listing.entity.ts'

/** Takes a price that went on request out of what feeds still deliver, even if the machine is deleted next. */
export async function withdrawPrice(em: EntityManager, productId: number): Promise<void> {
  await em.nativeUpdate(FeedListingEntity, { productId }, { isPriceWithdrawn: true })
}
