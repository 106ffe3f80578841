import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Revision } from '../../../shared/operation/history.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { TrashedProduct } from '../../../shared/product/trash.ts'
import type { StockImport } from '../../../shared/stock/imports.ts'
import type { UndoneBatch } from '../../../shared/stock/undone-batch.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { applyTable, csv, NEW_HEADER, newRow } from './import/send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const get = async <Data>(path: string) => (await test.get<Data>(path, test.token)).data
const productOf = (id: number) => get<Product>(`/api/products/${id}`)
const undo = (id: number) =>
  test.call<UndoneBatch>('POST', `/api/stock/imports/${id}/undo`, { token: test.token })
const withoutTime = ({ updatedAt: _, ...product }: Product) => product

describe('undoing an import', () => {
  it('brings changed machines back and puts new ones in the trash, as one change', async () => {
    const before = await test.addProduct({
      stockNumber: 'A',
      specifications: { Hubhöhe: '4.500 mm', Farbe: 'rot' },
    })
    await applyTable(
      test,
      csv(
        [...NEW_HEADER, 'Hubhöhe (mm)'],
        [...newRow('A', 'Ganz anders', 1), 3000],
        [...newRow('B'), ''],
      ),
    )
    expect(await productOf(before.id)).toMatchObject({ figures: { liftHeight: 3000 } })
    const changes = await test.query('select * from publication')
    const { status, data } = await undo(1)
    expect(status).toBe(200)
    expect(data).toEqual({ undone: 2, left: [] })
    expect(withoutTime(await productOf(before.id))).toEqual(withoutTime(before))
    expect(await get<Product[]>('/api/products?limit=50')).toHaveLength(1)
    expect(await get<TrashedProduct[]>('/api/trash')).toMatchObject([
      { title: 'Still RX 20', author: 'admin' },
    ])
    expect(await test.query('select * from publication')).toHaveLength(changes.length + 1)
    const [latest] = await get<Revision[]>(`/api/products/${before.id}/history`)
    expect(latest).toMatchObject({
      action: 'restored',
      fileName: null,
      fields: { title: ['Ganz anders', 'Linde H25'] },
    })
  })

  it('leaves alone what somebody has changed since, and names it', async () => {
    const one = await test.addProduct({ stockNumber: 'A' })
    const two = await test.addProduct({ stockNumber: 'B' })
    await applyTable(test, csv(['Lagernummer', 'Preis (€)'], ['A', 1], ['B', 2]))
    await test.call('PUT', `/api/products/${one.id}`, { token: test.token, body: { price: 3 } })
    const { data } = await undo(1)
    expect(data).toEqual({
      undone: 1,
      left: [{ id: one.id, title: 'Linde H25', reason: 'Wurde seither geändert' }],
    })
    expect((await productOf(one.id)).price).toBe(3)
    expect((await productOf(two.id)).price).toBe(20_000)
  })

  it('takes back what is as the import left it, whatever came and went since', async () => {
    const one = await test.addProduct({ stockNumber: 'A' })
    await applyTable(test, csv([...NEW_HEADER], newRow('A', 'Anders', 1), newRow('B')))
    await applyTable(test, csv(['Lagernummer', 'Preis (€)'], ['A', 7], ['B', 8]))
    expect((await undo(2)).data).toEqual({ undone: 2, left: [] })
    expect((await undo(1)).data).toEqual({ undone: 2, left: [] })
    expect(withoutTime(await productOf(one.id))).toEqual(withoutTime(one))
  })

  it('gives exchanged stock numbers back', async () => {
    const one = await test.addProduct({ stockNumber: 'A' })
    const two = await test.addProduct({ stockNumber: 'B' })
    await applyTable(test, csv(['ID', 'Lagernummer'], [one.id, 'B'], [two.id, 'A']))
    expect((await undo(1)).data.undone).toBe(2)
    expect((await productOf(one.id)).stockNumber).toBe('A')
    expect((await productOf(two.id)).stockNumber).toBe('B')
  })

  it('leaves a machine whose former stock number another one has by now', async () => {
    const one = await test.addProduct({ stockNumber: 'A' })
    await applyTable(test, csv(['ID', 'Lagernummer'], [one.id, 'B']))
    const other = await test.addProduct({ stockNumber: 'A', title: 'Still RX' })
    const { data } = await undo(1)
    expect(data).toMatchObject({
      undone: 0,
      left: [{ id: one.id, reason: `Diese Lagernummer hat bereits „Still RX“ (ID ${other.id})` }],
    })
  })

  it('is possible once', async () => {
    await applyTable(test, csv(NEW_HEADER, newRow('A')))
    expect(await get<StockImport[]>('/api/stock/imports')).toMatchObject([
      { undoneAt: null, undoneBy: null },
    ])
    expect((await undo(1)).status).toBe(200)
    expect((await undo(1)).status).toBe(409)
    expect((await undo(2)).status).toBe(404)
    expect(await get<StockImport[]>('/api/stock/imports')).toMatchObject([
      { id: 1, author: 'admin', fileName: 'bestand.csv', created: 1, undoneBy: 'admin' },
    ])
  })
})
