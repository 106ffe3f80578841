import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { ListedOffer, Offer } from '../../../shared/offers/offer.ts'
import type { ErasureItem, Person } from '../../../shared/persons/person.ts'
import type { Product } from '../../../shared/product/product.ts'
import { classifiedTables } from '../../entities.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../tests/postgresql.ts'
import { PASSWORD, plausibleProduct } from '../../tests/test-app.ts'
import { createOfferTest, type OfferTest } from '../offers/offers.testing.ts'

const bin = findPostgresql()
const GONE = { name: 'Erich Weg', email: 'weg@firma.example', phone: '040 110011' }

async function login({ test }: OfferTest): Promise<string> {
  const body = { username: 'admin', password: PASSWORD }
  return (await test.call<{ token: string }>('POST', '/api/auth/login', { body })).data.token
}

/** What is asked of a site on which everybody has to log in anew after each restore. */
async function ask<Data>(at: OfferTest, method: string, path: string, body?: unknown) {
  return at.test.call<Data>(method, `/api${path}`, { token: await login(at), body })
}

const write = ({ test }: OfferTest, sender: object) =>
  test.call('POST', '/api/contact', { body: { message: 'Was kostet das?', ...sender } })

const search = async (at: OfferTest) =>
  (await ask<Person[]>(at, 'GET', `/persons?search=${GONE.email}`)).data

async function backUp(at: OfferTest): Promise<Blob> {
  const { data } = await ask<Backup>(at, 'POST', '/backups')
  return new Blob([await readFile(at.test.backups.files.placeOf(data.name))])
}

const bringBack = async (at: OfferTest, file: Blob, mode: 'check' | 'apply') =>
  restore(at.test, await login(at), { file, mode })

describe.skipIf(!bin)('persons with PostgreSQL', () => {
  let server: TestPostgresql
  let onSqlite: OfferTest
  let onPostgresql: OfferTest
  beforeAll(async () => {
    server = await startPostgresql(String(bin))
    onSqlite = await createOfferTest()
    onPostgresql = await createOfferTest({ DATABASE_URL: server.url })
  })
  afterAll(async () => {
    await onSqlite?.close()
    await onPostgresql?.close()
    server?.stop()
  })

  /** What the database keeps for itself, and for an hour what was tried too often. */
  const notOurs = /^(?:mikro_orm_|product_search|throttle|site_process)/

  it('every column has a class', () => {
    const { orm } = onPostgresql.test.database
    const classified = classifiedTables.flatMap(({ entity, columns }) => {
      const { tableName, properties } = orm.getMetadata(entity)
      return Object.keys(columns).map((name) => `${tableName}.${properties[name]?.fieldNames[0]}`)
    })
    const live = server.execute(
      "select table_name || '.' || column_name from information_schema.columns where table_schema = 'public'",
    )
    const ours = live.split('\n').filter((name) => name !== '' && !notOurs.test(name))
    expect(ours.filter((name) => !classified.includes(name))).toEqual([])
  })

  it('an erasure holds across databases, and offers move with all that they are', async () => {
    const machine = await onSqlite.test.addProduct({ title: 'Umziehender Stapler' })
    const offer = await onSqlite.offered([machine])
    await onSqlite.post(`/offers/${offer.id}/accept`)
    await write(onSqlite, GONE)
    const old = await backUp(onSqlite)
    const offers = (await ask<ListedOffer[]>(onSqlite, 'GET', '/offers')).data
    const paper = async (at: OfferTest) =>
      Buffer.from(await (await at.visit(offer.address, '/angebot.pdf')).arrayBuffer())
    const before = await paper(onSqlite)

    await write(onPostgresql, { ...GONE, email: 'Weg@Firma.example' })
    const [person] = await search(onPostgresql)
    const erased = await ask<ErasureItem[]>(onPostgresql, 'POST', `/persons/${person?.key}/erase`, {
      mode: 'apply',
    })
    expect(erased.data.map(({ action }) => action)).not.toContain('keep')
    expect(await bringBack(onPostgresql, old, 'check')).toMatchObject({ data: { erasedAgain: 1 } })
    await bringBack(onPostgresql, old, 'apply')
    expect(await search(onPostgresql)).toEqual([])
    expect((await ask(onPostgresql, 'GET', '/offers')).data).toEqual(offers)
    expect((await paper(onPostgresql)).equals(before)).toBe(true)

    await bringBack(onSqlite, await backUp(onPostgresql), 'apply')
    expect((await ask(onSqlite, 'GET', '/offers')).data).toEqual(offers)
    expect(await bringBack(onSqlite, old, 'check')).toMatchObject({ data: { erasedAgain: 1 } })
    await bringBack(onSqlite, old, 'apply')
    expect(await search(onSqlite)).toEqual([])
    expect((await paper(onSqlite)).equals(before)).toBe(true)
  })

  it('what the law keeps goes to the archive, and moves to the other database with its paper', async () => {
    const { id: product } = (
      await ask<Product>(onPostgresql, 'POST', '/products', plausibleProduct)
    ).data
    const inquiry = await onPostgresql.inquireWith(
      { email: 'archiv@firma.example' },
      { id: product },
    )
    const call = (path: string, body?: object) => ask<Offer>(onPostgresql, 'POST', path, body)
    const { id } = (await call(`/contact/${inquiry}/offers`)).data
    const { pdfSha256 } = (await call(`/offers/${id}/send`, { by: 'hand' })).data
    await call(`/offers/${id}/accept`)
    const found = '/persons?search=archiv@firma.example'
    const [person] = (await ask<Person[]>(onPostgresql, 'GET', found)).data
    const path = `/persons/${person?.key}/erase`
    const erased = await ask<ErasureItem[]>(onPostgresql, 'POST', path, { mode: 'apply' })
    expect(erased.data).toContainEqual(expect.objectContaining({ table: 'offer', action: 'keep' }))
    await bringBack(onSqlite, await backUp(onPostgresql), 'apply')
    for (const at of [onPostgresql, onSqlite]) {
      expect((await ask(at, 'GET', '/contact?search=archiv@firma.example')).data).toEqual([])
      expect((await ask(at, 'GET', `/contact/${inquiry}`)).data).toMatchObject({
        email: 'archiv@firma.example',
        keptUntil: expect.any(String),
      })
      const answer = await at.test.app.request(`/api/offers/${id}/angebot.pdf`, {
        headers: { Authorization: `Bearer ${await login(at)}` },
      })
      expect(hash('sha256', Buffer.from(await answer.arrayBuffer()))).toBe(pdfSha256)
    }
  })
})
