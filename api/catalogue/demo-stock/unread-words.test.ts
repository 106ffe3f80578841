import { afterAll, describe, expect, it } from 'vitest'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import { both, createSearchTest, drives, type Test, titles } from './sentences.testing.ts'

const { test, ask, stock, close } = await createSearchTest()
afterAll(close)

const rentable: Test = ({ rent }) => rent !== null
const leasable: Test = ({ priceKind, price, status }) =>
  priceKind === 'net' && (price ?? 0) >= 10_000 && status !== 'sold'

/** The test, what is asked, and what of it is not considered. */
const halfRead: [test: Test, search: string, unread: string][] = [
  [leasable, 'Leasing unter 400 Euro', 'unter 400 Euro'],
  [leasable, 'maximal 500 € im Monat Leasing', 'maximal 500 € im Monat'],
  [leasable, 'Leasing bis 400 € monatlich', 'bis 400 € monatlich'],
  [both(leasable, drives('electric')), 'Elektro Leasing max. 500 €/Monat', 'max. 500 €/Monat'],
  [rentable, 'Miete unter 100 Euro am Tag', 'unter 100 Euro am Tag'],
  [rentable, 'mieten bis 100 € pro Tag', 'bis 100 € pro Tag'],
  [rentable, 'Stapler mieten 2-3 Monate', '2-3 Monate'],
  [rentable, 'Mietstapler für zwei Wochen', 'für zwei Wochen'],
  [rentable, 'Stapler mieten für eine Woche', 'für eine Woche'],
  [both(rentable, drives('diesel')), 'Diesel mieten 3 Monate', '3 Monate'],
  [rentable, 'Miete für 14 Tage', 'für 14 Tage'],
  [() => true, 'billig', 'billig'],
  [() => true, 'günstig', 'günstig'],
  [drives('electric'), 'günstigster Elektrostapler', 'günstigster'],
  [drives('electric'), 'preiswerte Elektrostapler', 'preiswerte'],
]

describe('what of a sentence is not searched for', () => {
  it.each(['ohne Unsinnwort', 'kein Qwertz', 'nicht blubber'])(
    'names what it excludes and does not know: „%s“',
    async (search) => {
      const { unread, data } = await ask(search)
      expect(unread).toBe(search)
      expect(data).toHaveLength(stock.length)
    },
  )

  it.each(halfRead)('finds what it can and names the rest: %s „%s“', async (test, search, rest) => {
    const { data, unread } = await ask(search)
    expect(titles(data)).toEqual(titles(stock.filter(test)))
    expect(unread).toBe(rest)
  })

  it('names what it excludes, as it is meant', async () => {
    const { parts } = await ask('Toyota ohne Diesel und Gas')
    expect(parts).toMatchObject([
      { label: 'Toyota', isNot: false },
      { label: 'kein Diesel oder Gas', isNot: true },
    ])
  })

  it.each([
    ['diesl', [{ typed: 'diesl', meant: ['Diesel'] }]],
    ['Lnde gebraucht', [{ typed: 'Lnde', meant: ['Linde'] }]],
    ['Diesel', undefined],
  ])(
    'names beside the hits what a misspelt word was taken for: „%s“',
    async (search, corrections) => {
      expect((await ask(search)).corrections).toEqual(corrections)
      const { data: facets } = await test.get<ProductFacets>(
        `/api/products/facets?search=${search}`,
      )
      expect(facets.corrections).toEqual(corrections ?? [])
    },
  )

  it.each([
    ...['Ameise', 'Hubwagen', 'Hochhubwagen', 'Elektro-Hubwagen', 'Deichselstapler', 'Mitgänger'],
    ...['Kommissionierer', 'Schlepper', 'Handhubwagen', 'Seitenstapler', 'pallet truck'],
  ])('says that the dealer does not have it: „%s“', async (search) => {
    expect(await ask(search)).toMatchObject({ data: [], absent: [search] })
    expect(await ask(`${search} gebraucht`)).toMatchObject({ data: [], absent: [search] })
  })

  it('finds such a truck where the dealer has one, in a compound, too', async () => {
    const { id } = await test.addProduct({ title: 'Elektrohochhubwagen Linde L12' })
    for (const search of ['Hochhubwagen', 'Hubwagen', 'Hubwagens'])
      expect((await ask(search)).data.map((found) => found.id)).toEqual([id])
    await test.call('DELETE', `/api/products/${id}`, { token: test.token })
  })

  it.each([
    ['Notdienst', '/service#notdienst', true],
    ['Ersatzteile', '/service', true],
    ['Ankauf', '/kontakt?anliegen=ankauf', false],
    ['Inzahlungnahme', '/kontakt?anliegen=ankauf', false],
    ['Finanzierung', '/kontakt', true],
    ['Öffnungszeiten', '/kontakt', true],
    ['Mietstapler', '/stapler-mieten', true],
    ['Fahrerschulung', '/service', true],
    ['Kontakt', '/kontakt', true],
    ['Impressum', '/impressum', false],
    ['Lieferung', '/kontakt?anliegen=lieferung', true],
    ['Lieferzeit', '/kontakt?anliegen=lieferung', true],
    ['was kostet die Lieferung nach Kiel', '/kontakt?anliegen=lieferung', true],
    ['Transport nach München', '/kontakt?anliegen=lieferung', true],
    ['Diesel Notdienst', '/service#notdienst', true],
  ])('finds the dealer’s page for „%s“', async (search, address, hasPhone) => {
    const { pages = [], data } = await ask(search)
    expect(pages).toMatchObject([{ address }])
    expect(pages[0]?.phone !== undefined).toBe(hasPhone)
    if (search.startsWith('Diesel'))
      expect(titles(data)).toEqual(titles(stock.filter(drives('diesel'))))
  })
})
