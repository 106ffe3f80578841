import { priceOfDelivery } from '../buying/delivery.ts'
import type { DeliverySettings } from '../buying/delivery-settings.ts'
import type { Product } from '../product/product.ts'
import type { OfferLine } from './offer-input.ts'

/** The line of a machine's delivery at today's price; none where it is on request. */
export function deliveryLine(
  { title, location, figures }: Pick<Product, 'title' | 'location' | 'figures'>,
  postcode: string,
  delivery: DeliverySettings,
): OfferLine[] {
  const { price } = priceOfDelivery({ location, figures }, postcode, delivery)
  if (price === null) return []
  return [
    {
      kind: 'delivery',
      productId: null,
      title: `Lieferung nach ${postcode}`,
      description: `${title}, ab Standort ${location}`,
      quantity: 1,
      unitPrice: price,
      priceKind: 'net',
      optional: false,
      isAlternative: false,
    },
  ]
}

const PICK_UP = /[,;]? *\bab (?:Standort|Lager|Werk|Hof)\b[^,;.\n]*/gi

/** When an offer delivers, without where its machines would be picked up: a line of it brings them. */
export const timeOfDelivery = (deliveryTime: string): string =>
  deliveryTime.replace(PICK_UP, '').trim()
