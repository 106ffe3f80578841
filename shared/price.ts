import { formatPrice } from './format.ts'
import type { Product } from './product.ts'

/** What of a machine decides how its price is given. */
type Priced = Pick<Product, 'price'>

/** A price in two parts, as pages set them: `28.500 €` large, `zzgl. MwSt.` small beside it. */
export interface PriceParts {
  amount: string
  note: string | null
}

/** A price is shown in whole euros, and no machine is sold for none. */
export const isPriceOnRequest = ({ price }: Priced) => Math.round(price) === 0

/** What everyone reads where a machine's price stands. */
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
