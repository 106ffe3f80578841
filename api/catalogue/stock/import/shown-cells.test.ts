import { afterAll, beforeAll, expect, it } from 'vitest'
import { workbookParts, zip } from '../../../base/files/tables/read-all.testing.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { sendImport } from './send-import.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const text = (text: string) => `<c t="str"><v>${text}</v></c>`
const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="#,##0\\ &quot;€&quot;"/><numFmt numFmtId="166" formatCode="0.0&quot; t&quot;"/></numFmts><cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="9"/><xf numFmtId="14"/></cellXfs></styleSheet>'

async function workbook(...rows: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = workbookParts(`<sheetData>${rows.join('')}</sheetData>`, {
    'xl/styles.xml': STYLES,
  })
  return new Uint8Array(await zip(parts))
}

it('a workbook is taken as its dealer sees it: texts as they are shown, numbers as they are stored', async () => {
  const machine = await test.addProduct({ stockNumber: '00123', price: 20_000 })
  const header = ['Lagernummer', 'Preis (€)', 'Baujahr', 'Tragkraft', 'Weitere: Akku', 'Notiz']
  const table = await workbook(
    row(...header.map(text)),
    row(
      number(123, 1),
      number(19_500.5, 2),
      number(43_800, 5),
      number(2.5, 3),
      number(0.85, 4),
      number(46_356, 5),
    ),
  )
  const { data } = await sendImport(test, table, {
    name: 'bestand.xlsx',
    fields: { mode: 'apply' },
  })
  expect(data).toMatchObject({ created: 0, changed: 1, failed: 0 })
  expect(data.hints).toContainEqual({
    row: 2,
    column: 'Notiz',
    value: '30.11.2026',
    message: 'Steht als Datum in der Tabelle; es zählt, was dort angezeigt wird',
  })
  const { data: changed } = await test.get(`/api/products/${machine.id}`, test.token)
  expect(changed).toMatchObject({
    stockNumber: '00123',
    price: 19_500.5,
    year: 2019,
    specifications: { Tragkraft: '2.500 kg', Akku: '85%' },
    note: '30.11.2026',
  })
})
