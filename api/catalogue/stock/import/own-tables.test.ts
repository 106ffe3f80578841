import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { fetchFeed } from '../../feeds/feeds.testing.ts'
import { sendImport } from './send-import.testing.ts'

let test: TestApp
let other: TestApp
beforeEach(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.stapler.example' })
  other = await createTestApp()
})
afterEach(async () => {
  await test.close()
  await other.close()
})

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

const readable = {
  Tragkraft: '2.500 kg',
  Hubhöhe: '3.050 mm',
  Antrieb: 'Diesel',
  Betriebsstunden: '4.200 h',
  Farbe: 'rot',
}

async function addStock() {
  await test.addProduct({
    stockNumber: 'L-1',
    price: 21_400.5,
    description: 'Sehr gepflegt. 5 € je Meter.',
    specifications: readable,
  })
  await test.addProduct({
    stockNumber: 'L-2',
    title: 'Still RX 20 Vorführer',
    brand: 'Still',
    model: 'RX 20',
    categoryId: 2,
    condition: 'demo',
    priceKind: 'margin',
    price: 8_900,
    specifications: { Antrieb: 'Elektro' },
  })
  await test.addProduct({
    brand: 'Škoda',
    priceKind: 'onRequest',
    price: null,
    specifications: { Antrieb: 'Diesel', Tragkraft: '1.600 kg' },
  })
}

describe('a file that the product writes for a portal', () => {
  it.each([
    ['maschinensucher', 21_401, {}],
    ['mobileDe', 21_400.84, { location: 'Hamburg' }],
  ] as const)('comes in whole at another house: %s', async (key, price, fixed) => {
    await addStock()
    const { data } = await sendImport(other, await bytesOf(await fetchFeed(test, key)), {
      fields: { fixed: JSON.stringify(fixed) },
    })
    expect(data.errors).toEqual([])
    expect(data).toMatchObject({ created: 3, failed: 0 })
    const [diesel, electric, skoda] = data.changes.map(({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, [, after]]) => [name, after])),
    )
    expect(diesel).toMatchObject({
      stockNumber: 'L-1',
      title: 'Linde H25',
      brand: 'Linde',
      model: 'H25',
      year: 2020,
      price,
      priceKind: 'net',
      categoryId: 1,
      location: 'Hamburg',
      description: 'Sehr gepflegt. 5 € je Meter.',
      specifications: readable,
    })
    expect(electric).toMatchObject({
      title: 'Still RX 20 Vorführer',
      categoryId: 2,
      condition: 'demo',
      priceKind: 'margin',
      price: 8_900,
      description: '',
      specifications: { Antrieb: 'Elektro' },
    })
    expect(skoda).toMatchObject({ brand: 'Škoda', priceKind: 'onRequest' })
  })

  it.each(['maschinensucher', 'mobileDe'] as const)(
    'knows its machines again at home, also those without a stock number: %s',
    async (key) => {
      await addStock()
      const { data } = await sendImport(test, await bytesOf(await fetchFeed(test, key)))
      expect(data).toMatchObject({ created: 0, failed: 0 })
      for (const { fields } of data.changes) expect(Object.keys(fields)).toEqual(['price'])
    },
  )
})

describe('an exported table', () => {
  const unread = {
    Tragkraft: 'auf Anfrage',
    Hubhöhe: 'siehe Foto',
    Betriebsstunden: 'neu überholt',
    Eigengewicht: '999999999',
    Antrieb: 'Diesel/Gas',
    Mast: 'Spezial',
    'UVV geprüft bis': 'neu bei Auslieferung',
    Resttragfähigkeit: 'ja',
  }

  it.each(['csv', 'xlsx', 'json'])(
    'comes in with figures that cannot be read, as %s',
    async (format) => {
      await test.addProduct({ stockNumber: 'L-1', specifications: unread })
      const headers = { Authorization: `Bearer ${test.token}` }
      const response = await test.app.request(`/api/products/export?format=${format}`, { headers })
      const table = await bytesOf(response)
      const name = `bestand.${format}`
      const again = await sendImport(test, table, { name })
      expect(again.data).toMatchObject({ unchanged: 1, failed: 0, hints: [] })
      const fields = { mapping: JSON.stringify({ ID: null }) }
      const { data } = await sendImport(other, table, { name, fields })
      expect(data.errors).toEqual([])
      expect(data.changes[0]?.fields.specifications?.[1]).toEqual(unread)
      expect(data.hints).toContainEqual(
        expect.objectContaining({
          column: 'Hubhöhe (mm)',
          message: '„siehe Foto“ ist als Hubhöhe nicht zu lesen und steht so auf der Website',
        }),
      )
    },
  )
})
