import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAll, refusalOf, workbookParts, zip } from './read-all.testing.ts'
import { readTable } from './read-table.ts'
import { openXlsx } from './read-xlsx.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = (name: string, content: string | Uint8Array) => readAll(folder, name, content)

const inBytes = (text: string) => Buffer.from(text, 'latin1')

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'Titel;Preis\nLinde;1,5\n'],
    ['commas', 'Titel,Preis\nLinde,"1,5"\n'],
    ['tabs', 'Titel\tPreis\nLinde\t1,5\n'],
    ['a mark of UTF-8', '\uFEFFTitel;Preis\r\nLinde;1,5\r\n'],
    ['no line end at its end', 'Titel;Preis\rLinde;1,5'],
    ['another separator in its header', '"Titel";"Preis"\nLinde;1,5'],
  ])('is read with %s', async (_, text) => {
    const { header, rows } = await read('a.csv', text)
    expect([header, rows]).toEqual([['Titel', 'Preis'], [[2, 'Linde', '1,5']]])
  })

  it.each([
    ['Windows-1252', inBytes('Titel;Gr\xf6\xdfe\nG\xfcnstig \x80;\x84M\xfc\x93')],
    ['UTF-8', Buffer.from('Titel;Größe\nGünstig €;„Mü“')],
    ['UTF-16', Buffer.from('\uFEFFTitel;Größe\nGünstig €;„Mü“', 'utf16le')],
    [
      'UTF-16 of the other byte order',
      Buffer.from('\uFEFFTitel;Größe\nGünstig €;„Mü“', 'utf16le').swap16(),
    ],
  ])('is read in %s', async (_, bytes) => {
    const { header, rows } = await read('a.csv', bytes)
    expect([header, rows]).toEqual([['Titel', 'Größe'], [[2, 'Günstig €', '„Mü“']]])
  })

  it.each([
    ['a Mac', 'K\x9aln;f\x9fr Ger\x8at, gro\xa7\n\x85l;\x86BER', 'Köln;für Gerät, groß\nÖl;ÜBER'],
    ['DOS', 'K\x94ln;f\x81r Ger\x84t, gro\xe1\n\x99l;\x9aBER', 'Köln;für Gerät, groß\nÖl;ÜBER'],
    [
      'Windows',
      'K\xf6ln;\x84f\xfcr\x94 \x8akoda\nA;B \x96 \x85und',
      'Köln;„für” Škoda\nA;B – …und',
    ],
    ['Windows, in quotation marks alone', 'A;\x84Linde\x93\n1;\x80', 'A;„Linde“\n1;€'],
  ])('is read as an old program of %s writes umlauts', async (_, bytes, text) => {
    const { header, rows } = await read('a.csv', inBytes(`Titel;Text\n${bytes}`))
    expect([header, ...rows.map(([, ...cells]) => cells)].map((cells) => cells.join(';'))).toEqual(
      `Titel;Text\n${text}`.split('\n'),
    )
  })

  it('counts empty rows, and a row of several lines as one', async () => {
    const { rows } = await read('a.csv', 'Titel;Text\n\n;;\nA;"eins\r\nzwei"\n\nB;\n')
    expect(rows).toEqual([
      [4, 'A', 'eins\r\nzwei'],
      [6, 'B', null],
    ])
  })

  it('may leave out empty cells at the end of a row, as Excel does', async () => {
    const { rows } = await read('a.csv', 'Titel;Preis;Jahr\nA\nB;1')
    expect(rows).toEqual([
      [2, 'A', null, null],
      [3, 'B', '1', null],
    ])
  })

  it('keeps a quotation mark within a text, and takes one apostrophe before a formula', async () => {
    const { rows } = await read('a.csv', `T;U;V\nGabel 48" lang;'=1+1;'s Heft`)
    expect(rows).toEqual([[2, 'Gabel 48" lang', '=1+1', "'s Heft"]])
  })
})

