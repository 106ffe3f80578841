import { type EnglishStock, englishStockAddress } from '../../../shared/catalogue/english-stock.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import { englishChoice } from '../../../shared/figures/english.ts'
import type { Category } from '../../../shared/product/category.ts'
import { conditionInEnglish } from '../../../shared/product/english.ts'

interface Narrowing {
  label: string
  isGerman: boolean
  /** How many machines it leaves. */
  count: number
  isChosen: boolean
  /** Of the list with it, or without it if it is chosen. */
  address: string
}

/** The links by category, drive and condition, with what each leaves. */
export function narrowings(
  choice: EnglishStock,
  { categories: counted, conditions, figures }: ProductFacets,
  categories: readonly Pick<Category, 'slug' | 'name' | 'nameEn'>[],
): { name: string; links: Narrowing[] }[] {
  const link = (
    by: 'category' | 'drive' | 'condition',
    value: string,
    count: number,
    label: string,
    isGerman = false,
  ): Narrowing => {
    const isChosen = choice[by] === value
    const address = englishStockAddress({ ...choice, [by]: isChosen ? '' : value, page: 1 })
    return { label, isGerman, count, isChosen, address }
  }
  const drives = figures.drive && 'choices' in figures.drive ? figures.drive.choices : []
  const groups = [
    {
      name: 'Type',
      links: counted.map(({ slug, name, count }) => {
        const english = categories.find((category) => category.slug === slug)?.nameEn ?? ''
        return link('category', slug, count, english || name, english === '')
      }),
    },
    {
      name: 'Drive',
      links: drives.map(({ value, count }) =>
        link('drive', String(value), count, englishChoice('drive', String(value))),
      ),
    },
    {
      name: 'Condition',
      links: conditions.map(({ value, count }) =>
        link('condition', value, count, conditionInEnglish[value]),
      ),
    },
  ]
  return groups
    .map(({ name, links }) => ({
      name,
      links: links.filter(({ count, isChosen }) => count > 0 || isChosen),
    }))
    .filter(({ links }) => links.length > 0)
}
