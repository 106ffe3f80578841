import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the headers of a table', () => {
  const read = async (text: string, options: Parameters<typeof readTable>[2] = {}) => {
    const path = join(folder, 'kopf.csv')
    await writeFile(path, text)
    const { header, headerRow, rows } = await readTable(path, path, options)
    return { header, headerRow, rows: (await Array.fromAsync(rows())).map(({ row }) => row) }
  }
  const LIST = 'Bestand, Stand heute;;\n\nFa. Meier;Ort;Halle 3\n;;\nMarke;Typ;Preis\nLinde;H25;5\n'
  const knows = (header: string) => ['Marke', 'Typ', 'Preis'].includes(header)

  it('are found below titles and empty rows, which are no rows of it', async () => {
    const found = { header: ['Marke', 'Typ', 'Preis'], headerRow: 5, rows: [6] }
    expect(await read(LIST, { knows })).toEqual(found)
    expect(await read(LIST.replaceAll(';', '\t'), { knows })).toEqual(found)
  })

  it('are those of the row that somebody has chosen', async () => {
    expect(await read(LIST, { knows, headerRow: 3 })).toMatchObject({
      header: ['Fa. Meier', 'Ort', 'Halle 3'],
      rows: [5, 6],
    })
    await expect(read(LIST, { headerRow: 2 })).rejects.toThrow('In Zeile 2 stehen keine')
  })

  it('are those of the first row that is filled like one, where none of them is known', async () => {
    expect(await read('Unsere Geräte;;\nApfel;Birne;Kirsche\n1;2;3\n')).toMatchObject({
      headerRow: 2,
    })
  })

  it('have the name that the spreadsheet gives a column that has none', async () => {
    expect(await read('Marke;;;Preis\nLinde;x;;5\n')).toMatchObject({
      header: ['Marke', 'Spalte B', '', 'Preis'],
    })
    expect(await read('Marke;Preis;;\nLinde;5;Seitenschieber;\n')).toMatchObject({
      header: ['Marke', 'Preis', 'Spalte C'],
    })
  })

  it('are told apart by a number where a program has called several the same', async () => {
    expect(await read('Marke;Bild;Bild;Bild 2;Bild\nLinde;a;b;c;d\n')).toMatchObject({
      header: ['Marke', 'Bild', 'Bild 3', 'Bild 2', 'Bild 4'],
    })
  })

  it('may stand below the line that says the separator, which is no row', async () => {
    expect(await read('sep=;\r\nMarke;Typ\r\nLinde, blau, gelb;H25\r\n')).toEqual({
      header: ['Marke', 'Typ'],
      headerRow: 1,
      rows: [2],
    })
  })
})