describe('an Excel file', () => {
  const header =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Titel</t></is></c><c r="B1" t="inlineStr"><is><t>Wert</t></is></c></row>'

  const refused = async (content: string, parts: Record<string, string> = {}) =>
    refusalOf(folder, 'a.xlsx', await zip(workbookParts(content, parts)))

  it('is refused when it unpacks to far more than a table needs, or than it says', async () => {
    const whole = await zip(workbookParts(`<sheetData>${header}</sheetData>`))
    const claim = whole.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24
    const claiming = (size: number) => {
      const changed = Buffer.from(whole)
      changed.writeUInt32LE(size, claim)
      return refusalOf(folder, 'a.xlsx', changed)
    }
    expect((await claiming(500_000_000)).message).toContain('mehr als 400 MB')
    expect((await claiming(20)).message).toContain('beschädigt')
  })

  it('is no wider in any row than what its header and its own cells fill', async () => {
    const path = join(folder, 'wide.xlsx')
    const far = '<row><c r="XFD"/></row><row><c r="A3"><v>1</v></c><c r="XFD"><v>2</v></c></row>'
    await writeFile(path, await zip(workbookParts(`<sheetData>${header}${far}</sheetData>`)))
    const rows = await Array.fromAsync((await openXlsx(path)).rows)
    expect(rows.map(({ cells }) => cells)).toEqual([['Titel', 'Wert'], [], [1]])
  })

  it('is refused when its first row is empty', async () => {
    for (const row of ['<row r="1"/>', '<row r="1"><c r="B1" s="1"/></row>', '<row r="3"/>'])
      expect((await refused(`<sheetData>${row}</sheetData>`)).message).toContain('Zeile 1')
  })

  it('is refused when it is cut off, changed or defines texts of its own', async () => {
    const whole = await zip(workbookParts(`<sheetData>${header}</sheetData>`))
    const broken = { message: expect.stringContaining('beschädigt oder unvollständig') }
    for (const size of [10, 300, whole.length - 10])
      expect(await refusalOf(folder, 'a.xlsx', whole.subarray(0, size))).toMatchObject(broken)
    expect(await refused(`<sheetData>${header}<row>`)).toMatchObject(broken)
    expect(
      await refused(
        `<sheetData>${header}<row r="2"><c r="A2" t="str"><v>&lol;</v></c></row></sheetData>`,
      ),
    ).toMatchObject(broken)
    expect(await refused(`<sheetData>${header}<row><c r="?"/></row></sheetData>`)).toMatchObject(
      broken,
    )
  })
})

describe('a JSON file', () => {
  it('is a list of objects that need not name the same', async () => {
    const text = '\uFEFF [{"Titel":"[A],\\"{","Preis":1.5}, {"Preis":null,"Neu":true}]\n'
    const { header, rows } = await read('a.json', text)
    expect(header).toEqual(['Titel', 'Preis', 'Neu'])
    expect(rows).toEqual([
      [2, '[A],"{', 1.5, undefined],
      [3, undefined, null, true],
    ])
  })

  it.each([
    ['{"Titel":"A"}', null],
    ['[{"Titel":"A"}] []', null],
    ['[{"Titel":"A"},{"Titel":{"x":1}}]', 3],
    ['[{"Titel":"A"},5]', 3],
    ['[{"Titel":"A"},{"Tit', 3],
    ['[{"Titel":"A"},]', 3],
    ['[{"Titel":A}]', 2],
  ])('is refused when it is %s', async (text, row) => {
    const refusal = await refusalOf(folder, 'a.json', text)
    expect(refusal.message).toMatch(/Eintrag|Liste/)
    if (row) expect(refusal.message).toContain(`${row - 1}.`)
  })
})

