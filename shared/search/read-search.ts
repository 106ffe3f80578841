import { withPoints } from '../writing/german-number.ts'
import {
  AND,
  COUNT,
  FILLER,
  NEEDED,
  NOT,
  notNeededEnd,
  OR,
  PIECES,
  readAside,
  withoutQuestion,
} from './fillers.ts'
import type { KnownCategory } from './meanings.ts'
import { isFigureName } from './quantity.ts'
import { readModel } from './read-model.ts'
import { readCompound, readPhrase, readQuantityAt, readWord, type WordAt } from './read-words.ts'
import { MOST_TERMS, type QuantityKey, type Term } from './terms.ts'

/** A comma ends a word, but not within a number. */
const WORD = /[^\s,;]+(?:(?<=\d),(?=\d)[^\s,;]+)*/gu
/** Between words, but neither in `km/h` nor in `RX 60-30 L/600`. */
const SLASH = /\/(?=\p{L}{2})|(?<=\p{L}{2}|\d\p{L}|\d [tmhV])\/(?=\d)/gu

/** As in search engines: `Linde -Diesel`, but neither in `GS-1001` nor in `Linde - Diesel`. */
const MINUS = /^[-−–](?=\p{L}{3})/u
const NEITHER = /(?<!\p{L})(?:weder|neither)(?!\p{L})/iu
const NOR = /^(?:noch|nor)$/iu

interface Reading {
  terms: Term[]
  /** What stands behind the last term that is read, as it was typed; empty if that is all. */
  unread: string
}

/** What a search asks for, term by term. */
export function readSearch(search: string, categories: KnownCategory[]): Reading {
  // A slash that parts words becomes a semicolon, which is nothing but that.
  const text = withPoints(withoutQuestion(search.normalize('NFC')))
    .replaceAll(';', ',')
    .replace(SLASH, ';')
  const words = Array.from(text.matchAll(WORD)).flatMap(({ index, 0: word }) => {
    const to = index + word.length
    return MINUS.test(word)
      ? [
          { from: index, to: index + 1 },
          { from: index + 1, to },
        ]
      : [{ from: index, to }]
  })
  const terms: Term[] = []
  let end = 0
  let read = 0
  let isAlternative = false
  let not: WordAt | undefined
  let joint: Term['joinedBy']
  for (const [index, word] of words.entries()) {
    if (word.from < end) continue
    const typed = text.slice(word.from, word.to)
    const between = text.slice(end, word.from)
    if (between.includes(';')) joint = 'und'
    else if (between.includes(',')) joint = ','
    if (OR.test(typed)) {
      isAlternative = true
      continue
    }
    if (AND.test(typed)) joint = 'und'
    const last = terms.at(-1)
    const unneeded = notNeededEnd(text, word.from)
    if (unneeded !== null || (last?.isNot && NEEDED.test(typed))) {
      if (last && text.slice(last.to, word.from).trim() === '') terms.pop()
      end = unneeded ?? word.to
      continue
    }
    const rest = words.slice(index)
    const understood =
      ((isAlternative || joint) && readElided(terms.at(-1), typed, word, categories)) ||
      readAt(text, rest, categories)
    const isNor = NOR.test(typed) && NEITHER.test(text)
    const isMinus = MINUS.test(text.slice(word.from))
    if ((NOT.test(typed) || isNor || isMinus) && isWord(understood, word)) {
      not = word
      continue
    }
    for (const term of understood) {
      const last = terms.at(-1)
      if (isFigureName(typed) && isNamed(last, term)) {
        end = word.to
        continue
      }
      end = term.to
      if (read === 1 && isCount(last, term)) {
        terms.pop()
        read = 0
      }
      if (FILLER.test(term.label)) continue
      if (read === MOST_TERMS) return { terms, unread: text.slice(term.from).trimEnd() }
      read++
      const former = isAlternative ? terms.pop() : undefined
      const found = not ? negated(term, text, not) : term
      terms.push(former ? either(former, found) : { ...found, ...(joint && { joinedBy: joint }) })
      isAlternative = false
      not = undefined
      joint = undefined
    }
  }
  return { terms, unread: '' }
}

