import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../tests/postgresql.ts'
import { emptyFolder, type ServerProcess, startServer } from '../../tests/server-process.ts'
import { legal } from './offers.testing.ts'

const PROCESSES = 3
const OFFERS = 60

const bin = findPostgresql()

describe('several processes', () => {
  let postgresql: TestPostgresql | undefined
  const servers: ServerProcess[] = []
  beforeAll(async () => {
    if (bin) postgresql = await startPostgresql(bin)
  })
  afterAll(async () => {
    for (const server of servers) await server.terminate()
    postgresql?.stop()
  })

  async function startAll(env: Record<string, string>): Promise<ServerProcess[]> {
    const folder = emptyFolder()
    const all: ServerProcess[] = []
    for (let number = 0; number < PROCESSES; number++)
      all.push(await startServer(folder, { SEED: 'none', CONTACT_LIMIT: '0', ...env }))
    servers.push(...all)
    return all
  }

  const databases = bin ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)
  it.each(databases)(
    'give sixty offers that are sent at once sixty numbers in a row, with %s',
    async (database) => {
      const url = database === 'PostgreSQL' ? postgresql?.url : undefined
      const all = await startAll(url ? { DATABASE_URL: url } : {})
      const [first] = all
      if (!first) throw new Error('There is at least one')
      const call = callWith(await first.token())
      await call(first, 'PUT', '/settings', { ...demoSettings, legal })
      const drafts: Offer[] = []
      for (let number = 0; number < OFFERS; number++) {
        const { id } = await call<{ id: number }>(first, 'POST', '/contact/manual', {
          source: 'phone',
          name: `Kunde ${number}`,
          email: `kunde${number}@firma.example`,
        })
        const draft = await call<Offer>(first, 'POST', `/contact/${id}/offers`)
        const lines = [{ kind: 'service', title: 'Wartung', quantity: 1, unitPrice: 100 }]
        drafts.push(await call<Offer>(first, 'PUT', `/offers/${draft.id}`, { lines }))
      }
      const sent = await Promise.all(
        drafts.map(({ id }, turn) =>
          call<Offer>(all[turn % PROCESSES] ?? first, 'POST', `/offers/${id}/send`, { by: 'hand' }),
        ),
      )
      const year = new Date().getFullYear()
      expect(sent.map(({ number }) => number).sort()).toEqual(
        sent.map((_, index) => `AN-${year}-${String(index + 1).padStart(4, '0')}`),
      )
    },
  )
})

/** Whoever has logged in at one process has at all. */
const callWith =
  (token: string) =>
  async <Data>(
    server: ServerProcess,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Data> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'If-Match': '*',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { success, data, error } = await response.json()
    if (!success) throw new Error(`${path}: ${error}`)
    return data
  }
