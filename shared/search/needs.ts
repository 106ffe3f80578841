import { definitionOf } from '../figures/registry.ts'
import { wordOf } from './comparisons.ts'
import {
  type Comparison,
  type Meaning,
  type Need,
  needsOf,
  type QuantityKey,
  type QuantityMeaning,
  type Term,
} from './terms.ts'

/** No mast lifts less, so that a fraction below it is one of tonnes: `Diesel 2,5`. */
const LOWEST_LIFT = 3000

/**
 * What does what a bare figure asks for; null where more or less of it is neither better nor worse.
 * @param name of what it is, as it was typed; empty for none
 * @param isBare without a name and a unit
 */
export function needOfFigure(
  meanings: Meaning[],
  figure: string,
  { name, isBare }: { name: string; isBare: boolean },
): Need | null {
  const quantities = meanings.filter((meaning) => meaning.kind === 'quantity')
  const heights = quantities.filter(({ key }) => key === 'liftHeight' || key === 'closedHeight')
  const isEither = heights.length > 1
  const wider = quantities.flatMap((meaning): QuantityMeaning[] => {
    // A bare height is rather one to be reached.
    if (isEither && meaning.key === 'closedHeight') return []
    if (isBare && meaning.key === 'liftHeight' && meaning.value < LOWEST_LIFT) return []
    const is = betterOf(meaning.key)
    return is ? [{ ...meaning, is }] : []
  })
  const [first] = wider
  if (!first) return null
  const isTonnes = isBare && first.key === 'capacity' && wider.length === 1
  const shown = isTonnes ? `${figure} t` : figure
  const about = first.key === 'year' && name === '' ? '' : name && `${name} `
  return { figure: shown, wider: `${wordOf(first.is)}${about}${shown}`, anyOf: wider }
}

/** Which of two machines does what the other one does, too. */
function betterOf(key: QuantityKey): Comparison | null {
  if (key === 'year') return '>='
  if (key === 'price' || key === 'passageHeight') return '<='
  if (key === 'inspectionUntil') return null
  const { better } = definitionOf(key)
  if (!better) return null
  return better === 'higher' ? '>=' : '<='
}

interface PlaceNeed {
  key: QuantityKey
  is: Comparison
}

/** What buyers say of the place or the load instead of the machine, as regular expressions: `Tor 2,20 m`, `Gang 2,8 m`. */
export const placeNeeds: [words: string, need: PlaceNeed][] = [
  [
    [
      '(?:roll|hallen)?tore?|tor(?:h(?:ö|oe)he|einfahrt)|(?:durch|ein)fahrt(?:s?h(?:ö|oe)he)?|durch(?:gang)?',
      '(?:hallen)?t(?:ü|ue)r(?:en|h(?:ö|oe)he)?|(?:raum|hallen)?decken?(?:h(?:ö|oe)he)?',
      '(?:door(?:way)?|gate|entrance|passage|clearance|ceiling)(?: height)?|headroom',
    ].join('|'),
    { key: 'passageHeight', is: '<=' },
  ],
  [
    '(?:lager)?gasse|(?:regal|arbeits)?gang(?:breite)?|gänge|ast|aisles?(?: width)?',
    { key: 'aisleWidth', is: '<=' },
  ],
  [
    'regale?|(?:regal|stapel)h(?:ö|oe)he|(?:rack(?:ing)?|shel(?:f|ves)|stacking)(?: height)?',
    { key: 'liftHeight', is: '>=' },
  ],
  ['last|paletten?|loads?|pallets?', { key: 'capacity', is: '>=' }],
]

const patterns = placeNeeds.map(([words, need]) => ({
  need,
  pattern: new RegExp(`^(?:${words})$`),
}))

/**
 * What a machine needs at such a place; undefined for any other word.
 * @param isBroad whether a width is said of it: what drives through a door of 1.2 m has no greater one
 */
export function placeNeedOf(name: string, isBroad: boolean): PlaceNeed | undefined {
  const need = patterns.find(({ pattern }) => pattern.test(name))?.need
  return need?.key === 'passageHeight' && isBroad ? { ...need, key: 'width' } : need
}

/** A search for what does at least as much as the bare figures of another one. */
export interface WiderSearch {
  /** `ab 2,5 t Diesel` */
  search: string
  /** `2,5 t und 4 m` */
  exactly: string
  /** `ab 2,5 t und 4 m` */
  wider: string
}

/** What a search with bare figures is widened to; null for one without. */
export function widerSearch(search: string, terms: Term[]): WiderSearch | null {
  const needs = needsOf(terms)
  if (needs.length === 0) return null
  const text = search.normalize('NFC')
  const replaced = terms.reduceRight(
    (wider, { need, from, to }) =>
      need ? `${wider.slice(0, from)}${need.wider}${wider.slice(to)}` : wider,
    text,
  )
  return {
    search: replaced,
    exactly: joined(needs.map(({ figure }) => figure)),
    wider: widerText(needs),
  }
}

const joined = (texts: string[]) => [...new Set(texts)].join(' und ')

/** `ab 2,5 t und 4 m und bis 5.000 h`: the same word is said once. */
function widerText(needs: Need[]): string {
  let before = ''
  return joined(
    needs.map(({ wider, figure }) => {
      const [word = ''] = wider.split(' ', 1)
      const text = word === before ? figure : `${word} ${figure}`
      before = word
      return text
    }),
  )
}
