import { passage } from '../figures/derived.ts'
import { figureNamesInEnglish } from '../figures/english.ts'
import { rangeFilterKeys, searchedKeys } from '../figures/filters.ts'
import { readTypedYear } from '../figures/read-date.ts'
import { definitionOf, figures, type NumberFigureKey } from '../figures/registry.ts'
import { spokenUnit, type Unit } from '../figures/units.ts'
import { berlinYear } from '../time/time.ts'
import { spellOut } from '../writing/search-text.ts'
import { amountWord, oneOf, readAmount, spokenNumbers, unitsBySpelling } from './amounts.ts'
import { BEHIND, comparedBehind, comparisons, oppositeOf, wordOf } from './comparisons.ts'
import { figureAliases, otherQuantities } from './english-words.ts'
import { formsOf } from './machine-text.ts'
import { needOfFigure, placeNeedOf, placeNeeds } from './needs.ts'
import type { Comparison, Meaning, Need, QuantityKey } from './terms.ts'
import { readTradeWord } from './trade-words.ts'

export interface Quantity {
  /** How much of the search it takes. */
  length: number
  label: string
  anyOf: Meaning[]
  need?: Need
}

const figureKeys: NumberFigureKey[] = [...rangeFilterKeys, ...searchedKeys, 'voltage']

/** What can stand before a number: `Hubhöhe ab 4,5 m`, `Bj. 2019`. */
const keysByName = new Map<string, QuantityKey>([
  ...figureKeys.flatMap((key) => {
    const { name, aliases = [] } = definitionOf(key)
    // `Vollfreihub 4,5 m` asks for two things.
    const names = [name, ...aliases].filter((text) => !readTradeWord(text))
    const forms = names.flatMap((name) =>
      /[ehr]$/.test(name) ? [name, `${name}n`, `${name}en`] : [name],
    )
    return forms.flatMap((text): [string, QuantityKey][] => [
      [text.toLowerCase(), key],
      // As many type it: `hubhoehe`.
      [spellOut(text), key],
    ])
  }),
  ...figureKeys.flatMap((key) =>
    [figureNamesInEnglish[key].toLowerCase(), ...(figureAliases[key] ?? [])].flatMap(
      (text): [string, QuantityKey][] => [
        [text, key],
        [text.replaceAll(' ', ''), key],
      ],
    ),
  ),
  ...Object.entries<QuantityKey>({
    ...{ preis: 'price', budget: 'price', baujahr: 'year', bj: 'year', laufleistung: 'hours' },
    ...{ gabel: 'forkLength', gabeln: 'forkLength', zinken: 'forkLength' },
    ...{ breit: 'width', lang: 'length', schwer: 'weight' },
    ...otherQuantities,
  }),
])
/** `Höhe` alone is the one or the other by what is asked of it. */
const HEIGHT = 'h(?:ö|oe)he|(?:(?:overall|total) )?height|high|tall'
const isHeight = (name: string) => new RegExp(`^(?:${HEIGHT})$`).test(name)

/** Whether a word is the name of a figure, such as `Hubhöhe`. */
export const isFigureName = (word: string): boolean => keysByName.has(word.toLowerCase())

/** What a unit is about where nothing is named; a height is closed that has to stay below something. */
const byUnit: Record<string, (is: Comparison) => QuantityKey[]> = {
  kg: () => ['capacity'],
  mm: (is) =>
    is === '='
      ? ['liftHeight', 'closedHeight']
      : [is.startsWith('>') ? 'liftHeight' : 'passageHeight'],
  h: () => ['hours'],
  V: () => ['voltage'],
  '€': () => ['price'],
}
/** `3 t Euro 5` speaks of an exhaust. */
const EUROS =
  '(?:(?:tsd\\.?|tausend) ?|[tk])?(?:€|euros?|eur)|[tk] €|k|tsd|tausend|thousand(?: euros?)?'
const IN_THOUSANDS = /^[tk]/

