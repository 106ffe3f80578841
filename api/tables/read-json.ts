import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { TableRefused, type TableRow } from './table.ts'

const flatObjects = z.array(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
)

export async function jsonRows(path: string): Promise<() => AsyncIterable<TableRow>> {
  const list = flatObjects.safeParse(
    JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, '')),
  )
  if (!list.success) throw new TableRefused('Die JSON-Datei muss eine Liste flacher Objekte sein.')
  const header = [...new Set(list.data.flatMap((item) => Object.keys(item)))]
  return async function* rows() {
    yield { row: 1, cells: header }
    for (const [index, item] of list.data.entries())
      yield { row: index + 2, cells: header.map((name) => item[name]) }
  }
}