describe('a table that is too large', () => {
  const known = () => true

  it.each([
    ['a.csv', Array.from({ length: 501 }, (_, n) => `S${n}`).join(';')],
    ['a.json', JSON.stringify(Array.from({ length: 501 }, (_, n) => ({ [`S${n}`]: n })))],
  ])('is refused for its columns, even if all of them are known: %s', async (name, text) => {
    const { message } = await refusalOf(folder, name, text, known)
    expect(message).toContain('mehr als 500 Spalten')
  })

  it('is refused for its rows before the columns of the last of them are known', async () => {
    const rows = Array.from({ length: 50_001 }, () => '{"A":1}').join(',')
    expect((await refusalOf(folder, 'a.json', `[${rows},{"A":{}}]`)).message).toContain('50.000')
  })

  it('is refused for its rows, even if all of them are empty', async () => {
    const { message } = await refusalOf(folder, 'a.csv', `Titel${'\n'.repeat(1_050_000)}`)
    expect(message).toContain('leeren Zeilen')
  })

  it('is read no further once somebody cancels', async () => {
    const path = join(folder, 'leer.csv')
    await writeFile(path, `Titel${'\n'.repeat(1_000_000)}`)
    const cancelling = new AbortController()
    const reading = readTable(path, path, { signal: cancelling.signal })
    setImmediate(() => cancelling.abort())
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a file that is no table', () => {
  it.each([
    ['nothing', '', 'leer'],
    ['a PDF', '%PDF-1.7', 'PDF'],
    ['a web page', '<html><table>', 'Webseite'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xls'],
    [
      'a file with a password',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      'Kennwort',
    ],
    ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 'Zeichensatz'],
    ['a text of two encodings', inBytes('Titel;Ort\nA;K\xc3\xb6ln\nB;K\xf6ln'), 'Zeile 2'],
    ['a text of a Mac and of Windows', inBytes('Titel;Ort\nA;K\x9aln\nB;K\xf6ln'), 'Zeichensatz'],
    ['numbers alone', '1;2\n3;4', 'Zeile 1'],
    ['a text whose quotation mark is not closed', 'Titel;Ort\nA;B\nC;"D\nE;F', 'Zeile 3'],
    ['a row with a cell too many', 'Titel;Ort\nA;B;C', 'Zeile 2'],
    [
      'more columns than a stock has',
      Array.from({ length: 201 }, (_, n) => `S${n}`).join(';'),
      '200',
    ],
    ['more rows than are read', `Titel\n${'A\n'.repeat(50_001)}`, '50.000'],
    ['more bytes than are read', Buffer.alloc(20_000_001, 'A'), '20 MB'],
  ])('is refused in German: %s', async (_, content, words) => {
    expect((await refusalOf(folder, 'tabelle.csv', content)).message).toContain(words)
  })

  it('is refused by what it contains when it is a ZIP', async () => {
    const ods = await zip({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': '<x/>',
    })
    expect((await refusalOf(folder, 'a.ods', ods)).message).toContain('.ods')
    expect(
      (await refusalOf(folder, 'a.xlsb', await zip({ 'xl/workbook.bin': '' }))).message,
    ).toContain('.xlsb')
    expect((await refusalOf(folder, 'a.zip', await zip({ 'a.txt': '' }))).message).toContain(
      'keine Excel-Tabelle',
    )
  })
})

describe('a text or a row that is too long', () => {
  const TEXT = 'x'.repeat(32_768)
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const sheetOf = async (row: string, parts: Record<string, string> = {}) =>
    zip(
      workbookParts(`<sheetData><row>${inline('Titel')}</row><row>${row}</row></sheetData>`, parts),
    )
  const shared = (text: string) => ({
    'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
  })

  it.each([
    ['a.csv', () => `Titel\n${TEXT}`],
    ['a.json', () => `[{"Titel":"${TEXT}"}]`],
    ['a.xlsx', () => sheetOf(inline(TEXT))],
    ['a.xlsx', () => sheetOf(inline('</t></is><is><t>'.padStart(TEXT.length * 8, 'x')))],
    ['a.xlsx', () => sheetOf('<c t="s"><v>0</v></c>', shared(TEXT))],
  ])('is refused with Excel’s limit: %s', async (name, make) => {
    expect((await refusalOf(folder, name, await make())).message).toContain('32.767 Zeichen')
  })

  it('is taken up to that limit, however it is written', async () => {
    const text = 'x'.repeat(32_766)
    const file = await sheetOf(inline(`_x000D_${text}`))
    expect((await read('a.xlsx', file)).rows).toEqual([[2, `\r${text}`]])
  })

  it.each([
    ['a.csv', () => `${'Titel;'.repeat(40)}\n${`${'x'.repeat(30_000)};`.repeat(40)}`],
    ['a.csv', () => `Titel\n${';'.repeat(6_000_000)}`],
    ['a.json', () => `[{${'"Titel":1,'.repeat(200_000)}"Preis":1}]`],
    [
      'a.xlsx',
      () => zip(workbookParts(`<sheetData><row>${inline('x'.repeat(30_000)).repeat(40)}`)),
    ],
  ])('is refused as a row of more than a million characters: %s', async (name, make) => {
    const { message, row } = await refusalOf(folder, name, await make())
    expect([message, row]).toEqual([
      expect.stringMatching(/1\.000\.000 Zeichen|Überschrift/),
      expect.any(Number),
    ])
  })

  it('is refused where a name of a column is as long as a letter', async () => {
    expect((await refusalOf(folder, 'a.csv', `Titel;${'x'.repeat(1_001)}\nA;B`)).message).toContain(
      '2. Überschrift',
    )
  })

  it('has more styles than Excel writes', async () => {
    const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(65_491)}</cellXfs></styleSheet>`
    const file = await sheetOf('', { 'xl/styles.xml': styles })
    expect((await refusalOf(folder, 'a.xlsx', file)).message).toContain('65.490 Zellformate')
  })
})
