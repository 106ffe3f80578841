import { foldUmlauts, spellOut } from '../writing/search-text.ts'
import { amountsIn } from './amounts.ts'

/** How the words of a machine are marked in its text, by what they are part of; a fact is the name of a value. */
export const wordMarks = { name: '^', place: '@', fact: '#', value: '~', prose: ' ' } as const
export type WordPlace = keyof typeof wordMarks

interface Described {
  title: string
  brand: string
  model: string
  location: string
  description: string
  specifications: Record<string, string>
  stockNumber?: string | null | undefined
}

/** So many parts of a model name can be searched for without blanks: `RX 60-30 L/600` has five. */
const JOINED = 6
/** Words, numbers with a fraction, and other numbers: the point tells an `R1.6` from an `R16`. */
const PARTS = /\p{L}+|(?<!\d[.,])\d+[.,]\d{1,2}(?![.,]?\d)|\p{N}+/gu

/** In `3 Rad` and `drei Räder`, which are one word as `3-Rad` is. */
const BEFORE_WHEELS = /(?<=\b(?:[34]|drei|vier)) (?=rad\b|räd)/giu

/**
 * The text in which the words of a search are looked up: every word behind the mark of its place. A word
 * is found by its beginning, so the parts of a name or value stand there joined, from each part on: `EFG 320`
 * and `EFG-320` are `efg320` and `320`. Umlauts are there in both spellings, and the title's quantities as `amounts.ts`
 * writes them.
 */
export function machineText(machine: Described): string {
  const { title, brand, model, location, stockNumber, description, specifications } = machine
  const names = [title, brand, model, location, stockNumber ?? '']
  const stated = Object.entries(specifications).filter(([, value]) => !NOTHING.test(value))
  return [
    ...marked('name', names),
    ...marked('place', [location]),
    ...amountsIn(title).map((amount) => wordMarks.name + amount),
    ...marked(
      'fact',
      stated.map(([name]) => name),
    ),
    ...marked(
      'value',
      stated.map(([, value]) => value.replace(MISSING, ' ')),
    ),
    ...marked('prose', description.replace(BEFORE_WHEELS, '-').split(/\s+/u)),
  ].join('')
}

/** A value by which a machine does not have what the name says, and what a value says to be missing. */
const NOTHING = /^(?:-+|–|nein|ohne|kein[emnrs]*|nicht vorhanden|entfällt|n\. ?v\.)$/iu
const MISSING = /(?<!\p{L})(?:ohne|kein\p{L}*) [\p{L}-]+/giu

/** What names of trucks are put together with: an `Elektrohochhubwagen` is a `Hochhubwagen`, too. */
const COMPOUND =
  /^(?:elektro|diesel|treibgas|gas|akku|batterie|hand|hoch|nieder|miet|gelaende|schwerlast|lithium|dreirad|vierrad)(?=\p{L}*(?:stapler|wagen|schlepper|gaenger|kommissionierer))/u

function withParts(word: string): string[] {
  const rest = word.replace(COMPOUND, '')
  return rest === word ? [word] : [word, ...withParts(rest)]
}

function marked(place: WordPlace, texts: string[]): string[] {
  const words = texts.flatMap(beginnings).flatMap(withParts)
  return [...new Set(words)].map((word) => wordMarks[place] + word)
}

/** A text with its umlauts folded and spelled out, in lower case. */
export const spellings = (text: string) => [...new Set([foldUmlauts(text), spellOut(text)])]

/** What a name can be found by, in both spellings: from each of its parts on, without blanks and signs. */
export const beginnings = (name: string) => spellings(name).flatMap(joinedParts)

const partsOf = (text: string) => (text.match(PARTS) ?? []).map((part) => part.replace(',', '.'))

function joinedParts(text: string): string[] {
  const parts = partsOf(text)
  return parts.map((_, index) => parts.slice(index, index + JOINED).join(''))
}

/** A word of a search as the text has it: `RX20-18` is `rx2018`. Empty for nothing but signs. */
export function formsOf(word: string): string[] {
  const forms = spellings(word).map((form) => partsOf(form).join(''))
  return [...new Set(forms)].filter((form) => form !== '')
}
