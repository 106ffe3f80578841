import { passage } from '../figures/derived.ts'
import { readTyped } from '../figures/read-number.ts'
import { figures } from '../figures/registry.ts'
import { formatFigure } from '../figures/write.ts'
import { HIGHEST_PRICE } from '../product/terms.ts'
import { berlinYear } from '../time/time.ts'
import { formatNumber } from '../writing/format.ts'
import { readWhole, readWholeEuros } from '../writing/german-number.ts'
import type { CatalogueState } from './state.ts'

/** The ranges of the list, and the keys of their ends in its state; some have one end only. */
export const rangeEnds = {
  year: { from: 'yearFrom', to: 'yearTo' },
  price: { from: 'priceFrom', to: 'priceTo' },
  capacity: { from: 'capacityFrom', to: 'capacityTo' },
  liftHeight: { from: 'liftHeightFrom', to: 'liftHeightTo' },
  passageHeight: { to: 'passageHeightTo' },
  closedHeight: { to: 'closedHeightTo' },
  freeLift: { from: 'freeLiftFrom' },
  hours: { to: 'hoursTo' },
  aisleWidth: { to: 'aisleWidthTo' },
} as const satisfies Record<string, { from?: keyof CatalogueState; to?: keyof CatalogueState }>
export type RangeKind = keyof typeof rangeEnds
type EndsOf<Ends> = Ends extends { from: infer From; to: infer To }
  ? From | To
  : Ends extends Partial<Record<'from' | 'to', infer End>>
    ? End
    : never
/** The keys that hold an end of a range. */
export type RangeKey = EndsOf<(typeof rangeEnds)[RangeKind]>

/** The oldest year that the filter offers; the newest is the current one. */
const FILTER_YEAR_FROM = 1990
const FILTER_PRICE_STEP = 1000

/** What the fields of a range take. */
export interface FilterRange {
  min: number
  max: number
  /** What an arrow key adds; whole numbers in between can be typed. Null where a unit can be typed as well. */
  step: number | null
  unit: string | null
  /** The figure that a text means; null for a text that means none. */
  read: (text: string) => number | null
  /** How a figure is shown where it was typed. */
  write: (figure: number) => string
  /** The message for a text that is no figure within the range. */
  refusal: string
  /** The message for a lower end above the upper one. */
  reversal: string
}

export function filterRange(kind: RangeKind): FilterRange {
  if (kind === 'year') return yearRange()
  if (kind === 'price') return priceRange
  return figureRange(kind)
}

function yearRange(): FilterRange {
  const max = berlinYear()
  return {
    min: FILTER_YEAR_FROM,
    max,
    step: 1,
    unit: null,
    read: readWhole,
    write: String,
    refusal: `Bitte ein Jahr von ${FILTER_YEAR_FROM} bis ${max} eingeben.`,
    reversal: 'Das Baujahr „von“ liegt nach dem Baujahr „bis“.',
  }
}

const priceRange: FilterRange = {
  min: 0,
  max: HIGHEST_PRICE,
  step: FILTER_PRICE_STEP,
  unit: '€',
  read: readWholeEuros,
  write: String,
  refusal: `Bitte volle Euro von 0 bis ${formatNumber(HIGHEST_PRICE)} eingeben.`,
  reversal: 'Der Preis „von“ liegt über dem Preis „bis“.',
}

export type FigureRangeKind = Exclude<RangeKind, 'year' | 'price'>

/** What a range is called, and what it takes. */
export const rangeFigure = (kind: FigureRangeKind) =>
  kind === 'passageHeight' ? passage : figures[kind]

/** `2.200 mm` */
export const formatRangeEnd = (kind: FigureRangeKind, value: number) =>
  formatFigure(kind === 'passageHeight' ? 'closedHeight' : kind, value)

function figureRange(kind: FigureRangeKind): FilterRange {
  const definition = rangeFigure(kind)
  const { name, min, max } = definition
  return {
    min,
    max,
    step: null,
    unit: null,
    read: (text) => readTyped(text, definition),
    write: (figure) => formatRangeEnd(kind, figure),
    refusal: `${name}: bitte einen Wert von ${formatRangeEnd(kind, min)} bis ${formatRangeEnd(kind, max)} eingeben.`,
    reversal: `${name}: „von“ liegt über „bis“.`,
  }
}

interface RangeReading {
  from: number | null
  to: number | null
  /** The message for each field whose value is ignored. */
  problems: { from?: string; to?: string }
}

/** Reads the fields of a range. An empty field sets no limit. */
export function readRange(range: FilterRange, texts: { from: string; to: string }): RangeReading {
  const lowest = readEnd(texts.from, range)
  const highest = readEnd(texts.to, range)
  const problems: RangeReading['problems'] = {}
  if (lowest === undefined) problems.from = range.refusal
  if (highest === undefined) problems.to = range.refusal
  if (lowest != null && highest != null && lowest > highest)
    return { from: null, to: null, problems: { from: range.reversal, to: range.reversal } }
  return { from: lowest ?? null, to: highest ?? null, problems }
}

/** The figure of a field; null when it is empty, undefined for anything that is no figure within the range. */
function readEnd(text: string, { min, max, read }: FilterRange): number | null | undefined {
  if (text === '') return null
  const figure = read(text)
  return figure !== null && figure >= min && figure <= max ? figure : undefined
}
