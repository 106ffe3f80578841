import { HttpError } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOKEN_KEY } from '../../../shared/accounts/auth.ts'
import type { Category } from '../../../shared/product/category.ts'
import { resources } from '../frame/resources.tsx'
import { NO_CONNECTION } from '../kept/session.ts'
import { createDataProvider } from './dataProvider.ts'

const dataProvider = createDataProvider(resources)

const diesel: Category = {
  id: 1,
  name: 'Dieselstapler',
  nameEn: '',
  slug: 'diesel',
  description: '',
  icon: '⛽',
  sortOrder: 1,
  updatedAt: '2026-11-22T10:00:00.000Z',
  _count: { products: 2, available: 2 },
}
const fetchMock = vi.fn<typeof fetch>()
const answer = (json: unknown, init?: ResponseInit) =>
  fetchMock.mockResolvedValueOnce(Response.json(json, init))
const request = () => {
  const [path, init] = fetchMock.mock.calls[0] ?? []
  return { path, method: init?.method, headers: new Headers(init?.headers) }
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('location', { origin: 'http://localhost' })
  const stored = new Map([[TOKEN_KEY, 'geheim']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
})
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
})

it('reads a list with its total out of the envelope, with the token', async () => {
  const pagination = { page: 2, limit: 1, total: 3, totalPages: 3 }
  answer({ success: true, data: [diesel], pagination })
  const list = await dataProvider.getList('categories', {
    pagination: { page: 2, perPage: 1 },
    sort: { field: 'sortOrder', order: 'ASC' },
    filter: {},
  })
  expect(list).toMatchObject({ data: [diesel], total: 3 })
  expect(request().path).toBe('/api/categories?page=2&limit=1')
  expect(request().headers.get('Authorization')).toBe('Bearer geheim')
})

it('finds inquiries under the address of the contact form', async () => {
  answer({ success: true, data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0 } })
  await dataProvider.getList('inquiries', { pagination: { page: 1, perPage: 20 }, filter: {} })
  expect(request().path).toBe('/api/contact?page=1&limit=20')
})

it('writes an inquiry down under the address for those that came by telephone', async () => {
  answer({ success: false, error: 'Name ist erforderlich' }, { status: 400 })
  const created = dataProvider.create('inquiries', { data: { name: '' } })
  await expect(created).rejects.toThrow(/Name ist erforderlich/)
  expect(request()).toMatchObject({ path: '/api/contact/manual', method: 'POST' })
})

it('tells with a saved record what it published', async () => {
  answer(
    { success: true, data: diesel },
    { headers: { 'X-Published': 'pages=2;ms=38;paths=/,/produkt/7' } },
  )
  const { data } = await dataProvider.update('categories', {
    id: 1,
    data: { name: 'Diesel' },
    previousData: { ...diesel, updatedAt: '2026-01-01T00:00:00.000Z' },
  })
  expect(data.published).toEqual({ paths: ['/', '/produkt/7'], ms: 38 })
  expect(request()).toMatchObject({ path: '/api/categories/1', method: 'PUT' })
  expect(request().headers.get('If-Match')).toBe('"2026-01-01T00:00:00.000Z"')
})

it('saves nothing over what was never saved when it was loaded', async () => {
  answer({ success: true, data: diesel })
  await dataProvider.update('categories', {
    id: 1,
    data: { name: 'Diesel' },
    previousData: { ...diesel, updatedAt: null },
  })
  expect(request().headers.get('If-None-Match')).toBe('*')
})

it('hands field errors to the form under their field', async () => {
  const details = { slug: ['Kürzel ist erforderlich', 'und noch etwas'] }
  answer({ success: false, error: 'Eingaben prüfen', details }, { status: 400 })
  const error = await dataProvider.create('categories', { data: {} }).catch((reason) => reason)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({
    message: 'Fehler beim Speichern der Kategorie: Eingaben prüfen',
    status: 400,
    body: { errors: { slug: 'Kürzel ist erforderlich' } },
  })
})

it('speaks of the status where the answer is none of the API', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(dataProvider.getOne('products', { id: 1 })).rejects.toThrow(
    'HTTP error! status: 502',
  )
})

it('says that there is no connection', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(dataProvider.delete('products', { id: 1 })).rejects.toThrow(NO_CONNECTION)
})
