import { afterEach, beforeEach, expect, it } from 'vitest'
import { categoryByDrive } from '../../../../shared/stock/category-by-drive.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { csv, sendImport } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const list = csv(
  ['Lagernummer', 'Marke', 'Modell', 'Preis', 'Standort', 'ANTRIEB'],
  ['A', 'Linde', 'H25D', 9_000, 'Celle', 'Diesel'],
  ['B', 'Still', 'RX 20', 9_000, 'Celle', 'Elektro'],
  ['C', 'Linde', 'H25T', 9_000, 'Celle', 'Treibgas'],
)
const send = (category: string, corrections: object = {}, words: object = {}) =>
  sendImport(test, list, {
    fields: {
      fixed: JSON.stringify({ categoryId: category }),
      corrections: JSON.stringify(corrections),
      words: JSON.stringify(words),
    },
  })
const categoriesOf = ({ data }: Awaited<ReturnType<typeof send>>) =>
  data.changes.map(({ fields }) => fields.categoryId?.[1])

it('asks about a machine whose drive contradicts the category that was chosen for all', async () => {
  const { data } = await send('Dieselstapler')
  expect(data).toMatchObject({ created: 2, failed: 1 })
  expect(data.errors).toEqual([
    {
      row: 3,
      column: 'Kategorie',
      value: 'Dieselstapler',
      message:
        'Der Antrieb „Elektro“ passt nicht zu „Dieselstapler“, der Kategorie für alle Maschinen. Wählen Sie hier eine für diese Zeile, oder unter „Spalten ändern“ eine für alle mit diesem Antrieb',
    },
  ])
  expect(data.unknownWords).toEqual({ Kategorie: ['Elektro'] })
  expect(data.hints).toContainEqual({
    row: 4,
    column: 'Kategorie',
    value: 'Dieselstapler',
    message: '„Dieselstapler“ wie für alle Maschinen, obwohl der Antrieb „Treibgas“ ist',
  })
})

it('takes the category that somebody has chosen for the row, be it the same, or for the drive', async () => {
  expect((await send('Dieselstapler', { 3: { Kategorie: 'Dieselstapler' } })).data.failed).toBe(0)
  const chosen = await send('Dieselstapler', { 3: { Kategorie: 'Elektrostapler' } })
  expect(new Set(categoriesOf(chosen)).size).toBe(2)
  const once = await send('Dieselstapler', {}, { Kategorie: { Elektro: 'Elektrostapler' } })
  expect(categoriesOf(once)).toEqual(categoriesOf(chosen))
  expect(once.data).toMatchObject({ failed: 0, unknownWords: {} })
})

it('gives each machine the category of its drive, one of gas that for diesel where there is none for gas', async () => {
  const answer = await send(categoryByDrive)
  expect(answer.data).toMatchObject({ created: 3, failed: 0 })
  const [diesel, electric, gas] = categoriesOf(answer)
  expect(gas).toBe(diesel)
  expect(electric).not.toBe(diesel)
  const body = { name: 'Gasstapler', slug: 'gas' }
  const { data } = await test.call<{ id: number }>('POST', '/api/categories', {
    token: test.token,
    body,
  })
  expect(categoriesOf(await send(categoryByDrive))).toEqual([diesel, electric, data.id])
})

it('asks for the category of a machine whose drive says none, and moves no machine that is there', async () => {
  const { id } = await test.addProduct({ stockNumber: 'X', categoryId: 2 })
  const { data } = await sendImport(
    test,
    csv(
      ['Lagernummer', 'Marke', 'Modell', 'Preis', 'Standort', 'Antrieb'],
      ['X', 'Linde', 'H25', 9_000, 'Celle', 'Elektro'],
      ['Y', 'Linde', 'H25', 9_000, 'Celle', ''],
    ),
    { fields: { fixed: JSON.stringify({ categoryId: categoryByDrive }) } },
  )
  expect(data.changes.find((change) => change.id === id)?.fields.categoryId).toBeUndefined()
  expect(data.errors).toEqual([
    {
      row: 3,
      column: 'Kategorie',
      value: '',
      message: 'Der Antrieb sagt keine Kategorie. Bitte wählen Sie eine',
    },
  ])
})
