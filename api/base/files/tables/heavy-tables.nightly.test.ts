import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusalOf, workbookParts, zip } from './read-all.testing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('an Excel file is refused when it has more texts than fit into memory, though they are empty', async () => {
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Titel</t></is></c></row>'
  const strings = `<sst>${'<si/>'.repeat(2_100_000)}</sst>`
  const parts = workbookParts(`<sheetData>${row}</sheetData>`, { 'xl/sharedStrings.xml': strings })
  expect((await refusalOf(folder, 'a.xlsx', await zip(parts))).message).toContain('zu lang')
})

it('a list in JSON is refused for its rows, even if all of them are empty', async () => {
  const { message } = await refusalOf(folder, 'a.json', `[${'{},'.repeat(1_050_000)}{}]`)
  expect(message).toContain('leeren Zeilen')
})
