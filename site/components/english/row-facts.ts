import { englishFigure } from '../../../shared/figures/english.ts'
import { englishYear } from '../../../shared/product/english-facts.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'

const shown = {
  Capacity: 'capacity',
  Lift: 'liftHeight',
  Closed: 'closedHeight',
  Weight: 'weight',
  Hours: 'hours',
} as const

/** What a row of the English stock says of a machine: what is known of it, as its own page and its data sheet say. */
export const rowFacts = ({
  figures,
  year,
}: Pick<ListedProduct, 'figures' | 'year'>): [string, string][] => [
  ...Object.entries(shown).flatMap(([name, key]): [string, string][] =>
    figures[key] === undefined ? [] : [[name, englishFigure(key, figures[key])]],
  ),
  ['Year', englishYear(year)],
]
