import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ZipFile } from 'yazl'
import type { IncomingCell } from '../../../../shared/table-cell.ts'
import type { KnowsHeader } from './limits.ts'
import { readTable } from './read-table.ts'
import { TableRefused } from './table.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet, as programs write them. */
export function workbookParts(sheet: string, parts: Record<string, string> = {}) {
  return {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Tabelle1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
    ...parts,
  }
}

export function zip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(parts)) file.addBuffer(Buffer.from(content), name)
  file.end()
  return Array.fromAsync(file.outputStream).then((chunks) => Buffer.concat(chunks as Buffer[]))
}

/** Reads all of a table. */
export async function readAll(
  folder: string,
  name: string,
  content: string | Uint8Array,
  knows?: KnowsHeader,
) {
  const path = join(folder, 'tabelle')
  await writeFile(path, content)
  const table = await readTable(path, name, knows && { knows })
  const rows: [number, ...(IncomingCell | undefined)[]][] = []
  for await (const { row, cells } of table.rows()) rows.push([row, ...cells])
  return { format: table.format, header: table.header, rows }
}

/** The sentence with which a table is refused. */
export async function refusalOf(...asked: Parameters<typeof readAll>) {
  const refusal = await readAll(...asked).then(
    () => null,
    (error: unknown) => error,
  )
  if (!(refusal instanceof TableRefused)) throw refusal ?? new Error('The table was taken')
  return { message: refusal.message, row: refusal.row, column: refusal.column }
}
