import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../base/data/db/database.ts'
import { readConfig } from '../config.ts'
import { schema } from '../entities.ts'
import { inColumnsOfToday } from '../operation/backup/older-rows.ts'

const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('finds customers by the letters of a German keyboard who were stored with those of neighbours', async () => {
  const config = readConfig({ DATA_DIR: folder, SEED: 'none' })
  const before = await openDatabase(config, schema)
  const em = before.orm.em.fork()
  for (const [id, text] of [
    [1, 'yılmaz łodz sørensen đuro'],
    [2, 'petersen'],
  ])
    await em.execute(
      "insert into inquiry (id, name, company, email, phone, message, stage, search_text, created_at, updated_at) values (?, '', '', '', '', '', 'done', ?, 1, 1)",
      [id, text],
    )
  await em.execute("delete from mikro_orm_migrations where name = '2026-12-08-neighbours'")
  await before.close()

  const after = await openDatabase(config, schema)
  const rows = await after.orm.em.fork().execute('select search_text from inquiry order by id')
  expect(rows).toEqual([{ search_text: 'yilmaz lodz sorensen duro' }, { search_text: 'petersen' }])
  await after.close()
})

it('finds those of a backup of an earlier version, too', () => {
  const row = { id: 1, search_text: 'yılmaz łodz' }
  expect(inColumnsOfToday('offer', row)).toEqual({ id: 1, search_text: 'yilmaz lodz' })
  expect(inColumnsOfToday('offer', { id: 1 })).toEqual({ id: 1 })
})
