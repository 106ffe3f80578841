/** The construction types whose drawing stands for a category. */
export const categoryTrucks = ['diesel', 'electric', 'compact', 'reach'] as const
export type CategoryTruck = (typeof categoryTrucks)[number]

const COUNTERBALANCE =
  '(gegengewichts?|front)-?(gabel)?stapler|counterbalanced?( (forklift|truck))?'

/** What buyers call it besides its category's name: alternatives of a regular expression, in lower case. */
export const truckWords: Record<CategoryTruck, string> = {
  diesel: COUNTERBALANCE,
  electric: COUNTERBALANCE,
  compact: COUNTERBALANCE,
  reach: 'schubstapler|schubmaster|reach-?(trucks?|stapler)',
}

/** The machine that stands for a category. Null if the dealer added the category: any guess could be wrong. */
export function truckOfCategory(slug: string): CategoryTruck | null {
  return categoryTrucks.find((truck) => truck === slug) ?? null
}
