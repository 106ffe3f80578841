import { HIGHEST_PRICE } from './catalogue-terms.ts'
import { formatNumber } from './format.ts'

/** The oldest year that the filter offers; the newest is the current one. */
const FILTER_YEAR_FROM = 1990
const FILTER_PRICE_STEP = 1000

/** What the two fields of a filter take. */
export interface FilterRange {
  min: number
  max: number
  /** What an arrow key adds; whole numbers in between can be typed. */
  step: number
  /** The message for a text that is no number within the range. */
  refusal: string
  /** The message for a lower end above the upper one. */
  reversal: string
}

export const filterRanges = {
  year: (): FilterRange => {
    const max = new Date().getFullYear()
    return {
      min: FILTER_YEAR_FROM,
      max,
      step: 1,
      refusal: `Bitte ein Jahr von ${FILTER_YEAR_FROM} bis ${max} eingeben.`,
      reversal: 'Das Baujahr „von“ liegt nach dem Baujahr „bis“.',
    }
  },
  price: (): FilterRange => ({
    min: 0,
    max: HIGHEST_PRICE,
    step: FILTER_PRICE_STEP,
    refusal: `Bitte volle Euro von 0 bis ${formatNumber(HIGHEST_PRICE)} eingeben.`,
    reversal: 'Der Preis „von“ liegt über dem Preis „bis“.',
  }),
}

export interface RangeReading {
  from: number | null
  to: number | null
  /** The message for each field whose value is ignored. */
  problems: { from?: string; to?: string }
}

/** Reads the two fields of a range. An empty field sets no limit. */
export function readRange(range: FilterRange, texts: { from: string; to: string }): RangeReading {
  const lowest = readFigure(texts.from, range)
  const highest = readFigure(texts.to, range)
  const problems: RangeReading['problems'] = {}
  if (lowest === undefined) problems.from = range.refusal
  if (highest === undefined) problems.to = range.refusal
  if (lowest != null && highest != null && lowest > highest)
    return { from: null, to: null, problems: { from: range.reversal, to: range.reversal } }
  return { from: lowest ?? null, to: highest ?? null, problems }
}

/** A whole number within the range, written with or without dots; undefined for anything else. */
function readFigure(text: string, { min, max }: FilterRange): number | null | undefined {
  if (text === '') return null
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)$/.test(text)) return undefined
  const figure = Number(text.replaceAll('.', ''))
  return figure >= min && figure <= max ? figure : undefined
}
