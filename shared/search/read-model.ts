import { FILLER } from './fillers.ts'
import type { WordPlace } from './machine-text.ts'
import type { KnownCategory } from './meanings.ts'
import { readPhrase, readQuantityAt, readWord, type WordAt, wordTerm } from './read-words.ts'
import { type Term, wordPlaces } from './terms.ts'

/** A model's name may begin like this, and longer words find few machines without their number. */
const MODEL = /^\p{L}{1,4}$|\d/u
/** So short a brand may stand before a number, too: `Yale 35`. */
const BRAND = /^\p{L}{2,4}$/u
/** Numbers of so many digits stand in most machines' values, too. */
const SHORT_NUMBER = 3
/** The last letter or digit of a model's name and its next part: `H 30`, `8FBE 20`, `30 D`. */
const JOINT = /^(?:\p{L} +\d\S*|\d +\p{L})$/u

/** A model's name whose parts are typed with blanks between them, each of which alone begins many words. */
export function readModel(
  text: string,
  [first, ...others]: WordAt[],
  categories: KnownCategory[],
): Term | null {
  if (!first) return null
  const word = text.slice(first.from, first.to)
  if (!MODEL.test(word) || (FILLER.test(word) && word.length > 1)) return null
  let { to } = first
  for (const [index, next] of others.entries()) {
    const isPart =
      JOINT.test(text.slice(to - 1, next.to)) &&
      !isFigure(text, next.from, /\d/.test(text.slice(first.from, to))) &&
      !readPhrase(text, others.slice(index), categories)
    if (!isPart) break
    to = next.to
  }
  const [second] = others
  if (!second || to === first.to) return null
  const model = wordTerm(text, { from: first.from, to })
  if (!BRAND.test(word)) return model
  const number = { from: second.from, to }
  const quantity = readQuantityAt(text, second.from)
  const places: WordPlace[] = to - number.from > SHORT_NUMBER ? wordPlaces : ['name']
  const rest = quantity?.to === to ? quantity : wordTerm(text, number, places)
  return { ...model, apart: [readWord(text, first, categories), rest] }
}

/** Whether a number is about something else than the model; behind a number, a year or fraction is, too. */
function isFigure(text: string, from: number, isBehindNumber: boolean): boolean {
  const quantity = readQuantityAt(text, from)
  return quantity !== null && (isBehindNumber || /[^\d.,]/.test(text.slice(from, quantity.to)))
}
