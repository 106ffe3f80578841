import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../catalogue/demo-stock/catalogue.ts'
import { formOf, picture } from '../../catalogue/images/images.testing.ts'
import { newDataDir } from '../demo-stock.ts'
import { findPostgresql, startPostgresql } from '../postgresql.ts'
import { emptyFolder, startServer } from '../server-process.ts'
import { ask, readTitles } from './ask.ts'

const DATABASE = 'gabelstapler.sqlite'

/** What a start says that does not succeed. */
const refusal = async (folder: string, env: Record<string, string> = {}): Promise<string> => {
  try {
    await (await startServer(folder, env)).terminate()
  } catch (error) {
    return String(error)
  }
  throw new Error('It started.')
}
const { products } = await readCatalogue()
const isDatabase = (name: string) => name.startsWith(DATABASE)
async function takeDatabase(folder: string): Promise<string> {
  const backup = emptyFolder()
  for (const name of (await readdir(folder)).filter(isDatabase))
    await rename(join(folder, name), join(backup, name))
  return backup
}

describe('a shop that has lost its database', () => {
  it.each<[string, (folder: string) => Promise<unknown>, string]>([
    ['is missing', async () => {}, 'fehlt'],
    ['is an empty file', (folder) => writeFile(join(folder, DATABASE), ''), 'fehlt'],
    [
      'has tables and nothing in them',
      async (folder) => {
        const other = emptyFolder()
        await (await startServer(other, { SEED: 'none' })).terminate()
        const database = new Sqlite(join(other, DATABASE))
        database.exec('delete from category; delete from app_user')
        database.close()
        await cp(join(other, DATABASE), join(folder, DATABASE))
      },
      'ist leer',
    ],
  ])('does not start as a new one when it %s, and goes on with a backup', async (_, lose, word) => {
    const folder = await newDataDir()
    const backup = await takeDatabase(folder)
    await lose(folder)
    const before = await readdir(folder, { recursive: true })
    const said = await refusal(folder)
    expect(said).toContain('ended with 1')
    expect(said).toMatch(/DATA_DIR: In .* liegen hochgeladene Bilder \(\d+ Dateien in „uploads“\)/)
    expect(said).toContain(`die Datenbank gabelstapler.sqlite ${word}.`)
    expect(said).toContain('aus einer Sicherung zurück')
    expect(await readdir(folder, { recursive: true })).toEqual(before)

    for (const name of (await readdir(folder)).filter(isDatabase)) await rm(join(folder, name))
    await cp(backup, folder, { recursive: true })
    const server = await startServer(folder)
    expect(await readTitles(server)).toHaveLength(products.length)
    await server.terminate()
  })

  it('does not start either beside its published pages alone', async () => {
    const folder = await newDataDir()
    await takeDatabase(folder)
    await rm(join(folder, 'uploads'), { recursive: true })
    expect(await refusal(folder)).toMatch(/veröffentlichte Seiten \(\d+ in „published“\)/)
  })

  it('begins anew where its pictures and pages were moved away', async () => {
    const folder = await newDataDir()
    await takeDatabase(folder)
    for (const name of ['uploads', 'published']) await rm(join(folder, name), { recursive: true })
    const server = await startServer(folder, { SEED: 'none' })
    expect(await readTitles(server)).toEqual([])
    await server.terminate()
  })

  it.skipIf(!findPostgresql())('does not start beside an empty PostgreSQL', async () => {
    const postgresql = await startPostgresql(String(findPostgresql()))
    const folder = await newDataDir()
    const said = await refusal(folder, { DATABASE_URL: postgresql.url })
    expect(said).toContain('die Datenbank, die DATABASE_URL nennt, ist leer')
    const other = await startServer(emptyFolder(), {
      DATABASE_URL: postgresql.url,
      SEED: 'none',
    })
    await other.terminate()
    postgresql.stop()
  })
})

it('brings nothing back at the next start that its dealer has deleted, and loses nothing', async () => {
  const folder = await newDataDir()
  const first = await startServer(folder)
  const before = await readTitles(first)
  const { title } = (await ask(first, '/api/products/2')).json().data
  const token = await first.token()
  expect((await ask(first, '/api/products/2', { method: 'DELETE', token })).status).toBe(200)
  expect(await first.terminate()).toBe(0)
  const second = await startServer(folder)
  expect(await readTitles(second)).toEqual(before.filter((other) => other !== title))
  expect((await ask(second, '/produkt/2')).status).toBe(404)
  await second.terminate()
})

it('leaves a shop alone whose dealer has deleted every category', async () => {
  const folder = emptyFolder()
  const first = await startServer(folder, { SEED: 'none' })
  const headers = { Authorization: `Bearer ${await first.token()}` }
  const categories = async (url: string) =>
    (await (await fetch(`${url}/api/categories`)).json()).data
  for (const { slug } of await categories(first.url))
    await fetch(`${first.url}/api/categories/${slug}`, { method: 'DELETE', headers })
  await first.terminate()
  await mkdir(join(folder, 'uploads', 'large'), { recursive: true })
  await writeFile(join(folder, 'uploads', 'large', 'bild.webp'), '')
  const second = await startServer(folder, { SEED: 'demo' })
  expect(await categories(second.url)).toEqual([])
  expect(await readTitles(second)).toEqual([])
  await second.terminate()
})

describe('the data folder', () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777

  it('is the owner’s to read, and lets a web server pass to what is public', async () => {
    const folder = join(emptyFolder(), 'data')
    const server = await startServer(folder, { SEED: 'none' })
    const upload = await fetch(`${server.url}/api/upload/images`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await server.token()}` },
      body: formOf([['bild.jpg', await picture()]]),
    })
    const [{ urls }] = (await upload.json()).data.uploaded
    await expect.poll(() => existsSync(join(folder, 'published', 'pages', 'index.html'))).toBe(true)
    expect(await modeOf(folder)).toBe(0o711)
    for (const name of (await readdir(folder)).filter((name) => /sqlite|lock/.test(name)))
      expect([name, await modeOf(join(folder, name))]).toEqual([name, 0o600])
    expect((await readdir(folder)).filter(isDatabase)).toHaveLength(3)
    for (const path of [urls.large, '/published/pages/index.html'])
      expect((await modeOf(join(folder, path))) & 0o004, path).toBe(0o004)
    await server.terminate()
  })

  it('keeps the mode that its owner gave it, and the database of an older version becomes that owner’s alone', async () => {
    const folder = await newDataDir()
    execFileSync('chmod', ['750', folder])
    execFileSync('chmod', ['644', join(folder, DATABASE)])
    const server = await startServer(folder)
    expect(await modeOf(folder)).toBe(0o750)
    expect(await modeOf(join(folder, DATABASE))).toBe(0o600)
    await server.terminate()
  })
})
