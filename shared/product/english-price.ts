import { englishPrice } from '../writing/english.ts'
import { priceKindsInEnglish, rentPeriodsInEnglish } from './english.ts'
import { visiblePrice } from './price.ts'
import type { Product } from './product.ts'
import { rentPeriods } from './terms.ts'

export const ON_REQUEST_IN_ENGLISH = priceKindsInEnglish.onRequest
export const MARGIN_NOTE_IN_ENGLISH =
  'VAT margin scheme (German VAT Act, section 25a): VAT cannot be shown separately'

const notes = { net: 'net, plus VAT where it is due', margin: MARGIN_NOTE_IN_ENGLISH } as const

/** As `priceParts`: `€28,500.00`, `net, plus VAT where it is due`, and the price of before. */
export function englishPriceParts({
  price: stored,
  priceKind,
  previousPrice,
}: Pick<Product, 'price' | 'priceKind' | 'previousPrice'>): {
  amount: string
  note: string | null
  previous: string | null
} {
  const price = visiblePrice({ price: stored, priceKind })
  if (price === null || priceKind === 'onRequest')
    return { amount: ON_REQUEST_IN_ENGLISH, note: null, previous: null }
  return {
    amount: englishPrice(price),
    note: notes[priceKind],
    previous: previousPrice !== null && previousPrice > price ? englishPrice(previousPrice) : null,
  }
}

/** `€95.00 per day, €350.00 per week`; empty for a machine that is not to let. */
export const englishRent = (rent: Product['rent']): string =>
  rentPeriods
    .flatMap((period) => {
      const rate = rent?.[period]
      return rate === undefined ? [] : [`${englishPrice(rate)} per ${rentPeriodsInEnglish[period]}`]
    })
    .join(', ')
