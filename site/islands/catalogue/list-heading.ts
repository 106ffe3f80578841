import { choiceLabels } from '../../../shared/catalogue/choices.ts'
import {
  type CatalogueFilters,
  type CatalogueState,
  filterParameters,
} from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'

interface OwnList {
  heading: string
  /** What it is filtered by, in the one spelling that its address has. */
  filter: Partial<CatalogueFilters>
}

const conditionHeadings: Record<string, string> = {
  new: 'Neue Gabelstapler',
  demo: 'Vorführgeräte',
  used: 'Gebrauchte Gabelstapler',
  refurbished: 'Generalüberholte Gabelstapler',
  'demo,used,refurbished': 'Gebrauchte Gabelstapler',
}

/**
 * A list that is filtered by one category, condition, drive or brand alone is a page of its own for search engines;
 * null for any other.
 * @param hits machines of the list: a brand is found by a part of its name, and only the whole one names a page
 */
export function ownList(
  state: CatalogueState,
  categories: readonly CategoryChoice[],
  hits: readonly Pick<ListedProduct, 'brand'>[],
): OwnList | null {
  if (filterParameters(state).size !== 1) return null
  const { category, condition, drive } = state
  const name = categories.find(({ slug }) => slug === category)?.name
  if (name) return { heading: name, filter: { category } }
  const ofCondition = conditionHeadings[condition]
  if (ofCondition) return { heading: ofCondition, filter: { condition } }
  const ofDrive = choiceLabels('drive')[drive]
  // `Treibgas (LPG)`: the heading needs no abbreviation.
  if (ofDrive) return { heading: `${ofDrive.split(' (')[0]}-Gabelstapler`, filter: { drive } }
  const asked = state.brand.toLowerCase()
  const brand = hits.find(({ brand }) => brand.toLowerCase() === asked)?.brand
  return brand ? { heading: `Gabelstapler von ${brand}`, filter: { brand } } : null
}

/** What the list is called: after the filter that it has, if there is one alone. */
export function headingOf(...[state, categories, hits]: Parameters<typeof ownList>): string {
  const isRental = state.rentable && filterParameters(state).size === 1
  if (isRental) return 'Gabelstapler zu mieten'
  return ownList(state, categories, hits)?.heading ?? 'Alle Gabelstapler'
}
