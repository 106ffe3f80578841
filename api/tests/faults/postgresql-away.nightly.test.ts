import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../postgresql.ts'
import { emptyFolder, type ServerProcess, startServer } from '../server-process.ts'
import { ask, readPrice, saveProduct, sendInquiry } from './ask.ts'

const bin = findPostgresql()
/** As many connections as the pool has, and some. */
const BREAKS = 12
/** What others do to the tables of a site, whatever they are called. */
const LOCK_ALL_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('lock table %I in exclusive mode', name);
  end loop; end $$; select pg_sleep(600)`
const WAITING = `from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'`

const ADDRESSES = ['/', '/produkt/1', '/kategorie/diesel', '/gibt-es-nicht', '/api/products']

describe.skipIf(!bin)('PostgreSQL (skipped where it is not installed)', () => {
  let postgresql: TestPostgresql
  let server: ServerProcess
  let token: string
  beforeAll(async () => {
    if (!bin) return
    postgresql = await startPostgresql(bin)
    server = await startServer(emptyFolder(), { DATABASE_URL: postgresql.url, CONTACT_LIMIT: '0' })
    token = await server.token()
  })
  afterAll(async () => {
    await server?.terminate()
    postgresql?.stop()
  })

  it('breaks a connection in the middle of a save as often as it likes: none is lost', async () => {
    for (let round = 0; round < BREAKS; round++) {
      const other = postgresql.executeInBackground(LOCK_ALL_TABLES)
      // Then it has every lock. Before that, it may itself be one of those who wait.
      await expect
        .poll(() =>
          postgresql.execute(`select count(*) from pg_stat_activity where wait_event = 'PgSleep'`),
        )
        .not.toBe('0')
      const save = saveProduct(server, token, { price: 60_000 + round })
      await expect.poll(() => postgresql.execute(`select count(*) ${WAITING}`)).not.toBe('0')
      postgresql.execute(`select pg_terminate_backend(pid) ${WAITING}`)
      const reply = await save
      expect(reply.status).toBe(503)
      expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
      postgresql.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
      )
      other.kill()
    }
    const saves = Array.from({ length: BREAKS }, (_, index) =>
      saveProduct(server, token, { price: 61_000 + index }, 1 + (index % 5)),
    )
    for (const save of saves) expect((await save).status).toBe(200)
  })

  it('is away: what cannot be shown or saved for certain is a 503, and the process stays', async () => {
    await saveProduct(server, token, { price: 42_000 })
    for (const path of ADDRESSES) await ask(server, path)
    postgresql.crash()
    for (let round = 0; round < 3; round++) {
      const replies = await Promise.all([
        ...ADDRESSES.map((path) => ask(server, path)),
        sendInquiry(server, 'Ist der Stapler noch zu haben?'),
        saveProduct(server, token, { price: 43_000 }),
      ])
      for (const reply of replies) {
        expect([200, 404, 503]).toContain(reply.status)
        if (reply.status === 503)
          expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
      }
      expect(replies.slice(-2).map(({ status }) => status)).toEqual([503, 503])
    }
    await expect
      .poll(async () => (await ask(server, '/healthz')).json())
      .toEqual({ status: 'database' })
    // Another process may have changed what this one can no longer ask for.
    await expect.poll(async () => (await ask(server, '/produkt/1')).status).toBe(503)
    expect(server.process.exitCode).toBeNull()
  })

  it('is one line in the log, not one a request or a look', () => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => /ECONNREFUSED|57P0|terminat|Datenbank/.test(line))
    expect(lines.length).toBeLessThanOrEqual(2)
  })

  it('is back: everything works by itself', async () => {
    postgresql.start()
    await expect
      .poll(() => saveProduct(server, token, { price: 44_000 }).then(({ status }) => status))
      .toBe(200)
    expect(await readPrice(server)).toBe(44_000)
    expect((await ask(server, '/produkt/1')).text).toContain(formatPrice(44_000))
    await expect.poll(async () => (await ask(server, '/healthz')).status).toBe(200)
  })

  it('says nothing any more: nobody waits for it for long, and all is well when it does', async () => {
    postgresql.freeze()
    try {
      const replies = await Promise.all([
        ...ADDRESSES.map((path) => ask(server, path)),
        sendInquiry(server, 'Ist der Stapler noch zu haben?'),
        saveProduct(server, token, { price: 45_000 }),
      ])
      expect(replies.slice(-2).map(({ status }) => status)).toEqual([503, 503])
      for (const path of ADDRESSES) expect((await ask(server, path)).status).toBe(503)
      expect((await ask(server, '/healthz')).json()).toEqual({ status: 'database' })
    } finally {
      postgresql.thaw()
    }
    await expect
      .poll(() => saveProduct(server, token, { price: 46_000 }).then(({ status }) => status))
      .toBe(200)
    expect((await ask(server, '/produkt/1')).text).toContain(formatPrice(46_000))
  })

  it('may come later than the site, which answers 503 until then', async () => {
    await server.terminate()
    postgresql.crash()
    const env = { DATABASE_URL: postgresql.url }
    server = await startServer(server.dataDir, env, 'wartet darauf')
    for (const path of [...ADDRESSES, '/healthz']) {
      const reply = await ask(server, path)
      expect(reply.status, path).toBe(503)
      expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect((await ask(server, '/healthz')).json()).toEqual({ status: 'database' })
    postgresql.start()
    await expect.poll(async () => (await ask(server, '/healthz')).status).toBe(200)
    expect((await ask(server, '/produkt/1')).text).toContain(formatPrice(46_000))
  })
})
