import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { nextOpeningOrTomorrow } from '../../shared/dealer/clock.ts'
import { demoSettings } from '../../shared/dealer/company.ts'
import { openDatabase } from '../base/data/db/database.ts'
import { readConfig } from '../config.ts'
import { schema } from '../entities.ts'

const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const ADDED = ['inquiry-stage', 'messages', 'offers', 'notes-as-messages']

/** As the version before wrote it: the same tables without what came with stage and messages. */
function turnBack(file: string): void {
  const db = new Sqlite(file)
  db.pragma('foreign_keys = off')
  const names = ADDED.map((name) => `2026-11-24-${name}`)
  db.exec(`delete from mikro_orm_migrations where name in (${names.map((n) => `'${n}'`)})`)
  const tables = ['message_attachment', 'message', 'message_template', 'offer', 'offer_number']
  for (const table of [...tables, 'inquiry']) db.exec(`drop table ${table}`)
  db.exec('alter table app_user drop column name')
  db.exec(`create table inquiry (
    id integer not null primary key autoincrement, name text not null, company text not null,
    email text not null, phone text not null, message text not null,
    callback integer not null default false, product_id integer null, product_title text null,
    status text not null default 'new', spam integer not null default false,
    notes text not null default '', search_text text not null default '',
    created_at datetime not null, updated_at datetime not null, concern text null,
    constraint inquiry_product_id_foreign foreign key (product_id) references product (id) on delete set null
  )`)
  db.exec(
    'create index inquiry_spam_status_created_at_id_index on inquiry (spam, status, created_at, id)',
  )
  const insert = db.prepare(
    `insert into inquiry (name, company, email, phone, message, notes, status, spam, created_at, updated_at)
     values ('Erika', '', ?, '040 1234', 'Noch da?', 'Stammkunde', ?, ?, 0, 0)`,
  )
  for (const [status, spam] of [
    ['new', 0],
    ['contacted', 0],
    ['closed', 0],
    ['new', 1],
  ])
    insert.run('Erika+x@Firma.example', status, spam)
  db.prepare(
    "insert into inquiry_event (inquiry_id, at, kind, text) values (1, 0, 'notes', 'Notizen gespeichert')",
  ).run()
  db.close()
}

it('carries over the inquiries that were there: their stage, their notes, and a step at the next opening', async () => {
  const config = readConfig({ DATA_DIR: folder })
  const before = await openDatabase(config, schema)
  await before.close()
  turnBack(config.databaseFile)
  const earliest = nextOpeningOrTomorrow(demoSettings.hours, new Date())
  const { orm, ...database } = await openDatabase(config, schema)
  const latest = nextOpeningOrTomorrow(demoSettings.hours, new Date())
  const rows = await orm.em
    .fork()
    .execute<Record<string, unknown>[]>('select * from inquiry order by id')
  expect(rows.map(({ stage }) => stage)).toEqual(['new', 'contacted', 'done', 'new'])
  for (const { next_step_at: at, next_step_text: text } of rows.slice(0, 2)) {
    expect([earliest.getTime(), latest.getTime()]).toContain(at)
    expect(text).toBe('Weiter bearbeiten')
  }
  expect(rows.slice(2).map(({ next_step_at: at }) => at)).toEqual([null, null])
  expect(rows[0]).toMatchObject({ mailbox: 'erika@firma.example', phone_number: '+49401234' })
  expect(await orm.em.fork().execute('select * from inquiry_event')).toHaveLength(1)
  const notes = await orm.em.fork().execute('select kind, text from message where inquiry_id = 1')
  expect(notes).toEqual([{ kind: 'note', text: 'Stammkunde' }])
  await database.close()
})
