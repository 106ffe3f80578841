import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { feedKeys } from '../../../shared/product/field-rules.ts'
import type { Product } from '../../../shared/product/product.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { logIn } from '../../tests/accounts.ts'
import { appOnPostgresql } from '../../tests/app-on-postgresql.ts'
import { findPostgresql } from '../../tests/postgresql.ts'
import { PASSWORD, plausibleProduct } from '../../tests/test-app.ts'
import { fetchFeed } from './feeds.testing.ts'

/** The number of an advisory lock that only this test has. */
const PAUSE = 99

describe.skipIf(!findPostgresql())('feeds with PostgreSQL', () => {
  const on = appOnPostgresql()

  it('are the same: fetched, held with their prices withdrawn, kept over a restore', async () => {
    const machine = { specifications: { Tragkraft: '2.500 kg' }, withheldFrom: ['bestandCsv'] }
    const { id } = await on.test.addProduct({ ...machine, stockNumber: 'NR-1' })
    const texts = async () => {
      const all = await Promise.all(feedKeys.map((key) => fetchFeed(on.test, key)))
      return Promise.all(all.map((response) => response.text()))
    }
    await texts()
    const { data: backup } = await on.test.call<Backup>('POST', '/api/backups', {
      token: on.test.token,
    })
    const ids = [id, (await on.test.addProduct({ ...machine, stockNumber: 'NR-2' })).id]
    const first = await texts()
    expect(first.map((text) => text.includes('NR-2'))).toEqual([true, true, true, false, true])
    expect(await texts()).toEqual(first)
    await on.test.call('PUT', `/api/products/${id}`, {
      token: on.test.token,
      body: { priceKind: 'onRequest' },
    })
    for (const gone of ids)
      await on.test.call('DELETE', `/api/products/${gone}`, { token: on.test.token })
    for (const [index, text] of (await texts()).entries())
      if (feedKeys[index] !== 'bestandCsv') {
        expect(text).toContain('NR-1')
        expect(text.match(/\b(?:20000|23800)\b/g)).toHaveLength(1)
      }
    await restore(on.test, on.test.token, { name: backup.name, mode: 'apply' })
    const token = await logIn(on.test, 'admin', PASSWORD)
    const { data } = await on.test.get<FeedState[]>('/api/feeds', token)
    expect(data.map(({ held }) => held)).toEqual([true, true, true, false, true])
  })

  it('give no price away that goes on request while they are fetched', async () => {
    const token = await logIn(on.test, 'admin', PASSWORD)
    on.test.token = token
    const product = { ...plausibleProduct, price: 43_210 }
    const created = await on.test.call<Product>('POST', '/api/products', { token, body: product })
    const { id } = created.data
    // The fetch waits with the machine's row written and not yet to be seen by anybody else.
    on.server.execute(`create function wait_for_test() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(${PAUSE}); return new; end';
      create trigger paused after insert on feed_listing for each row
      when (new.product_id = ${id}) execute function wait_for_test()`)
    on.server.executeInBackground(`select pg_advisory_lock(${PAUSE}); select pg_sleep(60)`)
    await until(`select 1 from pg_locks where objid = ${PAUSE} and granted`)
    const fetched = fetchFeed(on.test, 'bestandCsv')
    await until(`select 1 from pg_locks where objid = ${PAUSE} and not granted`)
    const withdrawAndDelete = async () => {
      const body = { priceKind: 'onRequest' }
      const { status } = await on.test.call('PUT', `/api/products/${id}`, { token, body })
      await on.test.call('DELETE', `/api/products/${id}`, { token })
      await on.test.call('DELETE', `/api/trash/products/${id}`, { token })
      return status
    }
    let isOver = false
    const withdrawn = withdrawAndDelete().finally(() => {
      isOver = true
    })
    await until(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event <> 'advisory'`,
      () => isOver,
    )
    on.server.execute(
      `select pg_terminate_backend(pid) from pg_locks where objid = ${PAUSE} and granted`,
    )
    await fetched
    expect(await withdrawn).toBe(200)
    expect(await (await fetchFeed(on.test, 'bestandCsv')).text()).not.toContain('43210')
  })

  async function until(question: string, isOver = () => false): Promise<void> {
    while (!isOver() && !on.server.execute(question)) await nextTurn()
  }
})
