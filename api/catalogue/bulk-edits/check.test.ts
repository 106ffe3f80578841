import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BulkEditReport } from '../../../shared/catalogue/bulk-edit.ts'
import type { Product } from '../../../shared/product/product.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const get = async <Data>(path: string) => (await test.get<Data>(path, test.token)).data
const productOf = (id: number) => get<Product>(`/api/products/${id}`)
const edit = (body: object, token = test.token) =>
  test.call<BulkEditReport>('PUT', '/api/products/bulk', { token, body })

type Refused = [body: object, field: string, message: string | RegExp]

describe('a check', () => {
  it('says of each machine what would change, and changes nothing', async () => {
    const one = await test.addProduct({ price: 19_990 })
    const two = await test.addProduct({ title: 'Still RX 20', price: null, priceKind: 'onRequest' })
    const three = await test.addProduct({ price: 100, location: 'Bremen' })
    const changes = { pricePercent: -5, location: 'Bremen' }
    const { status, data } = await edit({ ids: [one.id, two.id, three.id], changes, mode: 'check' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: null,
      label: 'Preis −5\u00a0%, Standort: Bremen',
      changed: 2,
      unchanged: 0,
      failed: 1,
      changes: [
        { id: one.id, fields: { price: [19_990, 18_991], location: ['Hamburg', 'Bremen'] } },
        { id: three.id, fields: { price: [100, 95] } },
      ],
      left: [{ id: two.id, title: 'Still RX 20', reason: 'Hat keinen Preis' }],
    })
    expect(await productOf(one.id)).toEqual(one)
  })

  it('names those whose status does not go with the change, and those that are gone', async () => {
    const { id } = await test.addProduct()
    const changes = { reservedUntil: '2099-12-31' }
    const { data } = await edit({ ids: [id, 999], changes, mode: 'check' })
    expect(data.left).toEqual([
      { id, title: 'Linde H25', reason: 'Geht nur beim Status „Reserviert“' },
      { id: 999, title: 'Nummer 999', reason: 'Wurde inzwischen gelöscht' },
    ])
    const reserved = { ids: [id], changes: { ...changes, status: 'reserved' }, mode: 'check' }
    expect((await edit(reserved)).data.changed).toBe(1)
  })

  it('reserves nothing until a day that is over', async () => {
    const { id } = await test.addProduct()
    const until = async (days: number) => {
      const reservedUntil = addDays(berlinDay(new Date()), days)
      const changes = { status: 'reserved', reservedUntil }
      return (await edit({ ids: [id], changes, mode: 'check' })).data.left
    }
    const reason = 'Dieser Tag ist vorbei: Die Maschine wäre gleich wieder aktiv'
    expect(await until(-1)).toEqual([{ id, title: 'Linde H25', reason }])
    expect(await until(0)).toEqual([])
  })

  it('names those to which a value does not apply', async () => {
    const fresh = await test.addProduct({ title: 'Neuer', condition: 'new' })
    const shown = await test.addProduct({ title: 'Vorführer', condition: 'demo' })
    const asked = await test.addProduct({ title: 'Gefragter', price: null, priceKind: 'onRequest' })
    const diesel = await test.addProduct({ title: 'Diesel' })
    const { name } = diesel.category
    const ids = [fresh.id, shown.id, asked.id, diesel.id]
    const leftBy = async (changes: object) => {
      const { data } = await edit({ ids, changes, mode: 'check' })
      return data.left.map(({ title, reason }) => `${title}: ${reason}`)
    }
    expect(await leftBy({ hours: 100 })).toEqual([
      'Neuer: Ist neu: Betriebsstunden nur einzeln im Formular',
    ])
    expect(await leftBy({ hours: 100, condition: 'used' })).toEqual([])
    const gradeless = 'Eine Zustandsklasse haben nur gebrauchte Maschinen'
    expect(await leftBy({ grade: 'A' })).toEqual([`Neuer: ${gradeless}`, `Vorführer: ${gradeless}`])
    expect(await leftBy({ priceKind: 'margin' })).toEqual(['Gefragter: Hat keinen Preis'])
    expect(await leftBy({ drive: 'lpg' })).toEqual([])
    expect(await leftBy({ drive: 'electric' })).toEqual(
      ['Neuer', 'Vorführer', 'Gefragter', 'Diesel'].map(
        (title) => `${title}: Der Antrieb passt nicht zur Kategorie „${name}“`,
      ),
    )
  })

  it.each<Refused>([
    ...[{ brnad: 'Still' }, { search: 'H25', locaton: 'Ulm' }].map(
      (filter): Refused => [
        { filter, all: true, changes: { featured: true }, mode: 'check' },
        `filter.${Object.keys(filter).at(-1)}`,
        /gibt es nicht/,
      ],
    ),
    ...[{}, { brand: '', location: ' ' }, { page: '2', limit: '50', sort: 'price' }].map(
      (filter): Refused => [
        { filter, changes: { featured: true }, mode: 'apply' },
        'filter',
        /all: true/,
      ],
    ),
    [{ ids: [1], changes: {}, mode: 'check' }, 'changes', 'Bitte wählen Sie, was sich ändern soll'],
    [{ changes: { featured: true }, mode: 'check' }, 'ids', /entweder/],
    [{ ids: [1], filter: {}, changes: { featured: true }, mode: 'check' }, 'ids', /entweder/],
    [{ ids: [1], changes: { pricePercent: -100 }, mode: 'check' }, 'changes.pricePercent', /−90/],
    [{ ids: [1], changes: { pricePercent: 0 }, mode: 'check' }, 'changes.pricePercent', /Null/],
    [{ ids: [1], changes: { categoryId: 99 }, mode: 'check' }, 'changes.categoryId', /Kategorie/],
    [{ ids: [1], changes: { hours: 1.5 }, mode: 'check' }, 'changes.hours', /ganze Zahl/],
    [{ ids: [1], changes: { hours: -1 }, mode: 'check' }, 'changes.hours', /ganze Zahl/],
    [{ ids: [1], changes: { drive: 'steam' }, mode: 'check' }, 'changes.drive', /Antrieb/],
    [{ ids: [1], changes: { condition: 'old' }, mode: 'check' }, 'changes.condition', /Zustand/],
    [{ ids: [1], changes: { grade: 'D' }, mode: 'check' }, 'changes.grade', /A, B oder C/],
    [{ ids: [1], changes: { priceKind: 'tax' }, mode: 'check' }, 'changes.priceKind', /Preisart/],
    [{ ids: [1], changes: { location: ' ' }, mode: 'check' }, 'changes.location', /erforderlich/],
    [{ ids: ['x'], changes: { featured: true }, mode: 'check' }, 'ids.0', /./],
    [{ ids: [1], changes: { featured: true }, mode: 'now' }, 'mode', /„check“ oder „apply“/],
  ])('refuses %j', async (body, field, message) => {
    const { status, details } = await edit(body)
    expect(status).toBe(400)
    expect(details?.[field]?.[0]).toMatch(message)
  })
})
