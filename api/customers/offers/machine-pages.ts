import type { OfferPage } from '../../../shared/offers/offer-page.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import type { Db } from '../../base/data/db/database.ts'
import { findProducts } from '../../catalogue/products/product.queries.ts'

/** What a visitor finds of an offer's machines at present, by their numbers: one that was withdrawn has no page. */
export async function machinePages(
  db: Db,
  { lines }: Pick<SentOffer, 'lines'>,
): Promise<OfferPage['machines']> {
  const ids = new Set(lines.flatMap(({ productId }) => productId ?? []))
  const found = await findProducts(db, [...ids])
  return Object.fromEntries(
    found.map(({ id, conditionReport }) => [id, { hasReport: conditionReport != null }]),
  )
}
