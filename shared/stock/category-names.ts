import type { Category } from '../category.ts'

export type StockCategory = Pick<Category, 'id' | 'name' | 'slug'>

/** How categories are written and read. A slug belongs to one category, a name possibly to several. */
export interface CategoryNames {
  nameOf(id: number): string | null
  idOf(text: string): number | null
}

export function categoryNames(categories: readonly StockCategory[]): CategoryNames {
  const slugs = new Map(categories.map(({ slug, id }) => [slug, id]))
  const names = Map.groupBy(categories, ({ name }) => plain(name))
  const idOf = (text: string) => {
    const [named, ...others] = names.get(plain(text)) ?? []
    return slugs.get(plain(text)) ?? (others.length === 0 ? named?.id : undefined) ?? null
  }
  const written = new Map(
    categories.map(({ id, name, slug }) => [id, idOf(name) === id ? name : slug]),
  )
  return { nameOf: (id) => written.get(id) ?? null, idOf }
}

const plain = (text: string) => text.trim().toLowerCase()
