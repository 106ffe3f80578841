/** How many kilometres away a place is; null where nobody knows. */
export type Away = (place: string) => number | null

/** So near that a figure would say more than is known. */
const NEAR = 15

/** `rund 120 km entfernt`, `in Ihrer Nähe`. */
export const awayText = (kilometres: number): string =>
  kilometres < NEAR ? 'in Ihrer Nähe' : `rund ${Math.round(kilometres / 10) * 10} km entfernt`
