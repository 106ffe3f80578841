import { expect, it } from 'vitest'
import { filterRange, readRange } from './ranges.ts'

const year = filterRange('year')
const price = filterRange('price')
const thisYear = new Date().getFullYear()

it('takes the years and prices at either end, and none beyond', () => {
  expect(readRange(year, { from: '1990', to: String(thisYear) })).toEqual({
    from: 1990,
    to: thisYear,
    problems: {},
  })
  expect(readRange(year, { from: '1989', to: String(thisYear + 1) })).toEqual({
    from: null,
    to: null,
    problems: { from: year.refusal, to: year.refusal },
  })
  expect(readRange(price, { from: '0', to: '100000000' })).toEqual({
    from: 0,
    to: 100_000_000,
    problems: {},
  })
  expect(readRange(price, { from: '-1', to: '100000001' }).problems).toEqual({
    from: price.refusal,
    to: price.refusal,
  })
})

it('reads every whole number, with dots at the thousands or without', () => {
  expect(readRange(price, { from: '12.500', to: '12501' })).toEqual({
    from: 12_500,
    to: 12_501,
    problems: {},
  })
})

it.each(['28.000 €', '28.000,00', '28000 EUR', '28 000,- €', '28000.00', '€ 28000'])(
  'reads the price %s as people write it',
  (text) => expect(price.read(text)).toBe(28_000),
)

it.each(['28,000', '30k', '28.000,50 €', '€', ' '.repeat(5000)])(
  'does not guess at the price %s',
  (text) => expect(price.read(text)).toBeNull(),
)

it.each(['abc', '12,5', '12.5', '1.2500', '1e3', '0x10', '٣', '∞', '9'.repeat(400)])(
  'refuses %s, and takes what stands beside it all the same',
  (text) =>
    expect(readRange(price, { from: '500', to: text })).toEqual({
      from: 500,
      to: null,
      problems: { to: price.refusal },
    }),
)

it('takes a range of a single figure, and neither end of one that is the wrong way round', () => {
  expect(readRange(year, { from: '2018', to: '2018' })).toEqual({
    from: 2018,
    to: 2018,
    problems: {},
  })
  expect(readRange(year, { from: '2019', to: '2018' })).toEqual({
    from: null,
    to: null,
    problems: { from: year.reversal, to: year.reversal },
  })
})

it('takes figures as they are spoken of, with their unit or in that of the type sheet', () => {
  const capacity = filterRange('capacity')
  expect(readRange(capacity, { from: '2,5 t', to: '3500' })).toEqual({
    from: 2500,
    to: 3500,
    problems: {},
  })
  expect(readRange(filterRange('liftHeight'), { from: '5,5 m', to: '' }).from).toBe(5500)
  expect(readRange(capacity, { from: '3 m', to: 'viel' }).problems).toEqual({
    from: capacity.refusal,
    to: capacity.refusal,
  })
  expect(capacity.write(2500)).toBe('2.500\u00a0kg')
})

it.each([
  ['capacity', '2,5', 2500],
  ['capacity', '2.5', 2500],
  ['capacity', '2.5 t', 2500],
  ['capacity', '2.500', 2500],
  ['capacity', '2500', 2500],
  ['capacity', '3', 3000],
  ['liftHeight', '4,5', 4500],
  ['liftHeight', '4500', 4500],
  ['closedHeight', '2,2', 2200],
  ['closedHeight', '2,20 m', 2200],
  ['freeLift', '50', 50],
  ['hours', '50', 50],
] as const)('reads %s from %s as %d', (kind, text, value) => {
  expect(filterRange(kind).read(text)).toBe(value)
  expect(filterRange(kind).read(String(value))).toBe(value)
})
