import { expect, it } from 'vitest'
import { QUANTITIES_KEY } from '../../shared/product/shortlist.ts'
import { quantitiesIn } from './quantities.ts'

function fakeStorage(items = new Map<string, string>()) {
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

it('are known on the next visit, and nothing is stored of a single machine', () => {
  const storage = fakeStorage()
  const quantities = quantitiesIn(() => storage)
  quantities.set(5, 1)
  quantities.set(5, 100)
  expect(storage.items.size).toBe(0)
  quantities.set(5, 2)
  quantities.set(7, 3)
  expect(quantitiesIn(() => storage).of([7, 5, 1])).toEqual({ 5: 2, 7: 3 })
  quantities.set(7, 1)
  expect(storage.items.get(QUANTITIES_KEY)).toBe('{"5":2}')
})

it('are forgotten with their machine', () => {
  const storage = fakeStorage(new Map([[QUANTITIES_KEY, '{"5":2,"7":3}']]))
  expect(quantitiesIn(() => storage).of([7])).toEqual({ 7: 3 })
  expect(quantitiesIn(() => storage).of([5, 7])).toEqual({ 7: 3 })
})

it.each(['{', '[2]', 'null', '{"5":"2"}', '{"5":0,"7":1.5}'])(
  'are one of each when the browser holds %s',
  (text) => {
    const storage = fakeStorage(new Map([[QUANTITIES_KEY, text]]))
    expect(quantitiesIn(() => storage).of([5, 7])).toEqual({})
  },
)

it('are known until the page is left where the browser forbids storage', () => {
  const quantities = quantitiesIn(() => {
    throw new Error('denied')
  })
  quantities.set(5, 2)
  expect(quantities.of([5])).toEqual({ 5: 2 })
})
