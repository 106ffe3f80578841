import { figureKeys, figures } from '../figures/registry.ts'
import { spellOut } from '../writing/search-text.ts'
import { pageTopicOf } from './dealer-pages.ts'
import { FILLER } from './fillers.ts'
import { formsOf } from './machine-text.ts'
import {
  categoriesBegunBy,
  type KnownCategory,
  namesakesOf,
  narrowAisle,
  readMeaning,
} from './meanings.ts'
import { isOtherTruck } from './other-trucks.ts'
import { readQuantity } from './quantity.ts'
import { type Meaning, type Term, wordPlaces } from './terms.ts'
import { placesOfPostcode } from './towns.ts'
import { isNarrowAisle } from './trade-words.ts'

/** Where a word stands in a search. */
export interface WordAt {
  from: number
  to: number
}

/** The longest name of a category that is looked for, in words. */
const LONGEST_NAME = 4

export function readQuantityAt(text: string, from: number): Term | null {
  const quantity = readQuantity(text, from)
  if (!quantity) return null
  const { length, ...read } = quantity
  return { from, to: from + length, ...read }
}

/** The most words that mean something together. */
export function readPhrase(
  text: string,
  words: WordAt[],
  categories: KnownCategory[],
): Term | null {
  for (const { to } of words.slice(0, LONGEST_NAME).toReversed()) {
    const from = words[0]?.from ?? to
    const label = text.slice(from, to)
    const towns = /\s/.test(label) ? placesOfPostcode(label) : null
    if (towns)
      return { from, to, label, anyOf: [{ kind: 'word', forms: towns, places: ['place'] }] }
    const anyOf = readMeaning(label, categories)
    const page = pageTopicOf(label)
    if (anyOf) {
      const namesakes = namesakesOf(label, anyOf, categories)
      const term = { from, to, label, anyOf, namesakes, ...(page && { page }) }
      return isNarrowAisle(label) ? { ...term, ...narrowAisle(anyOf, categories) } : term
    }
    // `Stapler mieten`: the page of it, and the machines.
    if (page === 'rental') return { from, to, label, anyOf: [{ kind: 'rent' }], page }
    const other = isOtherTruck(label)
    if (!other && !page) continue
    if (page === 'delivery') return delivery(text, from, to, categories)
    return { ...nameTerm(label, from, to, categories), ...(other ? { isOther: true } : { page }) }
  }
  return null
}

/** A way to go, which is no place of a machine: `Lieferung nach Kiel`. */
const DESTINATION =
  /^ +(?:nach|in|bis(?: nach)?|an|to) +(?:(?:D-?)?\d{5}(?: +(?=\p{L}))?)?(?:\p{L}[^\s,;]*)?(?<! )/iu

function delivery(text: string, from: number, to: number, categories: KnownCategory[]): Term {
  const [where = ''] = DESTINATION.exec(text.slice(to)) ?? []
  const term = nameTerm(text.slice(from, to), from, to, categories)
  const end = to + where.length
  return { ...term, to: end, label: text.slice(from, end), page: 'delivery' }
}

/** Only where a name or a value says it: prose compares with it, and refers to it. */
function nameTerm(label: string, from: number, to: number, categories: KnownCategory[]): Term {
  const forms = [...new Set(formsOf(label).flatMap((form) => [form, ...stemsOf(form)]))]
  const slugs = categories
    .filter(({ name }) => forms.some((form) => spellOut(name).includes(form)))
    .map(({ slug }) => slug)
  const word: Meaning = { kind: 'word', forms, places: ['name', 'value'] }
  return { from, to, label, anyOf: slugs.length > 0 ? [{ kind: 'category', slugs }, word] : [word] }
}

export function wordTerm(text: string, { from, to }: WordAt, places = wordPlaces): Term {
  const label = text.slice(from, to)
  return { from, to, label, anyOf: [{ kind: 'word', forms: formsOf(label), places }] }
}

/** A word as it is, a place by its postcode, or the categories whose names begin with it. */
export function readWord(text: string, place: WordAt, categories: KnownCategory[]): Term {
  const word = wordTerm(text, place)
  const towns = placesOfPostcode(word.label)
  if (towns) {
    const forms = formsOf(word.label)
    const inName: Meaning = { kind: 'word', forms, places: ['name'] }
    return { ...word, anyOf: [{ kind: 'word', forms: towns, places: ['place'] }, inName] }
  }
  const forms = formsOf(word.label)
  const slugs = categoriesBegunBy(forms, categories)
  if (slugs.length > 0)
    return {
      ...word,
      anyOf: [
        { kind: 'category', slugs },
        { kind: 'word', forms, places: ['name'] },
      ],
    }
  if (isNameOfFigure(word.label))
    return { ...word, anyOf: [{ kind: 'word', forms, places: ['name', 'fact', 'value'] }] }
  const stems = forms.flatMap(stemsOf)
  return stems.length === 0
    ? word
    : { ...word, inflected: [{ kind: 'word', forms: stems, places: wordPlaces }] }
}

const ENDING = /(?:ern|e[mnrs]?|n|s)$/u
const STEM = 4

/** A word of letters without the ending of a plural or a case: `Ladegeräten` is about a `Ladegerät`. */
function stemsOf(form: string): string[] {
  if (!/^\p{L}+$/u.test(form)) return []
  const stem = form.replace(ENDING, '')
  return stem !== form && stem.length >= STEM ? [stem] : []
}

const figureNames = figureKeys.flatMap((key) => {
  const { name, aliases = [] }: { name: string; aliases?: readonly string[] } = figures[key]
  return [name, ...aliases].map(spellOut)
})
const SHORTEST_NAME = 5

/** Whether a word is, or begins, what a value is called: whoever types it alone asks whether there is one. */
function isNameOfFigure(word: string): boolean {
  const plain = spellOut(word)
  return plain.length >= SHORTEST_NAME && figureNames.some((name) => name.startsWith(plain))
}

/** What a compound of two words of the trade begins with. */
const FIRST_PART =
  /^(elektro|diesel|treibgas|gas|akku|batterie|lithium|gebraucht|neu|miet|vorführ|triplex|duplex)-?(\p{L}{5,})$/iu

/** A word that is put together of two of the trade: `Elektroschubmaststapler`, `Gebrauchtdiesel`. */
export function readCompound(
  text: string,
  place: WordAt,
  categories: KnownCategory[],
): Term[] | null {
  const [, first = '', rest = ''] = FIRST_PART.exec(text.slice(place.from, place.to)) ?? []
  if (rest === '') return null
  const parts = [first, rest].flatMap((part): Term[] => {
    if (FILLER.test(part)) return []
    const term = readPhrase(part, [{ from: 0, to: part.length }], categories)
    return term ? [{ ...term, ...place }] : []
  })
  return parts.length === 2 ? parts : null
}
