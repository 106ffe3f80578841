import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SavedMapping } from '../../../shared/stock/mapping.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

it('remembers how columns are read under a name, until it is to be forgotten', async () => {
  const path = `/api/stock/mappings/${encodeURIComponent('Preisliste Müller')}`
  const call = (method: string, body?: unknown) =>
    test.call<SavedMapping>(method, path, { token: test.token, body })
  expect((await call('GET')).status).toBe(404)
  await call('PUT', { columns: { VK: 'price' } })
  const columns = { VK: 'price', Palette: null, Lack: 'Weitere: Lack' }
  const { data } = await call('PUT', { columns })
  expect(data).toMatchObject({ name: 'Preisliste Müller', columns })
  expect((await call('GET')).data).toEqual(data)
  const all = await test.get<SavedMapping[]>('/api/stock/mappings', test.token)
  expect(all.data).toEqual([data])
  expect((await call('DELETE')).status).toBe(200)
  expect((await call('GET')).status).toBe(404)
  expect((await call('PUT', { columns: { VK: 7 } })).status).toBe(400)
})
