import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagerNumbers } from './Pager.tsx'

it('offers at most five neighbouring pages, the current one among them', () => {
  const pages = fc
    .integer({ min: 1, max: 100 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)))
  fc.assert(
    fc.property(pages, ([page, total]) => {
      const numbers = pagerNumbers(page, total)
      const [first = 0] = numbers
      expect(numbers).toHaveLength(Math.min(5, total))
      expect(numbers).toContain(page)
      expect(numbers).toEqual(numbers.map((_, index) => first + index))
      expect(first).toBeGreaterThanOrEqual(1)
      expect(numbers.at(-1)).toBeLessThanOrEqual(total)
    }),
  )
})

it('keeps the current page in the middle where it can', () => {
  expect(pagerNumbers(1, 9)).toEqual([1, 2, 3, 4, 5])
  expect(pagerNumbers(5, 9)).toEqual([3, 4, 5, 6, 7])
  expect(pagerNumbers(9, 9)).toEqual([5, 6, 7, 8, 9])
})
