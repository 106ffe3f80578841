import { filterBrands } from './catalogue.ts'

export interface BrandCount {
  brand: string
  count: number
}

/**
 * The brands to choose from, with the hits of each. A brand is found by a part of its name, so
 * `Linde` counts `Linde Material Handling` too, and only names that no other choice covers are
 * added to the fixed list.
 * @param groups machines by their exact brand, in any order
 */
export function brandFacets(groups: BrandCount[]): BrandCount[] {
  const stock = groups.map(({ brand, count }) => ({ brand, key: brand.toLowerCase(), count }))
  const choices: string[] = [...filterBrands]
  for (const { brand, key } of stock.toSorted((a, b) => a.key.localeCompare(b.key, 'de')))
    if (!choices.some((choice) => key.includes(choice.toLowerCase()))) choices.push(brand)
  return choices.map((brand) => ({
    brand,
    count: stock
      .filter(({ key }) => key.includes(brand.toLowerCase()))
      .reduce((sum, { count }) => sum + count, 0),
  }))
}
