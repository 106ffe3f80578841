import { formatPrice } from './format.ts'
import type { Product } from './product.ts'

/** The fields that decide how a price is shown. */
type Priced = Pick<Product, 'price'>

/** A price in two parts, as pages set them: `28.500 €` large, `zzgl. MwSt.` small beside it. */
export interface PriceParts {
  amount: string
  note: string | null
}

/** Prices are shown in whole euros. A price that rounds to 0 is shown as on request. */
export const isPriceOnRequest = ({ price }: Priced) => Math.round(price) === 0

/** The price as visitors read it. */
export function priceParts(product: Priced): PriceParts {
  return isPriceOnRequest(product)
    ? { amount: 'Preis auf Anfrage', note: null }
    : { amount: formatPrice(product.price), note: 'zzgl. MwSt.' }
}

/** The same as one line of text. */
export function priceText(product: Priced): string {
  const { amount, note } = priceParts(product)
  return note ? `${amount} ${note}` : amount
}
