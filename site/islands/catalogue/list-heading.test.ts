import { expect, it } from 'vitest'
import { initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { headingOf } from './list-heading.ts'

it.each([
  [{}, 'Alle Gabelstapler'],
  [{ condition: 'new' }, 'Neue Gabelstapler'],
  [{ condition: 'used' }, 'Gebrauchte Gabelstapler'],
  [{ condition: 'demo,used,refurbished', page: 2 }, 'Gebrauchte Gabelstapler'],
  [{ condition: 'new', drive: 'diesel' }, 'Alle Gabelstapler'],
])('says what a list of %o shows', (part, heading) => {
  expect(headingOf({ ...initialCatalogueState, ...part })).toBe(heading)
})
