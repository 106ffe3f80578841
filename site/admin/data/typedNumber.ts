import { readTypedYear } from '../../../shared/figures/read-date.ts'
import { readPrice } from '../../../shared/product/typed-price.ts'
import { readTypedNumber, writeTypedNumber } from '../../../shared/writing/german-number.ts'

/** What is typed as the form keeps it: null for nothing. What is not a number is kept as text; the schema reports it. */
export const parseTyped = (text: string): number | string | null =>
  text.trim() === '' ? null : (readTypedNumber(text) ?? text)

/** A price as `parseTyped` has numbers, also with words beside it: `18.900,-`, `VB 8.900`, `6500 netto`. */
export const parseTypedPrice = (text: string): number | string | null =>
  text.trim() === '' ? null : (readPrice(text, readTypedNumber)?.amount ?? text)

/** An amount to take off, as `parseTypedPrice` has prices: whether with a minus or without, it is the same. */
export function parseTypedReduction(text: string): number | string | null {
  const amount = parseTypedPrice(text)
  return typeof amount === 'number' ? Math.abs(amount) : amount
}

/** `5 %`, `2,5%`, `-5 %` as a number of at least zero; null for anything else. */
export function readTypedPercent(text: string): number | null {
  const [, figures] = /^\s*([^%]+)%\s*$/.exec(text) ?? []
  const percent = figures === undefined ? null : readTypedNumber(figures)
  return percent === null ? null : Math.abs(percent)
}

/** A year as `parseTyped` has numbers, also with its month or in two digits: `Bj. 2019`, `05/2019`, `'19`. */
export const parseTypedYear = (text: string): number | string | null =>
  readTypedYear(text) ?? parseTyped(text)

export const formatTyped = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? writeTypedNumber(value) : (value ?? '')

/** A price as `formatTyped` has numbers, with both digits of its cents: `19900,50`. */
export const formatTypedPrice = (value: number | string | null | undefined): string =>
  typeof value === 'number' && !Number.isInteger(value)
    ? value.toLocaleString('de-DE', {
        useGrouping: false,
        minimumFractionDigits: 2,
        maximumFractionDigits: 20,
      })
    : formatTyped(value)
