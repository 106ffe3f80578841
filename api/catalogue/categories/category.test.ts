import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '../../../shared/product/category.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.addProduct({ categoryId: 1 })
  await test.addProduct({ categoryId: 1, status: 'inactive' })
})
afterAll(() => test.close())

const admin = (method: string, path: string, body?: unknown) =>
  test.call<Category>(method, path, { token: test.token, body })

describe('categories', () => {
  it('are the four of the trade on a fresh database, in their order', async () => {
    const { data } = await test.get<Category[]>('/api/categories')
    expect(data.map(({ name, slug }) => [name, slug])).toEqual([
      ['Dieselstapler', 'diesel'],
      ['Elektrostapler', 'electric'],
      ['Kompaktstapler', 'compact'],
      ['Schubmaststapler', 'reach'],
    ])
  })

  it('with the same place stand in German order', async () => {
    const added = ['Zubehör', 'Ölbindemittel', 'Äxte', 'agrar', 'Baumaschinen']
    for (const [index, name] of added.entries())
      await admin('POST', '/api/categories', { name, slug: `neu-${index}`, sortOrder: 99 })
    const { data } = await test.get<Category[]>('/api/categories')
    expect(data.filter(({ sortOrder }) => sortOrder === 99).map(({ name }) => name)).toEqual([
      'agrar',
      'Äxte',
      'Baumaschinen',
      'Ölbindemittel',
      'Zubehör',
    ])
    for (const index of added.keys()) await admin('DELETE', `/api/categories/neu-${index}`)
  })

  it('count the products that the caller may see', async () => {
    expect((await test.get<Category>('/api/categories/diesel')).data._count.products).toBe(1)
    expect((await test.get<Category>('/api/categories/1', test.token)).data._count.products).toBe(2)
  })

  it('count apart the products that can be had', async () => {
    for (const status of ['active', 'reserved', 'sold', 'inactive'])
      await test.addProduct({ categoryId: 3, status })
    const counts = async (token?: string) =>
      (await test.get<Category>('/api/categories/compact', token)).data._count
    expect(await counts()).toEqual({ products: 3, available: 1 })
    expect(await counts(test.token)).toEqual({ products: 4, available: 1 })
    const { data } = await test.get<Category[]>('/api/categories')
    expect(data.map(({ _count }) => _count.available)).toEqual([1, 0, 1, 0])
  })

  it('are found by id and by slug; an unknown one is not', async () => {
    const { data } = await test.get<Category>('/api/categories/reach')
    expect((await test.get<Category>(`/api/categories/${data.id}`)).data).toEqual(data)
    for (const unknown of ['unknown', '999', '0', 'all', 'ä'])
      expect(await test.get(`/api/categories/${encodeURIComponent(unknown)}`)).toMatchObject({
        status: 404,
        error: 'Kategorie nicht gefunden',
      })
  })

  it('are named in a list by slug first, also when another one has that number', async () => {
    const list = async () => (await test.get<Product[]>('/api/products?category=1')).data
    expect(await list()).toHaveLength(1)
    await admin('POST', '/api/categories', { name: 'Krane', slug: '1' })
    expect(await list()).toEqual([])
    const { data } = await test.get<Category[]>('/api/categories')
    await admin('DELETE', `/api/categories/${data.find(({ slug }) => slug === '1')?.id}`)
    expect(await list()).toHaveLength(1)
  })

  it('are created with a slug that nobody has, and keep it', async () => {
    const body = { name: 'Hochhubwagen', slug: 'hochhubwagen' }
    const created = await admin('POST', '/api/categories', body)
    expect(created).toMatchObject({
      status: 201,
      data: { ...body, description: '', icon: '', _count: { products: 0 } },
    })
    const again = await admin('POST', '/api/categories', body)
    expect(again).toMatchObject({
      status: 409,
      details: { slug: ['Dieses Kürzel ist bereits vergeben'] },
    })

    const changed = await admin('PUT', '/api/categories/hochhubwagen', {
      slug: 'anders',
      icon: '🏷️',
    })
    expect(changed.data).toMatchObject({ slug: 'hochhubwagen', icon: '🏷️', name: 'Hochhubwagen' })
    expect((await admin('DELETE', '/api/categories/hochhubwagen')).status).toBe(200)
    expect((await test.get('/api/categories/hochhubwagen')).status).toBe(404)
  })

  it.each([
    ['without a place', {}],
    ['with null as the place', { sortOrder: null }],
  ])('have the place 0 when they are created %s', async (_, place) => {
    const body = { name: 'Anbaugeräte', slug: 'anbaugeraete', ...place }
    expect((await admin('POST', '/api/categories', body)).data.sortOrder).toBe(0)
    const { data } = await test.get<Category[]>('/api/categories')
    expect(data[0]?.slug).toBe('anbaugeraete')
    await admin('DELETE', '/api/categories/anbaugeraete')
  })

  it.each([
    ['all', 'Das Kürzel „all“ ist vergeben'],
    ['Diesel', 'Kürzel darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten'],
    ['a b', 'Kürzel darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten'],
    ['', 'Kürzel ist erforderlich'],
  ])('refuse the slug „%s“', async (slug, message) => {
    const { status, details } = await admin('POST', '/api/categories', { name: 'Neu', slug })
    expect(status).toBe(400)
    expect(details?.slug).toContain(message)
  })

  it('are not deleted while they have products', async () => {
    const { status, error } = await admin('DELETE', '/api/categories/diesel')
    expect([status, error]).toEqual([
      409,
      'Kategorie kann nicht gelöscht werden - enthält Produkte',
    ])
    expect((await test.get('/api/categories/diesel')).status).toBe(200)
  })

  it('are sorted by sortOrder, then name', async () => {
    await admin('PUT', '/api/categories/reach', { sortOrder: -1 })
    await admin('PUT', '/api/categories/electric', { sortOrder: 1 })
    const { data } = await test.get<Category[]>('/api/categories')
    expect(data.map(({ slug }) => slug)).toEqual(['reach', 'diesel', 'electric', 'compact'])
  })

  it('are changed by nobody but the administrator', async () => {
    const body = { name: 'X', slug: 'x' }
    expect((await test.call('POST', '/api/categories', { body })).status).toBe(401)
    expect((await test.call('PUT', '/api/categories/1', { body })).status).toBe(401)
    expect((await test.call('DELETE', '/api/categories/1')).status).toBe(401)
  })

  it('is not overwritten by whoever has not seen the latest version', async () => {
    const input = { slug: 'zweimal', name: 'Zweimal geändert' }
    const { data } = await test.call<Category>('POST', '/api/categories', {
      token: test.token,
      body: input,
    })
    const rename = (name: string, version: string) =>
      test.call<Category>('PUT', '/api/categories/zweimal', {
        token: test.token,
        body: { name },
        headers: { 'If-Match': version },
      })
    expect((await rename('Erste', `"${data.updatedAt}"`)).status).toBe(200)
    const late = await rename('Zweite', `"${data.updatedAt}"`)
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ name: 'Erste' })
    expect((await rename('Dritte', '*')).data.name).toBe('Dritte')
  })
})
