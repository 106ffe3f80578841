import { readFile } from 'node:fs/promises'
import { streamXlsxRows } from 'hucre/xlsx'
import type { TableRow } from './table.ts'

export async function xlsxRows(path: string): Promise<() => AsyncIterable<TableRow>> {
  const bytes = await readFile(path)
  return async function* rows() {
    for await (const { index, values } of streamXlsxRows(bytes))
      yield {
        row: index + 1,
        cells: values.map((value) =>
          value instanceof Date ? { day: value.toISOString().slice(0, 10) } : (value ?? null),
        ),
      }
  }
}
