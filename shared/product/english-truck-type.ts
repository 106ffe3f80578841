import type { ChoiceOf } from '../figures/registry.ts'
import { truckOfCategory } from '../figures/truck-of-category.ts'
import type { Product } from './product.ts'

const driveWords: Record<ChoiceOf<'drive'>, string> = {
  electric: 'Electric forklift',
  diesel: 'Diesel forklift',
  lpg: 'LPG forklift',
  cng: 'CNG forklift',
  petrol: 'Petrol forklift',
  hybrid: 'Hybrid forklift',
  hydrogen: 'Hydrogen forklift',
}

/** What a machine is, whatever its category is called: `Diesel forklift`. A reach truck is asked for by its mast. */
export function englishTruckType({
  category,
  figures,
}: Pick<Product, 'category' | 'figures'>): string {
  if (truckOfCategory(category.slug) === 'reach') return 'Reach truck'
  return figures.drive ? driveWords[figures.drive] : 'Forklift truck'
}
