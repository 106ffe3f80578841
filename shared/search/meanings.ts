import { truckOfCategory } from '../figures/truck-of-category.ts'
import type { Category } from '../product/category.ts'
import { memoized } from '../values/memoized.ts'
import { spellOut } from '../writing/search-text.ts'
import { KnownWords } from './known-words.ts'
import { formsOf } from './machine-text.ts'
import type { Meaning } from './terms.ts'
import { isNarrowAisle, readTradeWord } from './trade-words.ts'

export type KnownCategory = Pick<Category, 'slug' | 'name'> & Partial<Pick<Category, 'nameEn'>>

/** A beginning of a category's name has to be so long to stand for it. */
const BEGINNING = 4

/**
 * What words mean that are a category's name or of the trade; null for any others. A category that is
 * called after a drive holds other trucks, too, so `Dieselstapler` is about the drive.
 */
export function readMeaning(phrase: string, categories: KnownCategory[]): Meaning[] | null {
  const plain = plainName(phrase)
  const slugs = categories
    .filter((category) => {
      const { german, english } = plainNamesOf(category)
      return [plain, plain.replace(/n$/, '')].includes(german) || isNamedInEnglish(plain, english)
    })
    .map(({ slug }) => slug)
  const traded = readTradeWord(phrase)
  return slugs.length > 0 && drivesIn(traded) === '' ? [{ kind: 'category', slugs }] : traded
}

/** The names of categories, by which `readMeaning` knows them, to compare misspelt ones with. */
export const namesOfCategories = (categories: KnownCategory[]): KnownWords =>
  new KnownWords(
    categories.flatMap((category) =>
      ['', 'n'].map((ending): [string, string] => [
        plainNamesOf(category).german + ending,
        category.name,
      ]),
    ),
  )

/** The categories whose name, or a part of it, begins with one of these words; they have to be long enough. */
export function categoriesBegunBy(forms: string[], categories: KnownCategory[]): string[] {
  if (!forms.some(({ length }) => length >= BEGINNING)) return []
  return categories
    .filter(({ name }) => forms.some((form) => formsOf(name)[0]?.startsWith(form)))
    .map(({ slug }) => slug)
}

/** A reach truck comes nearest to a truck for narrow aisles, which some dealers have a category of. */
export function narrowAisle(anyOf: Meaning[], categories: KnownCategory[]) {
  const inCategories = (isMeant: (category: KnownCategory) => boolean): Meaning[] => {
    const slugs = categories.filter(isMeant).map(({ slug }) => slug)
    return slugs.length > 0 ? [{ kind: 'category', slugs }] : []
  }
  return {
    anyOf: [...inCategories(({ name }) => isNarrowAisle(name)), ...anyOf],
    otherwise: inCategories(({ slug }) => truckOfCategory(slug) === 'reach'),
  }
}

/** The categories that are called as a drive is: `E-Stapler` is about the drive, and the name of `Elektrostapler`. */
export function namesakesOf(
  phrase: string,
  anyOf: Meaning[],
  categories: KnownCategory[],
): string[] {
  const drives = drivesIn(anyOf)
  if (drives === '' || !TRUCK.test(phrase)) return []
  return categories
    .filter(({ name }) => drivesIn(readTradeWord(name)) === drives)
    .map(({ slug }) => slug)
}
const TRUCK = /stapler/i

const plainName = (name: string) =>
  spellOut(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every few words of a search are compared with every category, so each name is made plain once. */
const plainNamesOf = memoized(({ name, nameEn = '' }: KnownCategory) => ({
  german: plainName(name),
  english: plainName(nameEn),
}))

/** `reach truck` where the category is called `Reach trucks`. */
const isNamedInEnglish = (plain: string, english: string) =>
  english !== '' && plain.replace(/s$/, '') === english.replace(/s$/, '')

/** `lpg,cng`; empty for words that are about no drive. */
const drivesIn = (meanings: Meaning[] | null): string =>
  (meanings ?? [])
    .flatMap((meaning) =>
      meaning.kind === 'choice' && meaning.key === 'drive' ? meaning.values : [],
    )
    .join()
