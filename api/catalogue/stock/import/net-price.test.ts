import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { applyTable, checkTable, csv, NEW_HEADER, newRow } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const headed = (price: string) => NEW_HEADER.map((text) => (text === 'Preis (€)' ? price : text))
const pricesOf = ({ changes }: Awaited<ReturnType<typeof checkTable>>['data']) =>
  changes.map(({ fields }) => fields.price?.[1])
const row = (number: string, price: number | string) => newRow(number, 'Still RX 20', price)

it.each([
  'Preis brutto',
  'Bruttopreis',
  'VK brutto (€)',
  'Preis inkl. 19 % MwSt.',
  'Preis, enthält MwSt. (€)',
])('„%s“ is a price with VAT, of which the net one is computed and shown', async (header) => {
  const { data } = await checkTable(
    test,
    csv(
      headed(header),
      row('A', '23.800'),
      row('B', '9.990,00 € inkl. MwSt.'),
      row('C', 'auf Anfrage'),
    ),
  )
  expect(data.errors).toEqual([])
  expect(data.columns).toContainEqual({ header, readAs: 'price.gross' })
  expect(pricesOf(data)).toEqual([20_000, 8_394.96, undefined])
  expect(data.hints).toContainEqual({
    row: 2,
    column: header,
    value: '23.800',
    message: expect.stringMatching(/^„23\.800“ enthält 19 % MwSt\.: netto 20\.000/),
  })
})

it('is a way to read a price column whatever its heading, and is remembered', async () => {
  const table = csv(NEW_HEADER, row('A', 11_900))
  const { data } = await applyTable(test, table, {
    mapping: JSON.stringify({ 'Preis (€)': 'price.gross' }),
  })
  expect(pricesOf(data)).toEqual([10_000])
  const again = await checkTable(test, table, { fields: { remembered: 'true' } })
  expect(again.data).toMatchObject({ unchanged: 1, failed: 0 })
})

it('leaves the price of a machine under § 25a UStG as it stands, and of two prices takes the net one', async () => {
  const margin = await checkTable(
    test,
    csv([...headed('Preis brutto'), 'Besteuerung'], [...row('A', 11_900), 'differenzbesteuert']),
  )
  expect(pricesOf(margin.data)).toEqual([11_900])
  const both = await checkTable(
    test,
    csv([...headed('Preis brutto'), 'Preis netto'], [...row('A', 11_900), 9_500]),
  )
  expect(both.data.errors).toEqual([])
  expect(pricesOf(both.data)).toEqual([9_500])
})

it('refuses an amount in dollars there, too', async () => {
  const { data } = await checkTable(test, csv(headed('Preis brutto'), row('A', '12.900 USD')))
  expect(data.errors[0]?.message).toContain('US-Dollar')
})
