import { expect, it } from 'vitest'
import { changesOf, EMPTY, NO_GRADE, readHours, readPercent } from './bulkDraft.ts'

it.each([
  ['5', 5],
  ['+3,5 %', 3.5],
  ['-5', -5],
  ['−5 %', -5],
  ['–2,25', -2.25],
  ['fünf', null],
  ['5 €/h', null],
])('reads %s as a percentage', (text, percent) => {
  expect(readPercent(text)).toBe(percent)
})

it.each([
  ['5200', 5200],
  ['5.200 h', 5200],
  ['5 200 Std.', 5200],
  ['0', 0],
  ['5200,5', null],
  ['-3', null],
  ['300.000', null],
  ['viele', null],
])('reads %s as hours', (text, hours) => {
  expect(readHours(text)).toBe(hours)
})

it('asks for nothing as long as nothing is chosen', () => {
  expect(changesOf(EMPTY)).toBeNull()
  expect(changesOf({ ...EMPTY, location: ' ', percent: ' ' })).toBeNull()
})

it('asks for nothing while a number is none, whatever else is chosen', () => {
  expect(changesOf({ ...EMPTY, percent: 'viel', featured: 'yes' })).toBeNull()
  expect(changesOf({ ...EMPTY, hours: 'viele', featured: 'yes' })).toBeNull()
})

it('leaves alone what is not chosen', () => {
  expect(changesOf({ ...EMPTY, featured: 'no', withheldFrom: [] })).toEqual({
    featured: false,
    withheldFrom: [],
  })
})

it('asks for the fields that an import leaves open', () => {
  const draft = { drive: 'diesel', condition: 'used', grade: 'A', priceKind: 'margin' }
  expect(changesOf({ ...EMPTY, ...draft, hours: '5.200 h' })).toEqual({ ...draft, hours: 5200 })
  expect(changesOf({ ...EMPTY, grade: NO_GRADE })).toEqual({ grade: null })
})