/** `durch eine Tür`, not `eine Tonne`. */
const ARTICLE = '(?<!\\p{L})eine(?! (?:t|to|tonne|ton|m|meter)(?!\\p{L}))'
const NUMBER = `(\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?|(?:${oneOf(spokenNumbers.keys())})(?!\\p{L})(?<!${ARTICLE}))`
const NEED = placeNeeds.map(([words]) => words).join('|')
const BETWEEN =
  '(?:[.:] *| +(?:(?:ist|sind|von|mit|is|of|in) +)?(?:(?:ein(?:e[mnrs]?)?|de[mnr]|die|das) +)?)'
const NAMES = `${NEED}|${oneOf(keysByName.keys())}|${HEIGHT}`
const NAME = `(${NAMES})${BETWEEN}`
const COMPARISON = `(${oneOf(comparisons.keys())})\\.?(?: +zu)? *`
/** Of an age, not of a warranty. */
const YEARS = '(?:jahren?|years?)(?: +(?:alt|old))?(?! +(?:garantie|gewährleistung|warranty))'
const UNIT = `${EUROS}|${YEARS}|${oneOf(unitsBySpelling.keys())}`
/** `from` alone is a comparison. */
const FROM_TO = `from +[\\d.,]+(?: ?(?:${UNIT}))? +to +\\d`
/** Another quantity behind its name. */
const AHEAD = `${BETWEEN}(?:zwischen +|${COMPARISON})?${NUMBER}`
/** What stands before the highest number of a range. */
const LOWEST = [
  // `from 2018 and 3 t` asks for two things.
  `(?!from +[\\d.,]+(?: ?(?:${UNIT}))? +and)(?:von|zwischen|from|between) +${NUMBER}(?: ?(?:${UNIT}))? +(?:bis|und|to|and) +`,
  // `3 to 4,5 m` are three tonnes and a height, `3 to 4.5 t` is one range.
  `(?:von +)?${NUMBER}(?: ?(?:-|–|bis) ?(?=\\d)| +to +(?=[\\d.,]+ ?(?:t|tons?|tonnes?|kgs?)(?![^\\s,;])))`,
  // `3 t bis 2,2 m` asks for two things, `3 t bis 3,5 t` for one.
  `${NUMBER} ?(?<unit>${UNIT})\\.? ?(?:-|–|bis|(?<= )to) ?(?=[\\d.,]+ ?\\k<unit>(?![^\\s,;]))`,
].join('|')
const QUANTITY = new RegExp(
  [
    // `ab Baujahr 2020` as well as `Baujahr ab 2020`.
    `(?:${COMPARISON}(?=${NAME}))?(?:${NAME})?(?:(?!${FROM_TO})${COMPARISON})?`,
    `(?:${LOWEST})?`,
    `(?<currency>(?:€ ?|eur )(?=[\\d.,]{4}|\\d+ ?k))?${NUMBER}(?:,[-–]+)?(?: ?-?(${UNIT})\\.?)?`,
    `(?: *(?<after>${BEHIND}))?`,
    // `2,20 m Tor` as well as `Tor 2,20 m`; in `3 t Tor 2,20 m` it begins the next quantity.
    `(?: +(?:(?<adjective>hohe|breite|lange)[mnrs]? +)?(?<behind>${NAMES})(?!${AHEAD}))?`,
    '(?:-(?:gabel)?stapler)?(?![^\\s,;])',
  ].join(''),
  'iuy',
)

const YEAR = /^(?:19|20)\d\d$/
const OLDEST_YEAR = 1950

/** No machine has to stay below so many millimetres, and none lifts so high: such a bare number is a price. */
const LOWEST_PRICE: Record<Exclude<Comparison, '='>, number> = {
  '<': 5000,
  '<=': 5000,
  '>': 15_000,
  '>=': 15_000,
}

/**
 * A number with its unit, or with the name of what it is, at a place of a search; null for anything
 * else, such as a number that may be a model's. A bare one is a price, a weight or a height by its size
 * if something is to be below or above it; by itself it is a year, or a weight or height with a fraction.
 */
