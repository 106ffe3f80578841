import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workbookParts, zip } from '../read-all.testing.ts'
import { readTable } from '../read-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

const header =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Titel</t></is></c><c r="B1" t="inlineStr"><is><t>Wert</t></is></c></row>'

describe('a workbook', () => {
  it('takes a formula by the value that is stored beside it, and says so of the cell', async () => {
    const path = join(folder, 'formeln.xlsx')
    const cells =
      '<c r="A7" t="str"><f>A1</f><v></v></c><c r="B7"><f>SUM(A1)</f><v>1</v></c><c r="C7"><f>X</f><v></v></c><c r="D7" t="e"><v>#REF!</v></c><c r="E7" t="str"><v>Linde</v></c>'
    const wide = header.replace('</row>', '<c t="str"><v>C</v></c><c t="str"><v>D</v></c></row>')
    await writeFile(
      path,
      await zip(workbookParts(`<sheetData>${wide}<row r="7">${cells}</row></sheetData>`)),
    )
    const [row] = await Array.fromAsync((await readTable(path, path)).rows())
    expect(row?.cells).toEqual(['', 1, null, null])
    expect(row?.notes).toEqual([
      { at: 0, text: expect.stringContaining('gespeicherter Wert'), isError: false },
      { at: 1, text: expect.stringContaining('gespeicherter Wert'), isError: false },
      { at: 2, text: expect.stringContaining('ohne gespeicherten Wert'), isError: true },
      { at: 3, text: 'Die Zelle enthält den Fehlerwert #REF!', isError: true },
    ])
  })

  it('names the cells of several rows that are merged, whose value stands in the first', async () => {
    const path = join(folder, 'verbunden.xlsx')
    const merged =
      '<mergeCells><mergeCell ref="A2:B2"/><mergeCell ref="B3:B4"/><mergeCell ref=""/></mergeCells>'
    const rows =
      '<row><c t="str"><v>Titel über alles</v></c></row><row><c t="str"><v>a</v></c><c><v>5</v></c></row><row><c t="str"><v>b</v></c></row>'
    await writeFile(
      path,
      await zip(workbookParts(`<sheetData>${header}${rows}</sheetData>${merged}`)),
    )
    const table = await readTable(path, path)
    const read = await Array.fromAsync(table.rows())
    expect(read.map(({ cells }) => cells)).toEqual([
      ['Titel über alles', null],
      ['a', 5],
      ['b', null],
    ])
    expect(table.merged).toEqual([{ row: 3, lastRow: 4, at: 1 }])
  })

  it('has sheets, of which one is read that is not hidden', async () => {
    const path = join(folder, 'blaetter.xlsx')
    const two = workbookParts('<sheetData/>', {
      'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${header}</sheetData></worksheet>`,
    })
    await writeFile(
      path,
      await zip({
        ...two,
        'xl/workbook.xml':
          '<workbook xmlns:r="x"><sheets><sheet name="Alt" state="hidden" r:id="rId1"/><sheet name="Deckblatt" r:id="rId1"/><sheet name="Bestand" r:id="rId2"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
      }),
    )
    expect(await readTable(path, path, { sheet: 'Bestand' })).toMatchObject({
      sheets: ['Deckblatt', 'Bestand'],
      sheet: 'Bestand',
      header: ['Titel', 'Wert'],
    })
    await expect(readTable(path, path, { sheet: 'Alt' })).rejects.toThrow('„Alt“')
  })
})
