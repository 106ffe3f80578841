import { definitionOf } from '../figures/registry.ts'
import { shownFigure } from '../figures/write.ts'
import { type Product, productLabels } from './product.ts'
import { yearText } from './terms.ts'

/**
 * What buyers compare machines by, in the one order and with the one name that page, comparison, shortlist, data sheet
 * and offer have for it.
 */
export const buyingKeys = [
  'capacity',
  'liftHeight',
  'closedHeight',
  'year',
  'hours',
  'inspectionUntil',
] as const
export type BuyingKey = (typeof buyingKeys)[number]

interface Described extends Pick<Product, 'figures' | 'specifications'> {
  year?: number | null | undefined
}

export const buyingName = (key: BuyingKey): string =>
  key === 'year' ? productLabels.year : definitionOf(key).name

/** Null where it is not known. */
export const buyingText = (product: Described, key: BuyingKey): string | null =>
  key === 'year' ? yearText(product.year) : shownFigure(product, key)

/** `['Tragkraft', '2.500 kg']`; null where it is not known. An inspection that is over is said without „geprüft bis“. */
export function buyingFact(
  product: Described,
  key: BuyingKey,
): [name: string, text: string] | null {
  const text = buyingText(product, key)
  if (text === null) return null
  const isDue = key === 'inspectionUntil' && product.figures.inspectionUntil === undefined
  return [isDue ? 'UVV' : buyingName(key), text]
}

/** All that is known. */
export const buyingFacts = (product: Described): [name: string, text: string][] =>
  buyingKeys.flatMap((key) => {
    const fact = buyingFact(product, key)
    return fact ? [fact] : []
  })
