import type { Product } from '../product/product.ts'

interface Wanted {
  machine: Pick<Product, 'title' | 'condition'>
  quantity: number
}

const inWords = new Intl.ListFormat('de')

/** What to tell who wants more pieces of a machine than there are: one that is not new is there once. Else null. */
export function singlePieces(wanted: readonly Wanted[]): string | null {
  const titles = wanted
    .filter(({ machine, quantity }) => machine.condition !== 'new' && quantity > 1)
    .map(({ machine }) => machine.title)
  if (titles.length === 0) return null
  const what = titles.length === 1 ? 'ist ein Einzelstück' : 'sind Einzelstücke'
  return `${inWords.format(titles)} ${what}: Wir sehen nach weiteren, gleichwertigen Maschinen.`
}
