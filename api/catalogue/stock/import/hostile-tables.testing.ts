import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { workbookParts } from '../../../base/files/tables/read-all.testing.ts'

/** What a workbook may unpack to, nearly. */
const UNPACKED = 390_000_000
const BYTES = 19_900_000
const HEADER =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Titel</t></is></c><c r="B1" t="inlineStr"><is><t>Marke</t></is></c></row>'

/** Files that would fill the memory of a server that keeps what it reads. */
export const hostileTables: [what: string, name: string, make: () => Promise<Buffer> | Buffer][] = [
  [
    'a row of 20 million cells',
    'a.csv',
    () => Buffer.alloc(BYTES, ';').fill('Titel;Marke\n', 0, 12),
  ],
  ['JSON of ten million levels', 'a.json', () => json('[{"Titel":', '[', BYTES)],
  ['JSON of millions of values', 'a.json', () => json('[{"Titel":[', '{},', BYTES)],
  ['JSON of millions of keys', 'a.json', millionKeys],
  [
    'Excel with one shared text of 390 MB',
    'a.xlsx',
    () => workbook({ 'xl/sharedStrings.xml': ['<sst><si><t>', 'x', '</t></si></sst>'] }),
  ],
  [
    'Excel with a cell of 390 MB',
    'a.xlsx',
    () =>
      workbook({
        'xl/worksheets/sheet1.xml': [
          `<worksheet><sheetData>${HEADER}<row r="2"><c r="A2" t="inlineStr"><is><t>`,
          'x',
          '</t></is></c></row></sheetData></worksheet>',
        ],
      }),
  ],
  [
    'Excel with 70 million styles',
    'a.xlsx',
    () =>
      workbook({ 'xl/styles.xml': ['<styleSheet><cellXfs>', '<xf/>', '</cellXfs></styleSheet>'] }),
  ],
]

const json = (start: string, part: string, bytes: number) =>
  Buffer.concat([Buffer.from(start), Buffer.alloc(bytes, part)])

function millionKeys(): Buffer {
  const keys = Array.from({ length: 1_500_000 }, (_, at) => `"k${at}":1`)
  return Buffer.from(`[{${keys.join(',')}}]`)
}

/** @param parts how each begins, what is repeated until it is too long, and how it ends */
function workbook(parts: Record<string, [start: string, part: string, end: string]>) {
  const zip = new ZipFile()
  const plain = workbookParts(`<sheetData>${HEADER}</sheetData>`)
  for (const [name, content] of Object.entries(plain))
    if (!Object.hasOwn(parts, name)) zip.addBuffer(Buffer.from(content), name)
  for (const [name, [start, part, end]] of Object.entries(parts))
    zip.addReadStream(Readable.from(repeated(start, part, end)), name)
  zip.end()
  return buffer(zip.outputStream)
}

function* repeated(start: string, part: string, end: string) {
  yield Buffer.from(start)
  const some = Buffer.alloc(1_000_000 - (1_000_000 % part.length), part)
  for (let size = 0; size < UNPACKED; size += some.length) yield some
  yield Buffer.from(end)
}