function readAt(text: string, words: WordAt[], categories: KnownCategory[]): Term[] {
  const [word] = words
  if (!word) return []
  const quantity = readQuantityAt(text, word.from)
  const term =
    readAside(text, word.from, quantity) ??
    quantity ??
    readPhrase(text, words, categories) ??
    readModel(text, words, categories)
  if (term) return [term]
  return readCompound(text, word, categories) ?? [readWord(text, word, categories)]
}

/** What stands once for two names: `Klasse A oder B`, `Stufe IV, V`. */
function readElided(
  former: Term | undefined,
  typed: string,
  place: WordAt,
  categories: KnownCategory[],
): Term[] | null {
  const [head, ...others] = former?.label.split(/\s+/u) ?? []
  if (!head || others.length === 0 || typed.length > LONGEST_ELIDED) return null
  const whole = `${head} ${typed}`
  const term = readPhrase(
    whole,
    [
      { from: 0, to: head.length },
      { from: 0, to: whole.length },
    ],
    categories,
  )
  return term && term.to > head.length ? [{ ...term, ...place }] : null
}
/** Such names are letters and numerals. */
const LONGEST_ELIDED = 4

/** Whether a word says nothing more than itself: `ohne`, but not `ohne Kabine`. */
const isWord = ([term]: Term[], { to }: WordAt) => term === undefined || term.to === to

/** `kein Diesel`. What is said in prose alone excludes nothing, and a bare figure nothing but itself. */
function negated({ need, inflected, ...term }: Term, text: string, { from, to }: WordAt): Term {
  const anyOf = term.anyOf.map((meaning) =>
    meaning.kind === 'word'
      ? { ...meaning, places: meaning.places.filter((place) => place !== 'prose') }
      : meaning,
  )
  const typed = text.slice(from, to)
  const isDrive = anyOf.some((meaning) => meaning.kind === 'choice' && meaning.key === 'drive')
  const isPlain = to - from === 1 || /^(?:ohne|kein\p{L}*)$/iu.test(typed)
  const word = isPlain && isDrive ? 'kein' : to - from === 1 ? 'ohne' : typed
  return { ...term, anyOf, from, label: `${word} ${term.label}`, isNot: true }
}

/** Whether a term says how many machines are wanted of what stands behind it: `zwei Elektrostapler`, `2x Linde`. */
function isCount(term: Term | undefined, { label, anyOf }: Term): boolean {
  const [count, unsure] = COUNT.exec(term?.label ?? '') ?? []
  if (!unsure || PIECES.test(label)) return count !== undefined
  const isKnown = anyOf[0]?.kind !== 'word' || FILLER.test(label) || /\d/.test(label)
  return isKnown && !/\d/.test(unsure)
}

/**
 * Whether a name says what the quantity before it is about, and nothing more: `3 t Tragkraft`. In `ab 4,5 m Hubhöhe
 * bis 2,2 m` it cannot be about both.
 */
function isNamed(term: Term | undefined, name: Term): boolean {
  const former = quantityOf(term)
  const named = quantityOf(name)
  if (!former || !named) return former !== undefined && isFigureName(name.label)
  const [most, least] = named.is.startsWith('<') ? [named, former] : [former, named]
  const isSame = isClosed(most.key) ? isClosed(least.key) : most.key === least.key
  return isSame && most.is.startsWith('<') && most.value < least.value
}

const isClosed = (key: QuantityKey) => key === 'closedHeight' || key === 'passageHeight'

const quantityOf = (term: Term | undefined) =>
  term?.anyOf.find((meaning) => meaning.kind === 'quantity')

/** What fits one of two terms that stand beside each other; what fits neither if the first one is excluded. */
export function either(one: Term, other: Term): Term {
  const { from, isNot, joinedBy } = one
  return {
    from,
    to: other.to,
    label: `${one.label} oder ${other.label}`,
    anyOf: [...one.anyOf, ...other.anyOf],
    ...(isNot && { isNot }),
    ...(joinedBy && { joinedBy }),
    ...(one.need && other.need && { need: eitherNeed(one.need, other.need) }),
  }
}

const eitherNeed = (one: NonNullable<Term['need']>, other: NonNullable<Term['need']>) => ({
  figure: `${one.figure} oder ${other.figure}`,
  wider: `${one.wider} oder ${other.wider}`,
  anyOf: [...one.anyOf, ...other.anyOf],
})
