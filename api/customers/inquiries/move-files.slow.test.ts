import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { openServices } from '../../services.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../tests/postgresql.ts'
import { emptyFolder } from '../../tests/server-process.ts'

const bin = findPostgresql()
const BYTES = [Buffer.from('%PDF-1.7\neins'), Buffer.from([0, 255, 10, 13])]

describe.each(['SQLite', ...(bin ? ['PostgreSQL'] : [])])('with %s', (kind) => {
  const folder = emptyFolder()
  let server: TestPostgresql | null = null
  beforeAll(async () => {
    if (kind === 'PostgreSQL') server = await startPostgresql(String(bin))
  })
  afterAll(async () => {
    server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('files of messages that were in the database are in the storage after the next start, byte for byte', async () => {
    const env = { DATA_DIR: folder, SEED: 'none', ADMIN_PASSWORD: 'umzug-passwort' }
    const config = readConfig(server ? { ...env, DATABASE_URL: server.url } : env)
    const before = await openServices(config)
    const { orm, dialect } = before.database
    const em = orm.em.fork()
    const moment = dialect === 'sqlite' ? '1' : 'now()'
    await em.execute(
      `insert into inquiry (id, name, company, email, phone, message, stage, created_at, updated_at)
        values (1, 'Erika', '', 'erika@firma.example', '', '', 'done', ${moment}, ${moment})`,
    )
    await em.execute(
      `insert into message (id, inquiry_id, at, kind, text) values (1, 1, ${moment}, 'received', 'Anbei')`,
    )
    await em.execute('drop table message_attachment')
    await em.execute(`create table message_attachment (
      message_id integer not null references message (id) on delete cascade, position integer not null,
      name varchar(200) not null, type varchar(100) not null, size integer not null, content text not null,
      primary key (message_id, position))`)
    for (const [position, bytes] of BYTES.entries())
      await em.execute('insert into message_attachment values (1, ?, ?, ?, ?, ?)', [
        ...[position, `Datei ${position}`, 'application/octet-stream', bytes.length],
        bytes.toString('base64'),
      ])
    await em.execute("delete from mikro_orm_migrations where name = '2026-11-30-files-of-messages'")
    await before.database.close()

    for (const time of ['at the first start', 'at the second start']) {
      const { database, messageFiles } = await openServices(config)
      const rows = await database.db
        .selectFrom('message_attachment')
        .selectAll()
        .orderBy('position')
        .execute()
      const stored = []
      for (const { file } of rows) {
        const opened = await messageFiles.open(file)
        stored.push(Buffer.concat(opened ? await opened.content.toArray() : []))
      }
      expect(stored, time).toEqual(BYTES)
      expect(rows.map(({ size }) => size)).toEqual(BYTES.map(({ length }) => length))
      await expect(
        database.orm.em.fork().execute('select * from message_attachment_before'),
      ).rejects.toThrow()
      await database.close()
    }
  })
})