export function readQuantity(search: string, from: number): Quantity | null {
  QUANTITY.lastIndex = from
  const found = QUANTITY.exec(search)
  if (!found) return null
  const [text = '', early = '', , before = '', late = '', ...numbers] = found
  const [between, low, lowWithUnit, , currency, number = '', typedUnit = ''] = numbers
  const { adjective = '', behind = '', after = '' } = found.groups ?? {}
  const lowest = between ?? low ?? lowWithUnit ?? ''
  const unit = currency ? withCurrency(typedUnit) : typedUnit
  const spelling = unit.toLowerCase()
  const name = (before || behind).toLowerCase()
  const need = placeNeedOf(
    name,
    [adjective, behind].some((word) => /^breit/i.test(word)),
  )
  const compared = comparisons.get((late || early).toLowerCase())
  const isInYears = YEARS_OLD.test(spelling)
  const afterwards = comparedBehind(after)
  const asked = lowest ? '>=' : (compared?.is ?? afterwards ?? need?.is ?? '=')
  // `bis 5 Jahre` is about an age, `jünger als 5 Jahre` about a year of construction.
  const is = isInYears && !compared?.isOfYear ? oppositeOf(asked) : asked
  const isRange = lowest !== ''
  if (isInYears && isRange) return null
  const keys: QuantityKey[] = compared?.key
    ? [compared.key]
    : need
      ? [need.key]
      : isInYears
        ? ['year' as const]
        : keysOf({ name, spelling, is, number, isRange })
  if (compared?.isOfYear && keys[0] !== 'year') return null
  if (keys.length === 0 && unit === '') return null
  const anyOf = keys.flatMap((key): Meaning[] => {
    const value = isInYears
      ? berlinYear() - readAmount(number, 1)
      : amountOf(lowest || number, key, spelling)
    const to = lowest ? amountOf(number, key, spelling) : undefined
    return value === undefined ? [] : [{ kind: 'quantity', key, is, value, to }]
  })
  const [first = ''] = text.split(/ ?bis/iu)
  const { unit: meant, factor = 1 } = unitsBySpelling.get(spelling) ?? {}
  const isDown = readAmount(number, factor) < readAmount(lowest, factor)
  if (isDown && meant === 'mm' && first !== text) {
    // No range goes down: `ab 4,5 m bis 2,2 m` asks for two heights. In `ab 4,5 bis 2,2 m` both are metres.
    const quantity = readQuantity(lowWithUnit ? first : `${first} ${unit}`, 0)
    return quantity && { ...quantity, length: first.length }
  }
  // Such a number is rather one of kilograms or millimetres in a machine's data.
  if (name === '' && is === '=' && keys[0] === 'year' && number.endsWith('00'))
    anyOf.push(written(number))
  // No height is said by `3 t Hubhöhe`, but a load.
  if (behind !== '' && anyOf.length === 0)
    return readQuantity(search.slice(0, from + text.lastIndexOf(behind)).trimEnd(), from)
  if (name !== '' && anyOf.length === 0) return null
  if (name === '' && is === '=') anyOf.push(...inTitle(anyOf))
  const isNamed = keys.length === 1 && (name !== '' || is !== '=')
  const about = isNamed ? `${keys.map(nameOf)} ` : ''
  const shown = (typed: string) => {
    if (isInYears) return String(berlinYear() - readAmount(typed, 1))
    return keys[0] === 'year' ? String(amountOf(typed, 'year', '')) : typed
  }
  const behindNumber = unit !== '' && !isInYears ? ` ${unit}` : ''
  const span = lowest ? `${shown(lowest)} bis ${shown(number)}` : `${wordOf(is)}${shown(number)}`
  const label = `${about}${span}${behindNumber}`
  const quantity = { length: text.length, label }
  if (keys.length === 0) return { ...quantity, anyOf: [written(number + unit)] }
  if (compared || afterwards || isRange) return { ...quantity, anyOf }
  const figure = `${shown(number)}${behindNumber}`
  const wanted = needOfFigure(anyOf, figure, {
    name: name && before,
    isBare: name === '' && unit === '',
  })
  return { ...quantity, anyOf, ...(is === '=' && wanted && { need: wanted }) }
}
/** `€20,000` and `€20k`: what stands before the number is its unit. */
const withCurrency = (unit: string) => (/^k$/iu.test(unit) ? 'k€' : '€')

