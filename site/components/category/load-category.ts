import { ALL_CATEGORIES, ALL_CATEGORIES_NAME, category } from '../../../shared/product/category.ts'
import { read, readList } from '../../read.ts'

export interface CategoryView {
  slug: string
  name: string
  icon: string
  description: string
  /** The word after the number of machines. */
  noun: string
  /** How many machines are available. */
  available: number
}

const allCategories = {
  slug: ALL_CATEGORIES,
  name: ALL_CATEGORIES_NAME,
  icon: '',
  description:
    'Unser ganzer Bestand auf einen Blick: Diesel-, Elektro-, Kompakt- und Schubmaststapler, mit Standort, Preis und technischen Daten.',
  noun: 'Gabelstapler',
}

/** A category as its page shows it; null if there is none with this slug. */
export async function loadCategory(locals: App.Locals, slug: string): Promise<CategoryView | null> {
  if (slug === ALL_CATEGORIES) return { ...allCategories, available: await countAvailable(locals) }
  if (!/^[a-z0-9-]+$/.test(slug)) return null
  const found = await read(locals, `/categories/${slug}`, category)
  if (found?.slug !== slug) return null
  return { ...found, noun: found.name, available: found._count.available }
}

async function countAvailable(locals: App.Locals): Promise<number> {
  const { items } = await readList(locals, '/categories', category)
  return items.reduce((sum, { _count }) => sum + _count.available, 0)
}
