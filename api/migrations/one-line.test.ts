import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { demoSettings } from '../../shared/dealer/company.ts'
import { openDatabase } from '../base/data/db/database.ts'
import { readConfig } from '../config.ts'
import { findSettings } from '../dealer/settings/settings.queries.ts'
import { schema } from '../entities.ts'

const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('puts on one line what an earlier version let in, so that it stays readable and can be saved', async () => {
  const config = readConfig({ DATA_DIR: folder, SEED: 'demo' })
  const before = await openDatabase(config, schema)
  const execute = (sql: string, values: unknown[] = []) => before.orm.em.fork().execute(sql, values)
  await execute(
    `insert into category (id, slug, name, description, icon, sort_order, updated_at)
     values (1, 'a', ?, ?, '', 0, 0)`,
    ['Diesel\tstapler', 'Eins\r\nZwei'],
  )
  const company = { ...demoSettings.company, street: 'Musterkai\t12\u202e' }
  const claims = [{ value: '1', label: 'a', proof: 'Eins\r\nZwei', pages: [] }]
  await execute(
    "insert into settings (name, content, updated_at) values ('dealer', ?, 1) on conflict (name) do update set content = excluded.content, updated_at = 1",
    [JSON.stringify({ ...demoSettings, company, claims })],
  )
  await execute("delete from mikro_orm_migrations where name = '2026-11-26-one-line'")
  await before.close()

  const after = await openDatabase(config, schema)
  const [category] = await after.orm.em.fork().execute('select name, description from category')
  expect(category).toEqual({ name: 'Diesel stapler', description: 'Eins\nZwei' })
  const { settings } = await findSettings(after.db)
  expect(settings.company.street).toBe('Musterkai 12')
  expect(settings.claims[0]?.proof).toBe('Eins\nZwei')
  await after.close()
})
