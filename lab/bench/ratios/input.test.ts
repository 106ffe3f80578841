import { expect, it } from 'vitest'
import { publicPages } from '../../../api/tests/public-inputs.ts'
import { computedInputs } from './input.ts'

it('what costs most is compared with what is computed, not with a page that was answered before', () => {
  const category = () => 'diesel'
  const search = (n: number) => `linde h${n}`
  expect(computedInputs({ category, search })).toEqual([['search', search]])
})

it('an address whose values are always the same is compared with these', () => {
  const category = () => 'diesel'
  expect(computedInputs({ category })).toEqual([['category', category]])
})

it('the search of the page in English is among what is tried', () => {
  const { ordinary } = publicPages().find(({ path }) => path === '/en') ?? { ordinary: {} }
  expect(Object.keys(ordinary)).toContain('search')
})
