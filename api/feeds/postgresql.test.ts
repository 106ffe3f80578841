import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '../../shared/backup.ts'
import type { FeedState } from '../../shared/feeds/feed-state.ts'
import { feedKeys } from '../../shared/feeds/keys.ts'
import { restore } from '../backup/testing.ts'
import { logIn } from '../testing/accounts.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../testing/postgresql.ts'
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { fetchFeed } from './testing.ts'

const bin = findPostgresql()

describe.skipIf(!bin)('feeds with PostgreSQL', () => {
  let server: TestPostgresql
  let test: TestApp
  beforeAll(async () => {
    server = await startPostgresql(String(bin))
    test = await createTestApp({ DATABASE_URL: server.url })
  })
  afterAll(async () => {
    await test?.close()
    server?.stop()
  })

  it('are the same: fetched, held with their prices withdrawn, kept over a restore', async () => {
    const machine = { specifications: { Tragkraft: '2.500 kg' }, withheldFrom: ['bestandCsv'] }
    const { id } = await test.addProduct({ ...machine, stockNumber: 'NR-1' })
    const texts = async () => {
      const all = await Promise.all(feedKeys.map((key) => fetchFeed(test, key)))
      return Promise.all(all.map((response) => response.text()))
    }
    await texts()
    const { data: backup } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
    const ids = [id, (await test.addProduct({ ...machine, stockNumber: 'NR-2' })).id]
    const first = await texts()
    expect(first.map((text) => text.includes('NR-2'))).toEqual([true, true, true, false, true])
    expect(await texts()).toEqual(first)
    await test.call('PUT', `/api/products/${id}`, {
      token: test.token,
      body: { priceKind: 'onRequest' },
    })
    for (const gone of ids)
      await test.call('DELETE', `/api/products/${gone}`, { token: test.token })
    for (const [index, text] of (await texts()).entries())
      if (feedKeys[index] !== 'bestandCsv') {
        expect(text).toContain('NR-1')
        expect(text.match(/\b(?:20000|23800)\b/g)).toHaveLength(1)
      }
    await restore(test, test.token, { name: backup.name, mode: 'apply' })
    const token = await logIn(test, 'admin', PASSWORD)
    const { data } = await test.get<FeedState[]>('/api/feeds', token)
    expect(data.map(({ held }) => held)).toEqual([true, true, true, false, true])
  })
})
