import type { Cell } from '../../../../shared/table-cell.ts'
import type { TableFormat } from '../../../../shared/table-format.ts'
import { writeCsv } from './write-csv.ts'
import { writeJson } from './write-json.ts'
import { writeXlsx } from './write-xlsx.ts'

const writers = { csv: writeCsv, xlsx: writeXlsx, json: writeJson }

export const tableTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
}

/** Writes a table while its rows come in. The same rows always make the same bytes. */
export function writeTable(
  format: TableFormat,
  header: string[],
  rows: AsyncIterable<Cell[]>,
): AsyncIterable<Uint8Array> {
  return writers[format](header, rows)
}
