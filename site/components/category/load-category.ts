import { ALL_CATEGORIES, ALL_CATEGORIES_NAME, category } from '../../../shared/category.ts'
import { read } from '../../read.ts'

/** What a category page says about its category. */
export interface CategoryView {
  slug: string
  name: string
  icon: string
  description: string
  /** What the machines are called behind their number. */
  noun: string
}

const everything: CategoryView = {
  slug: ALL_CATEGORIES,
  name: ALL_CATEGORIES_NAME,
  icon: '',
  description:
    'Unser ganzer Bestand auf einen Blick: Diesel-, Elektro-, Kompakt- und Schubmaststapler, geprüft und mit allen technischen Daten.',
  noun: 'Gabelstapler',
}

/** A category as its page shows it; null where there is none with this slug. */
export async function loadCategory(locals: App.Locals, slug: string): Promise<CategoryView | null> {
  if (slug === ALL_CATEGORIES) return everything
  if (!/^[a-z0-9-]+$/.test(slug)) return null
  const found = await read(locals, `/categories/${slug}`, category)
  return found?.slug === slug ? { ...found, noun: found.name } : null
}
