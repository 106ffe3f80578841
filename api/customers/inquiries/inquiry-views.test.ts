import { afterAll, expect, it } from 'vitest'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp } from '../../tests/test-app.ts'

const test = await createTestApp()
afterAll(() => test.close())

const save = (views: unknown, token = test.token) =>
  test.call('PUT', '/api/contact/views', { token, body: { views } })
const sort = { field: 'nextStep', order: 'ASC' }
const view = { name: 'Dringend', filter: { due: 'overdue', owner: 'me' }, sort }

it('keeps the views of each account for itself', async () => {
  const sales = await addColleague(test, 'sales')
  expect((await save([view], sales.token)).data).toEqual([view])
  expect((await test.get('/api/contact/views', sales.token)).data).toEqual([view])
  expect((await test.get('/api/contact/views', test.token)).data).toEqual([])
  await save([{ ...view, name: 'Überfällig' }], sales.token)
  expect((await test.get('/api/contact/views', sales.token)).data).toMatchObject([
    { name: 'Überfällig' },
  ])
  await save([], sales.token)
  expect((await test.get('/api/contact/views', sales.token)).data).toEqual([])
})

it('answers 409 with the stored ones to a window that has not seen them, and takes what fits them', async () => {
  const [first, second, third] = ['Eins', 'Zwei', 'Drei'].map((name) => ({ ...view, name }))
  const saveAfter = (seen: unknown, views: unknown) =>
    test.call('PUT', '/api/contact/views', { token: test.token, body: { views, seen } })
  expect((await saveAfter([], [first])).status).toBe(200)
  const answers = await Promise.all([
    saveAfter([first], [first, second]),
    saveAfter([first], [first, third]),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { data: stored } = await test.get('/api/contact/views', test.token)
  expect(answers.map(({ data }) => data)).toEqual([stored, stored])
  expect((await saveAfter(stored, [])).data).toEqual([])
})

it.each([
  ['alle', 'views'],
  [[{ ...view, name: ' ' }], 'views.0.name'],
  [[{ ...view, name: 'x'.repeat(41) }], 'views.0.name'],
  [[view, { ...view, name: 'DRINGEND' }], 'views.1.name'],
  [[{ ...view, filter: { due: 'bald' } }], 'views.0.filter'],
  [[{ ...view, filter: { farbe: 'rot' } }], 'views.0.filter'],
  [[{ ...view, filter: { search: 7 } }], 'views.0.filter.search'],
  [[{ ...view, sort: { field: 'name', order: 'ASC' } }], 'views.0.sort.field'],
  [Array.from({ length: 21 }, (_, index) => ({ ...view, name: `${index}` })), 'views'],
])('refuses %j by the name of its field', async (views, field) => {
  const { status, details } = await save(views)
  expect(status).toBe(400)
  expect(Object.keys(details ?? {})).toEqual([field])
})