const YEARS_OLD = /^(?:jahr|year)/

/** The same quantities as titles have them, for machines whose figures are not given. */
function inTitle(quantities: Meaning[]): Meaning[] {
  const words = quantities.flatMap((meaning) => {
    if (meaning.kind !== 'quantity') return []
    const unit = unitOf(meaning.key)
    return unit === null ? [] : [amountWord(meaning.value, unit)]
  })
  return words.length > 0 ? [{ kind: 'word', forms: [...new Set(words)], places: ['name'] }] : []
}

/** What no list is filtered by is looked up as it is written: `500 Ah`. */
const written = (text: string): Meaning => ({
  kind: 'word',
  forms: formsOf(text),
  places: ['name', 'value'],
})

interface Written {
  name: string
  spelling: string
  is: Comparison
  number: string
  isRange: boolean
}

function keysOf({ name, spelling, is, number, isRange }: Written): QuantityKey[] {
  const key = keysByName.get(name)
  if (key) return [key]
  if (isHeight(name)) return heightKeys(is, number, spelling)
  const unit = unitsBySpelling.get(spelling)?.unit ?? '€'
  if (spelling !== '') return byUnit[unit]?.(is) ?? []
  if (is === '=' ? isLikelyYear(number) : YEAR.test(number)) return ['year']
  if (is === '=' && !/^\d+[.,]\d{1,2}$/.test(number)) return []
  if (is !== '=' && readAmount(number, 1) >= LOWEST_PRICE[is]) return ['price']
  // `20-18` may be the end of a model's name.
  if (isRange) return []
  return [...(byUnit.kg?.(is) ?? []), ...(byUnit.mm?.(is) ?? [])]
}

/** Up to here, in mm, a height is one to drive through. */
const HIGHEST_DOOR = 2700

function heightKeys(is: Comparison, number: string, spelling: string): QuantityKey[] {
  const [key = 'liftHeight'] = byUnit.mm?.(is) ?? []
  if (is !== '=') return [key]
  return (amountOf(number, key, spelling) ?? 0) <= HIGHEST_DOOR ? ['closedHeight'] : ['liftHeight']
}

const isLikelyYear = (number: string) =>
  YEAR.test(number) && Number(number) >= OLDEST_YEAR && Number(number) <= berlinYear() + 1

function nameOf(key: QuantityKey): string {
  if (key === 'price') return 'Preis'
  if (key === 'passageHeight') return passage.name
  if (key === 'inspectionUntil') return figures.inspectionUntil.name
  return key === 'year' ? 'Baujahr' : definitionOf(key).name
}

/** The number in the unit of its figure; undefined with the unit of another one. */
function amountOf(number: string, key: QuantityKey, spelling: string): number | undefined {
  if (key === 'year' && /^\d\d$/.test(number)) return readTypedYear(number) ?? undefined
  const factor = factorOf(key, number, spelling)
  return factor && readAmount(number, factor)
}

function unitOf(key: QuantityKey): Unit | null {
  if (key === 'price' || key === 'year' || key === 'inspectionUntil') return null
  return key === 'passageHeight' ? passage.unit : figures[key].unit
}

function factorOf(key: QuantityKey, number: string, spelling: string): number | undefined {
  if (key === 'price' && unitsBySpelling.has(spelling)) return undefined
  if (key === 'price' && IN_THOUSANDS.test(spelling)) return 1000
  const unit = unitOf(key)
  if (!unit) return 1
  const meant =
    spelling || (spokenUnit(unit, readAmount(number, 1000) / 1000) ?? unit.toLowerCase())
  const known = unitsBySpelling.get(meant)
  return known?.unit === unit ? known.factor : undefined
}
