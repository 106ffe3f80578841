import { afterAll, expect, it } from 'vitest'
import { classifiedTables } from './entities.ts'
import { createTestApp } from './tests/test-app.ts'

const test = await createTestApp()
afterAll(() => test.close())

/** What SQLite and the ORM keep for themselves, and the index over the texts of machines. */
const NOT_OURS = /^(?:sqlite_|mikro_orm_|product_search)/

it('every column of every table that there is has a class', async () => {
  const columns = await test.query<{ table: string; column: string }>(
    `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
     where m.type = 'table' order by 1, 2`,
  )
  const live = columns.filter(({ table }) => !NOT_OURS.test(table))
  const classified = classifiedTables.flatMap(({ entity, columns }) => {
    const { tableName, properties } = test.database.orm.getMetadata(entity)
    return Object.keys(columns).map((name) => `${tableName}.${properties[name]?.fieldNames[0]}`)
  })
  const all = live.map(({ table, column }) => `${table}.${column}`)
  expect(classified.filter((name) => !all.includes(name))).toEqual([])
  expect(all.filter((name) => !classified.includes(name))).toEqual([])
})
