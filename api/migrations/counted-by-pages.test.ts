import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../base/data/db/database.ts'
import { readConfig } from '../config.ts'
import { schema } from '../entities.ts'
import { findStatistics } from '../operation/statistics/report.queries.ts'

const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const RANGE = { from: '2026-11-01', to: '2026-11-30' }

it('says until when the server has counted what it sent, of a house that has counted before', async () => {
  const config = readConfig({ DATA_DIR: folder, SEED: 'none' })
  const before = await openDatabase(config, schema)
  expect((await findStatistics(before, RANGE)).countedByServerUntil).toBeNull()
  const em = before.orm.em.fork()
  for (const [day, page] of [
    ['2026-11-20', '/'],
    ['2026-11-28', '/'],
    ['2026-11-28', '/kontakt'],
  ])
    await em.execute(`insert into daily_count values ('${day}', 'page', '${page}', 3)`)
  await em.execute("delete from mikro_orm_migrations where name = '2026-12-07-counted-by-pages'")
  await before.close()

  const after = await openDatabase(config, schema)
  expect(await findStatistics(after, RANGE)).toMatchObject({
    countedByServerUntil: '2026-11-28',
    views: 9,
  })
  await after.close()
})
