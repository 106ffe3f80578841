import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../../tests/postgresql.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'

const bin = findPostgresql()
const LIGHT = 45
const HEAVY = 12
const CHARACTERS = 400_000

describe.each(['SQLite', ...(bin ? ['PostgreSQL'] : [])])('a snapshot of %s', (kind) => {
  let server: TestPostgresql | null = null
  let test: TestApp
  beforeAll(async () => {
    if (kind === 'PostgreSQL') server = await startPostgresql(String(bin))
    test = await createTestApp(server ? { DATABASE_URL: server.url } : {})
    const em = test.database.orm.em.fork()
    for (let number = 0; number < LIGHT + HEAVY; number++) {
      const text = 'ä'.repeat(number < LIGHT ? 10 : CHARACTERS)
      await em.execute(
        'insert into message_template (name, text, updated_at) values (?, ?, (select min(updated_at) from message_template))',
        [`Vorlage ${number}`, text],
      )
    }
  })
  afterAll(async () => {
    await test.close()
    server?.stop()
  })

  it('is read in portions of few rows, and of one or two where rows are heavy', async () => {
    const portions: number[] = []
    let heaviest = 0
    await test.database.snapshot(async (rows) => {
      for await (const some of rows('select id, text from message_template order by id')) {
        portions.push(some.length)
        heaviest = Math.max(heaviest, some.map(({ text }) => String(text)).join('').length)
      }
    })
    // Eight templates are there from the start.
    expect(portions.reduce((sum, count) => sum + count, 0)).toBe(8 + LIGHT + HEAVY)
    expect(Math.max(...portions)).toBe(20)
    expect(heaviest).toBeLessThan(1024 * 1024 + CHARACTERS)
  })
})
