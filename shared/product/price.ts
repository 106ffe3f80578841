import { formatPrice } from '../writing/format.ts'
import type { Rent } from './field-rules.ts'
import type { Product } from './product.ts'
import { type RentPeriod, rentPeriods } from './terms.ts'

type Priced = Pick<Product, 'price' | 'priceKind' | 'previousPrice'>

/** A price in parts, because pages show `28.500 €` large and `zzgl. MwSt.` small. */
interface PriceParts {
  amount: string
  note: string | null
  /** The price of before, to be struck through; only a higher one is shown. */
  previous: string | null
}

export const ON_REQUEST = 'Preis auf Anfrage'

/** Of goods whose VAT no paper may state. */
export const MARGIN_NOTE = 'Differenzbesteuert nach §\u00a025a\u00a0UStG, MwSt. nicht ausweisbar'

const notes = { net: 'zzgl. MwSt.', margin: MARGIN_NOTE } as const

/**
 * The price that visitors may know; null when it is on request. One that rounds to 0 € stands for none, and is on
 * request as well.
 */
export function visiblePrice({ price, priceKind }: Pick<Priced, 'price' | 'priceKind'>) {
  return price === null || priceKind === 'onRequest' || Math.round(price) === 0 ? null : price
}

export const isPriceOnRequest = (product: Priced) => visiblePrice(product) === null

export function priceParts(product: Priced): PriceParts {
  const price = visiblePrice(product)
  if (price === null || product.priceKind === 'onRequest')
    return { amount: ON_REQUEST, note: null, previous: null }
  const { previousPrice } = product
  return {
    amount: formatPrice(price),
    note: notes[product.priceKind],
    previous: previousPrice !== null && previousPrice > price ? formatPrice(previousPrice) : null,
  }
}

/** The price as one line of text. */
export function priceText(product: Priced): string {
  const { amount, note } = priceParts(product)
  return note ? `${amount} ${note}` : amount
}

const periodLabels: Record<RentPeriod, string> = { day: 'Tag', week: 'Woche', month: 'Monat' }

/** The rates of a machine to let, shortest period first; net, as all rents are. */
function rentTexts(rent: Rent | null): string[] {
  return rentPeriods.flatMap((period) => {
    const rate = rent?.[period]
    return rate === undefined ? [] : [`${formatPrice(rate)} je ${periodLabels[period]}`]
  })
}

/** `95 € je Tag, 350 € je Woche`; empty for a machine that is not to let. */
export const rentText = (rent: Rent | null): string => rentTexts(rent).join(', ')

/** `95 € je Tag`: the rate of the shortest period; empty for a machine that is not to let. */
export const firstRateText = (rent: Rent | null): string => rentTexts(rent)[0] ?? ''
