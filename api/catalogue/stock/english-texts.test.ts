import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Revision, RevisionPreview } from '../../../shared/operation/history.ts'
import type { Category } from '../../../shared/product/category.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { applyTable, csv } from './import/send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const ask = async <Data>(method: string, path: string, body?: unknown) =>
  (await test.call<Data>(method, `/api${path}`, { token: test.token, body })).data
const get = <Data>(path: string) => ask<Data>('GET', path)

/** Leaves the history as it was before there was such a field. */
const forget = (field: string) =>
  test.query(`update revision set state = json_remove(state, '$.${field}')`)

describe('the English description of a machine', () => {
  it('is saved beside the German one, told in the history and given back', async () => {
    const { id } = await test.addProduct({ description: 'Gepflegt', descriptionEn: 'Well kept' })
    await ask('PUT', `/products/${id}`, { description: 'Sehr gepflegt' })
    expect((await get<Product>(`/products/${id}`)).descriptionEn).toBe('Well kept')
    // Blanks alone are no description: the German one stands there again.
    await ask('PUT', `/products/${id}`, { descriptionEn: ' \n ' })
    const [latest, , first] = await get<Revision[]>(`/products/${id}/history`)
    expect(latest?.fields).toEqual({ descriptionEn: ['Well kept', ''] })
    await ask('POST', `/products/${id}/history/${first?.id}/restore`)
    expect(await get<Product>(`/products/${id}`)).toMatchObject({
      description: 'Gepflegt',
      descriptionEn: 'Well kept',
    })
  })

  it('stays when a state is given back that is older than it', async () => {
    const { id } = await test.addProduct({ price: 1000 })
    await forget('descriptionEn')
    await ask('PUT', `/products/${id}`, { descriptionEn: 'Well kept', price: 2000 })
    const history = await get<Revision[]>(`/products/${id}/history`)
    expect(history[0]?.fields).toEqual({ price: [1000, 2000], descriptionEn: ['', 'Well kept'] })
    const path = `/products/${id}/history/${history.at(-1)?.id}`
    expect((await get<RevisionPreview>(path)).restores).toEqual({ price: [2000, 1000] })
    await ask('POST', `${path}/restore`)
    expect(await get<Product>(`/products/${id}`)).toMatchObject({
      price: 1000,
      descriptionEn: 'Well kept',
    })
  })

  it.each(['Beschreibung auf Englisch', 'Description EN', 'Beschreibung englisch'])(
    'is read from a column %s, which is not the German one, and an import is undone with it',
    async (header) => {
      const { id } = await test.addProduct({ stockNumber: 'A', description: 'Gepflegt' })
      await applyTable(test, csv(['Lagernummer', header], ['A', 'Well kept']))
      expect(await get<Product>(`/products/${id}`)).toMatchObject({
        description: 'Gepflegt',
        descriptionEn: 'Well kept',
      })
      await ask('POST', '/stock/imports/1/undo')
      expect((await get<Product>(`/products/${id}`)).descriptionEn).toBe('')
    },
  )

  it('is left alone by a table that has no column of it, and is in one that is written', async () => {
    const { id } = await test.addProduct({ stockNumber: 'A', descriptionEn: 'Well kept' })
    await applyTable(test, csv(['Lagernummer', 'Beschreibung'], ['A', 'Gepflegt']))
    expect((await get<Product>(`/products/${id}`)).descriptionEn).toBe('Well kept')
    const table = await test.app.request('/api/products/export?format=csv', {
      headers: { Authorization: `Bearer ${test.token}` },
    })
    const [header, row] = (await table.text()).split('\n')
    expect(header).toContain('Beschreibung auf Englisch')
    expect(row).toContain('Well kept')
  })
})

it('is no difference of a change that came after it and did not touch it', async () => {
  const { id } = await test.addProduct({ price: 1000 })
  await forget('descriptionEn')
  await ask('PUT', `/products/${id}`, { price: 2000 })
  const [latest] = await get<Revision[]>(`/products/${id}/history`)
  expect(latest?.fields).toEqual({ price: [1000, 2000] })
})

describe('the English name of a category', () => {
  const save = (body: object) => ask<Category>('PUT', '/categories/diesel', body)

  it('stays when the German one changes or an older state is given back, and is in the history', async () => {
    await save({ nameEn: '' })
    await forget('nameEn')
    await save({ nameEn: 'Diesel trucks', name: 'Dieselgeräte' })
    const history = await get<Revision[]>('/categories/diesel/history')
    expect(history[0]?.fields).toEqual({
      name: ['Dieselstapler', 'Dieselgeräte'],
      nameEn: ['', 'Diesel trucks'],
    })
    expect(await save({ name: 'Diesel' })).toMatchObject({ nameEn: 'Diesel trucks' })
    await ask('POST', `/categories/diesel/history/${history.at(-1)?.id}/restore`)
    expect(await get<Category>('/categories/diesel')).toMatchObject({
      name: 'Dieselstapler',
      nameEn: 'Diesel trucks',
    })
  })
})
