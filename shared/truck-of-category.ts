/** The construction types that stand for a whole category in drawings. */
export const categoryTrucks = ['diesel', 'electric', 'compact', 'reach'] as const
export type CategoryTruck = (typeof categoryTrucks)[number]

/** The machine that stands for a category; none for one that the dealer added, rather than a wrong one. */
export function truckOfCategory(slug: string): CategoryTruck | null {
  return categoryTrucks.find((truck) => truck === slug) ?? null
}
