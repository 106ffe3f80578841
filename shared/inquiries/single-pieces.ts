import type { Product } from '../product/product.ts'

interface Wanted {
  machine: Pick<Product, 'title' | 'condition'>
  quantity: number
}

const inWords = new Intl.ListFormat('de')

/** Tells a visitor who wants several pieces of a machine that is not new: there is only one. Null otherwise. */
export function singlePieces(wanted: readonly Wanted[]): string | null {
  const titles = wanted
    .filter(({ machine, quantity }) => machine.condition !== 'new' && quantity > 1)
    .map(({ machine }) => machine.title)
  if (titles.length === 0) return null
  const what = titles.length === 1 ? 'ist ein Einzelstück' : 'sind Einzelstücke'
  return `${inWords.format(titles)} ${what}: Wir sehen nach weiteren, gleichwertigen Maschinen.`
}
