import { describe, expect, it } from 'vitest'
import { readTableNumber } from '../tables/table-cell.ts'
import { readTypedNumber, readWhole, withPoints, writeTypedNumber } from './german-number.ts'

describe('a number that is typed', () => {
  it.each([
    ['28500', 28500],
    ['28.500', 28500],
    ['28 500', 28500],
    ['28\u202f500\u00a0€', 28500],
    ['1.250.000', 1250000],
    ['1.250,50', 1250.5],
    ['1250,5', 1250.5],
    ['1250.5', 1250.5],
    ['28.500 €', 28500],
    ['18.900,-', 18900],
    ['EUR 18.900,--', 18900],
    ['18.900,– €', 18900],
    ['-1', -1],
  ])('is read: %s', (text, value) => {
    expect(readTypedNumber(text)).toBe(value)
  })

  it.each(['', ' ', 'abc', '1,2,3', '12.34.5', 'VB'])('is not guessed at: “%s”', (text) => {
    expect(readTypedNumber(text)).toBeNull()
  })

  it('is written so that it can be read', () => {
    for (const value of [0, 28500, 1250.5, -3])
      expect(readTypedNumber(writeTypedNumber(value))).toBe(value)
  })
})

it.each([
  ['2500', 2500],
  ['2.500', 2500],
  ['2 500', 2500],
  ['1\u00a0250\u202f000', 1_250_000],
  ['2,5', null],
  ['25 00', null],
  ['', null],
])('„%s“ as a whole number is %s', (text, value) => {
  expect(readWhole(text)).toBe(value)
})

it.each([
  ['18 900 €', 18900],
  ['1 250,50', 1250.5],
  ['28,500', null],
  ['28,500.00', 28500],
])('„%s“ in a table is %s', (text, value) => {
  expect(readTableNumber(text)).toBe(value)
})

it('takes for thousands only what is written as such', () => {
  expect(withPoints('2 500 kg bei 3 300 mm')).toBe('2.500 kg bei 3.300 mm')
  for (const text of ['H 30 500', '2 50 kg', '2 5000', '040 669 69'])
    expect(withPoints(text)).toBe(text.replace('30 500', '30.500'))
})
