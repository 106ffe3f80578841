import type { EntityManager } from '@mikro-orm/sql'
import type { Offer } from '../../../shared/offers/offer.ts'
import { givesMachine, type OfferLine } from '../../../shared/offers/offer-input.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import type { OfferEntity } from './offer.entity.ts'

type SinglePieces = Map<number, Pick<ProductEntity, 'id' | 'stockNumber'>>

/** The machines of these drafts that are there once, by their numbers: those that are not new. */
export async function findSinglePieces(
  em: EntityManager,
  offers: OfferEntity[],
): Promise<SinglePieces> {
  const ids = offers
    .filter(({ status }) => status === 'draft')
    .flatMap(({ content }) => content.lines.flatMap(({ productId }) => productId ?? []))
  const found = await em.find(
    ProductEntity,
    { id: { $in: ids }, condition: { $ne: 'new' } },
    { fields: ['id', 'stockNumber'], disableIdentityMap: true },
  )
  return new Map(found.map((product) => [product.id, product]))
}

/** What the dealer should look at before a draft is sent, by field: more pieces of a machine than there are. */
export function warningsAbout(lines: OfferLine[], singlePieces: SinglePieces): Offer['warnings'] {
  const warnings: Offer['warnings'] = {}
  const offered = new Map<number, number>()
  for (const [index, line] of lines.entries()) {
    const { productId, title, quantity } = line
    const single = productId !== null && singlePieces.get(productId)
    if (!single || !givesMachine(line)) continue
    const pieces = (offered.get(single.id) ?? 0) + quantity
    offered.set(single.id, pieces)
    const stockNumber = single.stockNumber ? ` (Lagernummer ${single.stockNumber})` : ''
    if (pieces > 1)
      warnings[`lines.${index}.quantity`] =
        `„${title}“${stockNumber} gibt es nur einmal, angeboten sind ${pieces} Stück.`
  }
  return warnings
}
