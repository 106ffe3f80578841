import { expect, it } from 'vitest'
import { describeField } from './describeField.ts'

const described = (field: string, before: unknown, after: unknown) =>
  describeField([], field, before, after).map((line) => line.after)

it('says nothing of technical data and pictures that a new machine does not have', () => {
  expect(described('specifications', null, {})).toEqual([])
  expect(described('specifications', {}, {})).toEqual([])
  expect(described('images', null, [])).toEqual([])
})

it('tells another order from another selection', () => {
  expect(described('specifications', { A: '1', B: '2' }, { B: '2', A: '1' })).toEqual([
    'andere Reihenfolge',
  ])
  const [one, two, three] = [
    '/uploads/large/1.webp',
    '/uploads/large/2.webp',
    '/uploads/large/3.webp',
  ]
  expect(described('images', [one, two], [two, one])).toEqual(['2 Bilder in anderer Reihenfolge'])
  expect(described('images', [one, two], [one, three])).toEqual(['2 Bilder, andere Auswahl'])
})
