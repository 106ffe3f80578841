import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { checkTable } from './send-import.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const HEADER = 'Lagernummer;Marke;Modell;Baujahr;Preis;Standort;Kategorie'
const row = (number: string, price = '9.000,50') =>
  `${number};Linde;H25;2016;${price};Celle, Halle 2;Dieselstapler`
const list = [HEADER, row('A'), row('B')].join('\n')
const inQuotes = (text: string, quote: string) =>
  text.replace(/[^;\n]+/g, (cell) => `${quote}${cell}${quote}`)

it.each([
  ['with bars between its cells', list.replaceAll(';', '|')],
  [
    'with fewer semicolons than commas in its headings',
    list.replace(
      'Kategorie',
      'Kategorie;Zubehör (Gabel, Kabine, Licht, Kamera, Heizung, Radio, Gurt, Matte)',
    ),
  ],
  ['whose rows were quoted as a whole', list.replace(/^.+$/gm, '"$&"')],
  ['that quotes by apostrophes', inQuotes(list, "'")],
  [
    'with signs in its headings that nobody sees',
    list.replace('Lagernummer', '\u200bLagernummer').replace('Marke', 'Marke\u00a0'),
  ],
])('reads a file %s', async (_, text) => {
  const { data } = await checkTable(test, text)
  expect(data.changes.map(({ fields }) => [fields.stockNumber?.[1], fields.price?.[1]])).toEqual([
    ['A', 9_000.5],
    ['B', 9_000.5],
  ])
})

it('reads umlauts that a program has encoded twice, and leaves those of a text alone that has others', async () => {
  const twice = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
  const noteOf = async (note: string) => {
    const { data } = await checkTable(test, `${HEADER};Bemerkung\n${row('A')};${note}`)
    return data.changes[0]?.fields.note?.[1]
  }
  expect(await noteOf(twice('für Münster'))).toBe('für Münster')
  expect(await noteOf(`${twice('für')} Münster`)).toBe(`${twice('für')} Münster`)
})

it('reads pictures of columns that are called alike, and names what it does not read of such', async () => {
  const text = `${HEADER};Bild;Bild;Preis\n${row('A')};https://bilder.example/a.jpg;https://bilder.example/b.jpg;8.000`
  const { data } = await checkTable(test, text)
  expect(data).toMatchObject({ failed: 0, ignored: ['Preis 2'] })
  expect(data.changes[0]?.fields).toMatchObject({
    price: [null, 9_000.5],
    images: [null, ['https://bilder.example/a.jpg', 'https://bilder.example/b.jpg']],
  })
})

it.each(["12'900.00", '12’900', '12 900,00', '12.900.-', '€ 12.900,--'])(
  'reads %s as a price',
  async (price) => {
    const { data } = await checkTable(test, `${HEADER}\n${row('A', price)}`)
    expect(data.changes[0]?.fields.price?.[1]).toBe(12_900)
  },
)
