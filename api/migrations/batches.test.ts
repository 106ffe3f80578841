import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../base/data/db/database.ts'
import { readConfig } from '../config.ts'
import { schema } from '../entities.ts'

const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('keeps which import or bulk edit a revision belongs to', async () => {
  const config = readConfig({ DATA_DIR: folder, SEED: 'none' })
  const before = await openDatabase(config, schema)
  for (const statement of [
    'drop index revision_batch_id_index',
    'alter table revision drop column batch',
    'alter table revision add column stock_import integer null',
    'create index revision_stock_import_id_index on revision (stock_import, id)',
    'alter table revision add column bulk_edit integer null',
    'create index revision_bulk_edit_id_index on revision (bulk_edit, id)',
    `insert into revision (kind, subject, at, action, state, stock_import, bulk_edit) values
      ('product', '1', 0, 'imported', '{}', 7, null),
      ('product', '1', 0, 'changed', '{}', null, 3),
      ('product', '1', 0, 'changed', '{}', null, null)`,
    "delete from mikro_orm_migrations where name = '2026-11-30-0135-batches'",
  ])
    await before.orm.em.fork().execute(statement)
  await before.close()

  const after = await openDatabase(config, schema)
  const revisions = await after.db.selectFrom('revision').select('batch').orderBy('id').execute()
  expect(revisions.map(({ batch }) => batch)).toEqual(['import 7', 'bulk edit 3', null])
  await after.close()
})
