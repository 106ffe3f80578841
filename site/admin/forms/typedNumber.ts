import { readTypedYear } from '../../../shared/figures/read-year.ts'
import { readTypedNumber, writeTypedNumber } from '../../../shared/german-number.ts'
import { readPrice } from '../../../shared/product/typed-price.ts'

/** What is typed as the form keeps it: null for nothing. What is not a number is kept as text; the schema reports it. */
export const parseTyped = (text: string): number | string | null =>
  text.trim() === '' ? null : (readTypedNumber(text) ?? text)

/** A price as `parseTyped` has numbers, also with words beside it: `18.900,-`, `VB 8.900`, `6500 netto`. */
export const parseTypedPrice = (text: string): number | string | null =>
  text.trim() === '' ? null : (readPrice(text, readTypedNumber)?.amount ?? text)

/** A year as `parseTyped` has numbers, also with its month or in two digits: `Bj. 2019`, `05/2019`, `'19`. */
export const parseTypedYear = (text: string): number | string | null =>
  readTypedYear(text) ?? parseTyped(text)

export const formatTyped = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? writeTypedNumber(value) : (value ?? '')
