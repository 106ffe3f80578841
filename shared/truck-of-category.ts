/** The construction types that stand for a whole category in drawings. */
export const categoryTrucks = ['diesel', 'electric', 'compact', 'reach'] as const
export type CategoryTruck = (typeof categoryTrucks)[number]

/** The machine that stands for a category; one that the dealer added gets the all-rounder. */
export function truckOfCategory(slug: string): CategoryTruck {
  return categoryTrucks.find((truck) => truck === slug) ?? 'electric'
}
