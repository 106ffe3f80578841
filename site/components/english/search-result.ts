import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { conditionInEnglish, statusInEnglish } from '../../../shared/product/english.ts'
import { englishTruckType } from '../../../shared/product/english-facts.ts'
import { englishPriceParts } from '../../../shared/product/english-price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { englishQuantity } from '../../../shared/writing/english.ts'

const inThousands = (value: number | undefined, unit: 't' | 'm') =>
  value === undefined ? [] : [englishQuantity(value / 1000, unit, 2)]

/** What somebody has searched for: `Linde H30D diesel forklift, used, 3 t, 4.7 m, 2019`. */
export function englishTitle({ title, year, condition, category, figures }: Product): string {
  const { capacity, liftHeight } = figures
  const type = englishTruckType({ category, figures })
  return [
    `${title} ${type.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`,
    conditionInEnglish[condition].toLowerCase(),
    ...inThousands(capacity, 't'),
    ...inThousands(liftHeight, 'm'),
    ...(year === null ? [] : [String(year)]),
  ].join(', ')
}

const LONGEST = 300

/** The text about a machine in search results, at most 300 characters. */
export function englishDescription(product: Product, { city }: Pick<Dealer, 'city'>): string {
  const { amount, note } = englishPriceParts(product)
  const isOffered = product.status === 'active'
  const price = note === null || product.priceKind === 'margin' ? amount : `${amount} net`
  const offer = isOffered
    ? `${price}, ex works ${product.location}`
    : statusInEnglish[product.status]
  const end = `. ${offer}. Figures, condition and shipping dimensions in English, from the dealer in ${city}, Germany.`
  return englishTitle(product).slice(0, LONGEST - end.length) + end
}
