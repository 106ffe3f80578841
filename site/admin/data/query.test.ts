import { expect, it } from 'vitest'
import { listQuery } from './query.ts'

const pagination = { page: 2, perPage: 12 }
const sort = { field: 'createdAt', order: 'DESC' } as const

it('asks for page, limit, sort and order, with each filter as a parameter', () => {
  const filter = { search: 'hubhöhe', category: 'diesel' }
  const query = new URLSearchParams(listQuery({ pagination, sort, filter }, true))
  expect(Object.fromEntries(query)).toEqual({
    page: '2',
    limit: '12',
    sort: 'createdAt',
    order: 'desc',
    search: 'hubhöhe',
    category: 'diesel',
  })
})

it('leaves out what is not chosen, but not a plain no', () => {
  const filter = { search: '', status: null, featured: false }
  expect(listQuery({ filter }, true)).toBe('featured=false')
})

it('does not ask for an order where the API has its own', () => {
  expect(listQuery({ pagination, sort }, false)).toBe('page=2&limit=12')
})
