import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Product } from '../../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { applyTable, checkTable, csv, NEW_HEADER, newRow } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const isNoDrive = ({ column }: { column: string }) => column !== 'Antrieb'
const stock = async () => (await test.get<Product[]>('/api/products', test.token)).data

it('reads ="0042" as the number that it keeps, with its zeros', async () => {
  const { data } = await applyTable(
    test,
    csv(
      [...NEW_HEADER, 'Seriennummer'],
      [...newRow('="0042"'), '="00""17"'],
      [...newRow('"=""0043"""'), ''],
    ),
  )
  expect(data.hints.filter(isNoDrive)).toEqual([])
  expect((await stock()).map(({ stockNumber }) => stockNumber).sort()).toEqual(['0042', '0043'])
})

it.each(['NULL', 'null', 'None', 'nan', 'NaN', 'nil', 'undefined', '\\N', '(leer)', '<NULL>'])(
  'takes %s alone in a cell for nothing, and says so once a column',
  async (word) => {
    const header = [...NEW_HEADER, 'Bemerkung', 'Tragkraft (kg)', 'Weitere: Farbe', 'Bilder', 'ID']
    const row = (number: string) => [...newRow(number), word, word, word, word, word]
    const { data } = await applyTable(test, csv(header, row('A'), row('B')))
    expect(data).toMatchObject({ created: 2, failed: 0 })
    expect(
      data.hints
        .filter(isNoDrive)
        .map(({ row, column, value, message }) => [row, column, value, message]),
    ).toEqual(
      ['Bemerkung', 'Tragkraft (kg)', 'Weitere: Farbe', 'Bilder', 'ID'].map((column) => [
        2,
        column,
        word,
        `„${word}“ zählt als leer, in allen Zeilen`,
      ]),
    )
    for (const machine of await stock())
      expect(machine).toMatchObject({ note: '', specifications: {}, images: [] })
  },
)

it('says that what a machine needs is missing where a program has nothing', async () => {
  const { data } = await checkTable(test, csv(NEW_HEADER, newRow('A', 'NULL'), newRow('NULL')))
  expect(data.errors.map(({ row, column, value }) => [row, column, value])).toEqual([
    [2, 'Titel', 'NULL'],
  ])
  expect(data.changes[0]?.fields.stockNumber).toBeUndefined()
})

it.each([
  ['Modell', '02. Okt'],
  ['Modell', 'Mrz 20'],
  ['Seriennummer', 'Okt 02'],
  ['Seriennummer', '2-Oct'],
  ['Lagernummer', '02. Okt'],
  ['Lagernummer', 'Dez-02'],
])('says at a %s „%s“ that it may have been another number', async (column, text) => {
  const header = [...NEW_HEADER, 'Seriennummer']
  const row = [...newRow('A'), 'S'].map((cell, at) => (header[at] === column ? text : cell))
  const { data } = await checkTable(test, csv(header, row))
  expect(data).toMatchObject({ created: 1, failed: 0 })
  expect(data.hints).toContainEqual({
    row: 2,
    column,
    value: text,
    message: `„${text}“ sieht nach einem Tag aus, den ein Tabellenprogramm aus einer Nummer gemacht hat. Bitte prüfen Sie die Zelle`,
  })
})
