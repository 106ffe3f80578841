/** Those places whose name holds a text, whatever its case: `hamburg` finds `Hamburg-Harburg`. */
export const placesNamed = (text: string, places: readonly string[]): string[] =>
  places.filter((place) => isNamed(place, text))

export const isNamed = (place: string, text: string): boolean =>
  place.toLowerCase().includes(text.trim().toLowerCase())

interface LocationCount {
  location: string
  count: number
}

/**
 * The places to choose from, with the hits of each, which are those of all places that its name finds.
 * @param groups machines by their place
 */
export function locationFacets(groups: LocationCount[]): LocationCount[] {
  const names = new Map(groups.map(({ location }) => [location.trim().toLowerCase(), location]))
  return [...names.values()].sort(new Intl.Collator('de').compare).map((location) => ({
    location,
    count: groups
      .filter((group) => isNamed(group.location, location))
      .reduce((sum, { count }) => sum + count, 0),
  }))
}

/** How many kilometres away a place is; null where nobody knows. */
export type Away = (place: string) => number | null

/** So near that a figure would say more than is known. */
const NEAR = 15

/** `rund 120 km entfernt`, `in Ihrer Nähe`. */
export const awayText = (kilometres: number): string =>
  kilometres < NEAR ? 'in Ihrer Nähe' : `rund ${Math.round(kilometres / 10) * 10} km entfernt`
