import { expect, it } from 'vitest'
import { initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { headingOf } from './list-heading.ts'

const categories = [{ id: 1, slug: 'diesel', name: 'Dieselstapler' }]

it.each([
  [{}, 'Alle Gabelstapler'],
  [{ condition: 'new' }, 'Neue Gabelstapler'],
  [{ condition: 'used' }, 'Gebrauchte Gabelstapler'],
  [{ condition: 'demo,used,refurbished', page: 2 }, 'Gebrauchte Gabelstapler'],
  [{ condition: 'refurbished' }, 'Generalüberholte Gabelstapler'],
  [{ category: 'diesel' }, 'Dieselstapler'],
  [{ rentable: true }, 'Gabelstapler zu mieten'],
  [{ condition: 'new', drive: 'diesel' }, 'Alle Gabelstapler'],
  [{ category: 'diesel', rentable: true }, 'Alle Gabelstapler'],
])('says what a list of %o shows', (part, heading) => {
  expect(headingOf({ ...initialCatalogueState, ...part }, categories)).toBe(heading)
})
