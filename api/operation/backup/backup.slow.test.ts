import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { Product } from '../../../shared/product/product.ts'
import { archivedFiles } from '../../base/files/zip/archive-reader.ts'
import { createTestApp, PASSWORD, plausibleProduct, type TestApp } from '../../tests/test-app.ts'
import { restore, uploadPicture, wipe } from './backups.testing.ts'
import { backedUpTables } from './tables.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const makeBackup = async () => {
  const { status, data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  expect(status).toBe(201)
  return data
}
const fileOf = ({ name }: Backup) => join(test.config.dataDir, 'backups', name)

async function login(): Promise<string> {
  const body = { username: 'admin', password: PASSWORD }
  return (await test.call<{ token: string }>('POST', '/api/auth/login', { body })).data.token
}

async function ask(path: string, token?: string) {
  const response = await test.app.request(path, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  return {
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()).toString('hex'),
  }
}

describe('a backup', () => {
  it('holds every table but those that belong to this machine and this moment', () => {
    const all = [...test.database.orm.getMetadata().getAll().values()].map((meta) => meta.tableName)
    const saved = backedUpTables(test.database.orm).map(({ name }) => name)
    expect(all.filter((name) => !saved.includes(name)).sort()).toEqual([
      'account_link',
      'edge',
      'health_check',
      'image_use',
      'last_run',
      'product_preview',
      'publication',
      'session',
      'task',
    ])
  })

  it('is a ZIP with a file for each table, the pictures and a manifest, for its owner alone', async () => {
    const picture = await uploadPicture(test)
    await test.addProduct({ images: [picture] })
    const backup = await makeBackup()
    expect(backup).toMatchObject({ isNightly: false, counts: { product: 1, pictures: 1 } })
    const { mode, size } = await stat(fileOf(backup))
    expect(mode & 0o777).toBe(0o600)
    expect(size).toBe(backup.size)
    const paths: string[] = []
    for await (const { path } of archivedFiles(fileOf(backup))) paths.push(path)
    expect(paths).toContain('tables/product.jsonl')
    expect(paths).toContain(picture.slice(1))
    expect(paths.at(-1)).toBe('manifest.json')
    expect((await test.get<Backup[]>('/api/backups', test.token)).data).toEqual([backup])
  })

  it('brings every page, picture and answer back as it was, and ends all sessions', async () => {
    const image = await uploadPicture(test)
    const product = await test.addProduct({ images: [image], specifications: { Zustand: 'gut' } })
    const gone = await test.addProduct()
    await test.call('DELETE', `/api/products/${gone.id}`, { token: test.token })
    const body = { name: 'Erika', email: 'e@firma.example', message: 'Ist er zu haben?' }
    await test.call('POST', '/api/contact', { body: { ...body, productId: product.id } })
    const paths = ['/api/products', `/api/products/${product.id}`, '/api/categories', image]
    const inside = ['/api/contact', '/api/products?limit=100']
    const look = async (token: string) =>
      Promise.all([...paths.map((path) => ask(path)), ...inside.map((path) => ask(path, token))])
    const before = await look(test.token)

    const { name } = await makeBackup()
    await test.call('PUT', `/api/products/${product.id}`, {
      token: test.token,
      body: { title: 'Anderer' },
    })
    await wipeButAccounts()
    expect((await ask(image)).status).toBe(404)

    const { status } = await restore(test, test.token, { name, mode: 'apply' })
    expect(status).toBe(200)
    expect((await ask('/api/contact', test.token)).status).toBe(401)
    expect(await look(await login())).toEqual(before)
  })

  async function wipeButAccounts() {
    const rows = await test.query<Record<string, unknown>>('select * from app_user')
    expect(rows).toHaveLength(1)
    const token = test.token
    await wipe(test)
    expect((await ask('/api/contact', token)).status).toBe(401)
    await test.query(
      `insert into app_user (id, username, password_hash, demo) values (1, 'admin', '${rows[0]?.password_hash}', 0)`,
    )
    test.token = await login()
  }

  it('never gives a number twice, not even that of a machine that was deleted before it', async () => {
    const first = await test.addProduct()
    const second = await test.addProduct()
    await test.call('DELETE', `/api/products/${second.id}`, { token: test.token })
    const { name } = await makeBackup()
    const third = await test.addProduct()
    await test.query('delete from product')
    await test.query(`delete from sqlite_sequence where name = 'product'`)
    await restore(test, test.token, { name, mode: 'apply' })
    expect((await test.get<Product>(`/api/products/${first.id}`)).status).toBe(200)
    const token = await login()
    const next = await test.call<Product>('POST', '/api/products', {
      token,
      body: plausibleProduct,
    })
    expect(next.data.id).toBe(third.id)
  })
})

describe('a check', () => {
  it('says what would change, and changes nothing', async () => {
    await test.addProduct()
    const { name, createdAt } = await makeBackup()
    await test.addProduct()
    const { status, data } = await restore(test, test.token, { name })
    expect(status).toBe(200)
    expect(data).toMatchObject({ mode: 'check', createdAt, isOlder: false })
    expect([data.before.product, data.after.product]).toEqual([2, 1])
    expect((await test.get<Product[]>('/api/products')).data).toHaveLength(2)
  })

  it('takes a file that was kept elsewhere', async () => {
    await test.addProduct()
    const backup = await makeBackup()
    const file = new Blob([await readFile(fileOf(backup))])
    await test.call('DELETE', `/api/backups/${backup.name}`, { token: test.token })
    const { status, data } = await restore(test, test.token, { file })
    expect([status, data.after.product]).toEqual([200, 1])
    expect(await readdir(join(test.config.dataDir, 'backups'))).toEqual([])
  })

  it('names the file that is damaged, and refuses the whole', async () => {
    const picture = await uploadPicture(test)
    await test.addProduct({ images: [picture] })
    const backup = await makeBackup()
    const bytes = await readFile(fileOf(backup))
    const stored = await readFile(join(test.images.folder, picture.slice('/uploads/'.length)))
    bytes.writeUInt8(bytes.readUInt8(bytes.indexOf(stored) + 100) ^ 1, bytes.indexOf(stored) + 100)
    await writeFile(fileOf(backup), bytes)
    const { status, error, details } = await restore(test, test.token, {
      name: backup.name,
      mode: 'apply',
    })
    expect(status).toBe(400)
    expect(details?.file).toEqual([`${picture.slice(1)} ist beschädigt`])
    expect(error).toContain('Es wurde nichts geändert')
    expect((await test.get('/api/auth/me', test.token)).status).toBe(200)
  })

  it.each(['', 'kein ZIP', 'half'])('refuses what is no backup: %j', async (content) => {
    const backup = await makeBackup()
    const bytes = await readFile(fileOf(backup))
    const file = new Blob([content === 'half' ? bytes.subarray(0, bytes.length / 2) : content])
    const { status, error } = await restore(test, test.token, { file, mode: 'apply' })
    expect(status).toBe(400)
    expect(error).toMatch(/keine Sicherung dieser Website|Bitte/)
  })
})
