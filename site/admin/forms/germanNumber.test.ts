import { describe, expect, it } from 'vitest'
import { parseGermanNumber, writeGermanNumber } from './germanNumber.ts'

describe('parseGermanNumber', () => {
  it.each([
    ['28500', 28500],
    ['28.500', 28500],
    ['1.250.000', 1250000],
    ['1.250,50', 1250.5],
    ['1250,5', 1250.5],
    ['1250.5', 1250.5],
    ['28.500 €', 28500],
    ['-1', -1],
  ])('reads %s', (text, value) => {
    expect(parseGermanNumber(text)).toBe(value)
  })

  it('takes an empty text as no number', () => expect(parseGermanNumber(' ')).toBeNull())

  it.each(['abc', '1,2,3', '12.34.5', 'VB'])('does not guess at %s', (text) => {
    expect(parseGermanNumber(text)).toBe(text)
  })
})

it('writes what it reads', () => {
  for (const value of [0, 28500, 1250.5, -3])
    expect(parseGermanNumber(writeGermanNumber(value))).toBe(value)
})
