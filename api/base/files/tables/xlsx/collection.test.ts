import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { zip } from '../read-all.testing.ts'
import { openXlsx } from '../read-xlsx.ts'
import { collection } from './collection.testing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

it.each(collection)(
  'a workbook is read as its program shows it: $what',
  async ({ parts, cells, notes = [] }) => {
    const path = join(folder, 'mappe.xlsx')
    await writeFile(path, await zip(parts))
    const rows = await Array.fromAsync((await openXlsx(path)).rows)
    const read = rows.find(({ row }) => row === 2)
    expect(read?.cells).toEqual(cells)
    const said = read?.notes?.map(({ at, isError }) => `${at}: ${isError ? 'error' : 'hint'}`)
    expect(said ?? []).toEqual(notes)
  },
)
