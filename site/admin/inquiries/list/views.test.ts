import { expect, it } from 'vitest'
import { isSameView, newestFirst, views } from './views.ts'

const shown = (filter: object, sort: { field: string; order: string } = newestFirst) =>
  views.filter((view) => isSameView(view, { filter, sort })).map(({ name }) => name)

it.each([
  [{}, ['Posteingang']],
  [{ search: '' }, ['Posteingang']],
  [{ work: 'open', owner: 'me' }, ['Meine offenen']],
  [{ spam: true }, ['Spam']],
  [{ work: 'open' }, []],
])('knows the view of the filter %j', (filter, names) => {
  expect(shown(filter)).toEqual(names)
})

it('is another one in another order', () => {
  expect(shown({}, { field: 'nextStep', order: 'ASC' })).toEqual([])
})
