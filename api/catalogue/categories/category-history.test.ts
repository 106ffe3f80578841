import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Revision, RevisionPreview } from '../../../shared/operation/history.ts'
import type { Category } from '../../../shared/product/category.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const ask = <Data>(method: string, path: string, body?: unknown) =>
  test.call<Data>(method, `/api/categories${path}`, { token: test.token, body })
const historyOf = (category: number | string) => ask<Revision[]>('GET', `/${category}/history`)

describe('the history of a category', () => {
  it('begins with what was there before it, and is found by number and by slug', async () => {
    await ask('PUT', '/diesel', { name: 'Dieselgeräte' })
    const { data } = await historyOf('diesel')
    expect(data).toMatchObject([
      { author: 'admin', action: 'changed', fields: { name: ['Dieselstapler', 'Dieselgeräte'] } },
      { author: null, action: 'found', fields: {} },
    ])
    expect((await historyOf(1)).data).toEqual(data)
    expect((await historyOf('electric')).data).toEqual([])
    expect((await historyOf('unbekannt')).status).toBe(404)
  })

  it('gives an earlier state back, but never another slug', async () => {
    const created = await ask<Category>('POST', '', { name: 'Bagger', slug: 'bagger' })
    await ask('PUT', '/bagger', { name: 'Minibagger', icon: '🚜' })
    const [, first] = (await historyOf('bagger')).data
    const path = `/bagger/history/${first?.id}`
    const preview = await ask<RevisionPreview>('GET', path)
    expect(preview.data.restores).toEqual({ name: ['Minibagger', 'Bagger'], icon: ['🚜', ''] })
    const { updatedAt, ...restored } = (await ask<Category>('POST', `${path}/restore`)).data
    expect(created.data).toMatchObject(restored)
    expect(updatedAt > created.data.updatedAt).toBe(true)
    const { data } = await historyOf('bagger')
    expect(data.map(({ action }) => action)).toEqual(['restored', 'changed', 'created'])
    expect((await ask('POST', `/diesel/history/${first?.id}/restore`)).status).toBe(404)
  })

  it('outlives the category', async () => {
    const { data } = await ask<Category>('POST', '', { name: 'Kurz', slug: 'kurz' })
    await ask('DELETE', '/kurz')
    const history = await historyOf(data.id)
    expect(history.data.map(({ action }) => action)).toEqual(['deleted', 'created'])
  })
})
