import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../base/data/db/database.ts'
import { readConfig } from '../config.ts'
import { schema } from '../entities.ts'

const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('finds inquiries by what was said before messages were searched, and none that only the law keeps', async () => {
  const config = readConfig({ DATA_DIR: folder, SEED: 'none' })
  const before = await openDatabase(config, schema)
  const em = before.orm.em.fork()
  await em.execute('alter table inquiry add column kept_until text null')
  for (const [id, keptUntil] of [
    [1, null],
    [2, '2036-12-31'],
  ]) {
    await em.execute(
      "insert into inquiry (id, name, company, email, phone, message, stage, search_text, kept_until, created_at, updated_at) values (?, '', '', '', '', '', 'done', 'h25', ?, 1, 1)",
      [id, keptUntil],
    )
    await em.execute(
      "insert into message (id, inquiry_id, at, kind, subject, text, sender) values (?, ?, 1, 'received', 'AW', 'Gefälle', 'buero@kunde.example')",
      [id, id],
    )
    await em.execute(
      "insert into message_attachment (message_id, position, name, type, size, file) values (?, 0, 'Plan.pdf', 'application/pdf', 1, ?)",
      [id, `file-${id}`],
    )
  }
  await em.execute("delete from mikro_orm_migrations where name = '2026-11-29-words-of-messages'")
  await before.close()

  const after = await openDatabase(config, schema)
  const rows: { search_text: string }[] = await after.orm.em
    .fork()
    .execute('select search_text from inquiry order by id')
  const [found, kept] = rows.map((row) => row.search_text.split('\n'))
  expect(found).toEqual(expect.arrayContaining(['h25', 'plan.pdf']))
  expect(found?.join(' ')).toContain('gefaelle buero@kunde.example')
  expect(kept).toEqual(['h25'])
  await after.close()
})
