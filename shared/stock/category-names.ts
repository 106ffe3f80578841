import type { Category } from '../product/category.ts'
import { readTradeWord } from '../search/trade-words.ts'
import { spellOut } from '../writing/search-text.ts'

export type StockCategory = Pick<Category, 'id' | 'name' | 'slug'>

/** How categories are written and read. A slug belongs to one category, a name possibly to several. */
export interface CategoryNames {
  /** The names of all of them. */
  all: string[]
  nameOf(id: number): string | null
  idOf(text: string): number | null
}

export function categoryNames(categories: readonly StockCategory[]): CategoryNames {
  const slugs = new Map(categories.map(({ slug, id }) => [slug, id]))
  const names = Map.groupBy(categories, ({ name }) => plain(name))
  const traded = categories.map(({ id, name }) => ({ id, name, ...tradeNameOf(name) }))
  const idOf = (text: string) => {
    const named = names.get(plain(text))
    return slugs.get(plain(text)) ?? onlyId(named ?? []) ?? (named ? null : idOfTradeName(text))
  }
  const idOfTradeName = (text: string) => {
    const { kind, drives, known } = tradeNameOf(text)
    const [slug, ...others] = known
    if (slug && others.length === 0 && slugs.has(slug)) return slugs.get(slug) ?? null
    const ofKind = traded.filter((category) => kind !== '' && category.kind === kind)
    const driven = traded.filter((category) =>
      category.drives.some((drive) => drives.includes(drive)),
    )
    return onlyId(ofKind.length > 0 ? ofKind : driven)
  }
  const written = new Map(
    categories.map(({ id, name, slug }) => [id, idOf(name) === id ? name : slug]),
  )
  return {
    all: categories.map(({ name }) => name),
    nameOf: (id) => written.get(id) ?? null,
    idOf,
  }
}

const plain = (text: string) => text.trim().toLowerCase()

const onlyId = ([first, ...others]: readonly Pick<StockCategory, 'id'>[]): number | null =>
  first && others.length === 0 ? first.id : null

/** What a name says of trucks: `Schubmaststapler` is of the kind `schubmast`, `E-Stapler` has an electric drive. */
function tradeNameOf(name: string) {
  const meanings = readTradeWord(name.trim()) ?? []
  return {
    kind: spellOut(name.trim()).replace(/[- ]?(?:gabel)?staplern?$/, ''),
    known: meanings.flatMap((meaning) => (meaning.kind === 'category' ? meaning.slugs : [])),
    drives: meanings.flatMap((meaning) =>
      meaning.kind === 'choice' && meaning.key === 'drive' ? meaning.values : [],
    ),
  }
}

/** The drive that a name for trucks says and nothing else: `Dieselstapler`. Null for `Gasstapler`, which has one of two. */
export function driveOfName(name: string): string | null {
  const [drive, ...others] = tradeNameOf(name).drives
  return drive !== undefined && others.length === 0 ? drive : null
}
