import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyState } from '../testing/arbitrary.ts'
import { readCatalogue } from './reading.ts'
import {
  filterParameters,
  formatCatalogueState,
  initialCatalogueState,
  listParameters,
} from './state.ts'

it('brings every state through the address bar and back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const query = new URLSearchParams(formatCatalogueState(state))
      expect(readCatalogue(query)).toEqual({ state, leftOut: [] })
    }),
  )
})

it('leaves the address bare while nothing is chosen', () => {
  expect(formatCatalogueState(initialCatalogueState)).toBe('')
  expect(formatCatalogueState({ ...initialCatalogueState, brand: 'Still', page: 2 })).toBe(
    '?marke=Still&seite=2',
  )
})

it('asks the API for what is chosen, and for nothing else', () => {
  const state = { ...initialCatalogueState, available: true, priceFrom: 0 }
  expect(filterParameters(initialCatalogueState).toString()).toBe('')
  expect(filterParameters(state).toString()).toBe('priceFrom=0&available=true')
  expect(listParameters(state).get('available')).toBe('true')
})

it('begins with the newest machines, and knows the oldest first by its old name', () => {
  const { state } = readCatalogue(new URLSearchParams())
  expect(state.sort).toBe('newest')
  expect(listParameters(state).toString()).toContain('sort=available&order=desc')
  const oldest = readCatalogue(new URLSearchParams('sortierung=title_asc')).state
  expect(listParameters(oldest).toString()).toContain('sort=createdAt&order=asc')
})
