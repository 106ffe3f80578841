import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { workbookParts } from '../../../base/files/tables/read-all.testing.ts'
import { tooDear, usualTime } from '../../../tests/processor-time.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { csv, NEW_HEADER, newRow, sendImport } from './send-import.testing.ts'

/*
 * A table costs the thread that answers everybody hardly more than an ordinary one of the same size, whatever its cells
 * say.
 */

let test: TestApp
/** What an ordinary table of a tenth of the size takes. */
let usual: number
beforeAll(async () => {
  test = await createTestApp()
  usual = await usualTime(() => check(ordinary(BYTES / 10)))
})
afterAll(() => test.close())

const BYTES = 98_000
const LONGEST_CELL = 32_000

const check = (content: string | Buffer<ArrayBuffer>, name = 'bestand.csv') =>
  sendImport(test, content, { name })
const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)
const ordinary = (bytes: number) =>
  csv(NEW_HEADER, ...Array.from({ length: bytes / 65 }, (_, at) => newRow(`L-${at}`)))

/** Rows of one long cell in this column. */
const cells = (column: string, cell: string) =>
  csv(
    [...NEW_HEADER, column],
    ...Array.from({ length: Math.floor(BYTES / cell.length) }, (_, at) => [
      ...newRow(`L-${at}`),
      `"${cell}"`,
    ]),
  )
const longCell = (column: string, part: string) =>
  cells(column, `x${repeated(part, LONGEST_CELL)}y`)

const tables: [what: string, content: string][] = [
  [
    'many words above the header',
    csv(...Array.from({ length: 3 }, () => [repeated('a ', LONGEST_CELL)])),
  ],
  [
    'a header of blanks',
    csv([`Farbe${' '.repeat(450)}(in${' '.repeat(450)}x`, 'Titel'], ['a', 'b']),
  ],
  ['a header of brackets', csv([`Farbe${'(in '.repeat(240)}`, 'Titel'], ['a', 'b'])],
  [
    'a heading of signs',
    csv(NEW_HEADER, [`A${repeated('*', LONGEST_CELL)}a`, ...Array(7).fill('')]),
  ],
  ['blanks between pictures', longCell('Bilder', ' ')],
  ['blanks in a report', longCell('Zustandsbericht', ' ')],
  ['thousands without an end', longCell('Hubhöhe (mm)', '01 0')],
  ['thousands in a further specification', longCell('Weitere: Farbe', '01 0')],
  ['letters that unfold', longCell('Zustand', 'ﷺ')],
  ['a fraction without an end', cells('Hersteller-Nr', `1,1${'9'.repeat(LONGEST_CELL)}10909`)],
  ['tags in a description', longCell('Beschreibung', '<b ')],
]

const zip = async (files: Record<string, string>): Promise<Buffer<ArrayBuffer>> => {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return Buffer.from(await buffer(archive.outputStream))
}

describe('a table that is made to keep others waiting', () => {
  it.each(tables)('costs hardly more than an ordinary one: %s', async (what, content) => {
    expect(await tooDear('an import', usual, [[what, () => check(content)]])).toEqual([])
  })

  it('names the cell that is too long for its column', async () => {
    const { data } = await check(longCell('Hubhöhe (mm)', '01 0'))
    expect(data.errors[0]).toMatchObject({
      column: 'Hubhöhe (mm)',
      message: 'In der Zelle stehen mehr als 2.000 Zeichen. Bitte kürzen Sie den Text',
    })
  })

  it('is refused as a ZIP with folders in folders, and named in few words', async () => {
    const path = `${'a/'.repeat(30_000)}b.jpg`
    const { status, error } = await check(
      await zip({ 'a.csv': csv(NEW_HEADER, newRow('L-1')), [path]: '' }),
      'a.zip',
    )
    expect(status).toBe(400)
    expect(error).toContain('liegt zu tief')
    expect(error.length).toBeLessThan(500)
  })

  it('is refused as a ZIP of many tables, and names some of them', async () => {
    const names = Array.from({ length: 1_000 }, (_, at) => `${repeated('lang', 200)}${at}.csv`)
    const files = Object.fromEntries(names.map((name) => [name, '']))
    const { status, error } = await check(await zip(files), 'a.zip')
    expect(status).toBe(400)
    expect(error).toContain('mehrere Tabellen')
    expect(error.length).toBeLessThan(2_000)
  })

  it('finds thousands of pictures, however each is named', async () => {
    const spellings = Array.from(
      { length: 6_000 },
      (_, at) =>
        `${at.toString(2).padStart(13, '0').replaceAll('0', 'a').replaceAll('1', 'A')}.jpg`,
    )
    const rows = Array.from({ length: 300 }, (_, at) => [
      ...newRow(`L-${at}`),
      spellings.slice(at * 20, at * 20 + 20).join(' '),
    ])
    const pictures = { [`${'a'.repeat(13)}.jpg`]: '' }
    const content = await zip({ 'a.csv': csv([...NEW_HEADER, 'Bilder'], ...rows), ...pictures })
    const dear = await tooDear('an import', usual, [['pictures', () => check(content, 'a.zip')]])
    expect(dear).toEqual([])
    expect((await check(content, 'a.zip')).data.pictures).toBe(6_000)
  })

  it('is read as far as a row can be, where a workbook names one cell over and over', async () => {
    const header =
      '<row><c t="inlineStr"><is><t>Titel</t></is></c><c t="inlineStr"><is><t>Marke</t></is></c></row>'
    const sheet = `<sheetData>${header}<row r="2">${'<c r="A2"><f>1</f></c>'.repeat(700_000)}</row></sheetData>`
    const { status, data } = await check(await zip(workbookParts(sheet)), 'a.xlsx')
    expect(status).toBe(200)
    expect(data.errors.length).toBeLessThan(1_000)
  })
})
