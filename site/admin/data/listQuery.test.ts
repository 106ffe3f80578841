import { expect, it } from 'vitest'
import { requestedIds, toListQuery } from './listQuery.ts'

const search = (parameters: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]),
  )

it('turns range, sort and filter into page, limit, sort, order and plain parameters', () => {
  const { query, offset } = toListQuery(
    search({
      range: [12, 23],
      sort: ['createdAt', 'DESC'],
      filter: { search: 'hubhöhe', category: 'diesel' },
    }),
    true,
  )
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    page: '2',
    limit: '12',
    sort: 'createdAt',
    order: 'desc',
    search: 'hubhöhe',
    category: 'diesel',
  })
  expect(offset).toBe(12)
})

it('leaves out what is not chosen, but not a plain no', () => {
  const filter = { search: '', status: null, featured: false }
  expect(toListQuery(search({ filter }), true).query).toBe('featured=false')
})

it('does not ask for an order where the API has its own', () => {
  const { query } = toListQuery(search({ range: [0, 19], sort: ['createdAt', 'DESC'] }), false)
  expect(query).toBe('page=1&limit=20')
})

it('recognises a request for many records by id', () => {
  expect(requestedIds(search({ filter: { id: [1, 7] } }))).toEqual([1, 7])
  expect(requestedIds(search({ filter: { status: 'new' } }))).toBeUndefined()
})
