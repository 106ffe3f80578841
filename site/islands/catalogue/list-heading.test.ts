import { expect, it } from 'vitest'
import { initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { headingOf, ownList } from './list-heading.ts'

const categories = [{ id: 1, slug: 'diesel', name: 'Dieselstapler' }]
const hits = [{ brand: 'Linde' }]

it.each([
  [{}, 'Alle Gabelstapler'],
  [{ condition: 'new' }, 'Neue Gabelstapler'],
  [{ condition: 'used' }, 'Gebrauchte Gabelstapler'],
  [{ condition: 'demo,used,refurbished', page: 2 }, 'Gebrauchte Gabelstapler'],
  [{ condition: 'refurbished' }, 'Generalüberholte Gabelstapler'],
  [{ category: 'diesel' }, 'Dieselstapler'],
  [{ drive: 'diesel' }, 'Diesel-Gabelstapler'],
  [{ drive: 'lpg' }, 'Treibgas-Gabelstapler'],
  [{ drive: 'electric,diesel' }, 'Alle Gabelstapler'],
  [{ brand: 'LINDE' }, 'Gabelstapler von Linde'],
  [{ brand: 'Lin' }, 'Alle Gabelstapler'],
  [{ rentable: true }, 'Gabelstapler zu mieten'],
  [{ condition: 'new', drive: 'diesel' }, 'Alle Gabelstapler'],
  [{ category: 'diesel', rentable: true }, 'Alle Gabelstapler'],
  [{ rentable: true, brand: 'Linde' }, 'Alle Gabelstapler'],
])('says what a list of %o shows', (part, heading) => {
  expect(headingOf({ ...initialCatalogueState, ...part }, categories, hits)).toBe(heading)
})

it('has one address for a brand, however it is written', () => {
  const state = { ...initialCatalogueState, brand: 'linde' }
  expect(ownList(state, categories, hits)?.filter).toEqual({ brand: 'Linde' })
  expect(ownList(state, categories, [])).toBeNull()
})
