import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ZipFile } from 'yazl'
import type { IncomingCell } from '../../../../shared/tables/table-cell.ts'
import type { KnowsHeader } from './limits.ts'
import { readTable } from './read-table.ts'
import { TableRefused } from './table.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Relationships of a part, whose kinds end as the standard names them: `worksheet`, `sharedStrings`. */
export const relations = (
  targets: readonly (readonly [id: string, kind: string, target: string])[],
  kinds = RELATIONS,
) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([id, kind, target]) =>
        `<Relationship Id="${id}" Type="${kinds}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** A workbook of one sheet, as programs write them. */
export function workbookParts(sheet: string, parts: Record<string, string> = {}) {
  return {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Tabelle1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
    ...parts,
  }
}

const contentTypes = {
  workbook: `${TYPE}.sheet.main+xml`,
  worksheet: `${TYPE}.worksheet+xml`,
  chartsheet: `${TYPE}.chartsheet+xml`,
  sst: `${TYPE}.sharedStrings+xml`,
  styleSheet: `${TYPE}.styles+xml`,
}

/** The list of what each part is, which some programs find the parts by. */
export function withContentTypes(parts: Record<string, string | Buffer>) {
  const overrides = Object.entries(parts).flatMap(([name, part]) => {
    const text = part.toString().replaceAll('\0', '')
    const type = Object.entries(contentTypes).find(([root]) =>
      new RegExp(`^\\W*<(?:\\w+:)?${root}\\b`).test(text),
    )?.[1]
    return type ? [`<Override PartName="/${name}" ContentType="${type}"/>`] : []
  })
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
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
