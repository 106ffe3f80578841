import { expect, it } from 'vitest'
import { changesOf, EMPTY, readPercent } from './bulkDraft.ts'

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

it('asks for nothing as long as nothing is chosen', () => {
  expect(changesOf(EMPTY)).toBeNull()
  expect(changesOf({ ...EMPTY, location: ' ', percent: ' ' })).toBeNull()
})

it('asks for nothing while a percentage is none, whatever else is chosen', () => {
  expect(changesOf({ ...EMPTY, percent: 'viel', featured: 'yes' })).toBeNull()
})

it('leaves alone what is not chosen', () => {
  expect(changesOf({ ...EMPTY, featured: 'no', withheldFrom: [] })).toEqual({
    featured: false,
    withheldFrom: [],
  })
})
