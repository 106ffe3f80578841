import { definitionOf, figureKeys } from '../figures/registry.ts'
import { spellOut } from '../writing/search-text.ts'
import { aliases } from './aliases.ts'

/** Words that are written together, apart and short: `Lagernummer`, `Lager-Nr.`; `Nettopreis`, `VK-Preis`; `BetrStd`. */
const sameWords: [RegExp, string][] = [
  [/€|\beuro?\b|\bin\b|\b\d+ ?%/g, ' '],
  [/nummer\b|number\b|(?<=\p{L}{2})nr\b|[#№]/gu, ' nr '],
  [/verkaufs?(?=[\s-]?preis)|\bverkauf\b|\bvk(?=preis)/g, ' vk '],
  [/einkaufs(?=[\s-]?preis)|\bek(?=preis)/g, ' ek '],
  [/\b(netto|brutto|listen|angebots|streich)(?=preis)/g, '$1 '],
  [/(?<=\p{L})std\b/gu, ' stunden'],
  [/\bstd\b/g, 'stunden'],
]

/** Without the currency, brackets and stops, in lower case, umlauts spelled out. */
const wordsOf = (heading: string) =>
  sameWords
    .reduce(
      (text, [written, word]) => text.replace(written, word),
      spellOut(heading).replaceAll('_', ' '),
    )
    .split(/[\s()[\],;:.\-_/|+&]+/)
    .filter((word) => word !== '')
    .join(' ')

/** `Interne Notiz`, `interneNotiz` and `INTERNE_NOTIZ` have the same letters. */
const lettersOf = (heading: string) => wordsOf(heading).replaceAll(' ', '')

const targets = new Map(
  Object.entries(aliases).flatMap(([target, names]) =>
    names.split(', ').map((name) => [wordsOf(name), target] as const),
  ),
)

/** One of several columns: `Bild 1`, `Foto_2`, `image3`. */
const NUMBER_OF_PICTURE = /^((?:bild|foto|image|picture|photo).*?) ?\d{1,2}$/

/** The field that a heading means, such as `Hersteller`, `Lagernr.`, `Preis netto (EUR)` or `Bild 1`. */
export const fieldOfAlias = (heading: string): string | null =>
  targets.get(wordsOf(heading).replace(NUMBER_OF_PICTURE, '$1')) ?? null

const figureNames = figureKeys.flatMap((key) => {
  const { name, aliases = [] } = definitionOf(key)
  return [name, ...aliases].map((text) => [text, key] as const)
})

/** A word that is cut short by a stop: `Bezeichn.`, `Gabell.` */
const CUT = /^\p{L}{3,}\.$/u

/**
 * @param own the headings of our own tables, each with what it means
 * @returns what finds the meaning of a heading by its letters, whatever their case and however its words are parted; null for none
 */
export function readsLetters(
  own: readonly (readonly [heading: string, target: string])[],
): (heading: string) => string | null {
  const names = new Map<string, string>()
  for (const [name, target] of [...own, ...targets, ...figureNames]) {
    const letters = lettersOf(name)
    if (!names.has(letters)) names.set(letters, target)
  }
  return (heading) => {
    if (isAmbiguous(heading)) return null
    const letters = lettersOf(heading)
    return names.get(letters) ?? (CUT.test(heading.trim()) ? beginningWith(letters, names) : null)
  }
}

/** Names of several meanings count where all of them are longer forms of one: `Zustandsklasse` of `Zustand`. */
function beginningWith(letters: string, names: ReadonlyMap<string, string>): string | null {
  const found = [...names.keys()].filter((name) => name.startsWith(letters))
  const shortest = found.toSorted((one, other) => one.length - other.length)[0]
  const target = shortest === undefined ? undefined : names.get(shortest)
  if (shortest === undefined || target === undefined) return null
  const isOne = found.every((name) => name.startsWith(shortest) || names.get(name) === target)
  return isOne ? target : null
}

/** Headings that mean a field only where no other one does. */
const vague = new Set(
  'info anm jahr ez erstzulassung netto name geraet maschine fahrzeug stapler gruppe nr'.split(' '),
)
export const isVague = (heading: string): boolean => vague.has(wordsOf(heading))

/** A stock number, or the running number of a row: only its cells can tell. */
export const mayCountRows = (heading: string): boolean => wordsOf(heading) === 'nr'

/** `BH` is the Bauhöhe in one list and the Betriebsstunden in the next; neither can be told from a heading alone. */
export const isAmbiguous = (heading: string): boolean => lettersOf(heading) === 'bh'
