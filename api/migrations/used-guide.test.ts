import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { used } from '../../shared/texts/used.ts'
import { usedGuide } from '../../shared/texts/used-guide.ts'
import { openDatabase } from '../base/data/db/database.ts'
import { readConfig } from '../config.ts'
import { findText } from '../dealer/texts/text.queries.ts'
import { schema } from '../entities.ts'

const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('takes what the dealer has written as advice to its new page, and leaves the rest where it is', async () => {
  const config = readConfig({ DATA_DIR: folder, SEED: 'none' })
  const before = await openDatabase(config, schema)
  const hero = { ...used.template.hero, title: 'Geprüfte Stapler' }
  const guide = { ...usedGuide.template.guide, title: 'Was wir messen' }
  await before.orm.em
    .fork()
    .execute(
      "insert into page_text (page, content, updated_at) values ('gebrauchte-stapler', ?, 1)",
      [JSON.stringify({ ...usedGuide.template, ...used.template, hero, guide })],
    )
  await before.orm.em
    .fork()
    .execute("delete from mikro_orm_migrations where name = '2026-11-26-used-guide'")
  await before.close()

  const after = await openDatabase(config, schema)
  expect((await findText(after.db, used)).content).toEqual({ ...used.template, hero })
  expect((await findText(after.db, usedGuide)).content).toEqual({ ...usedGuide.template, guide })
  await after.close()
})
