import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import { LONGEST_LINE } from '../../base/lines.ts'
import { receiveLogo } from '../../dealer/settings/logo.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { restore, uploadPicture } from './backups.testing.ts'
import { changeRows, rewrite } from './rewrite.testing.ts'
import { backedUpTables } from './tables.ts'
import { rowSchema, rulesOfTable } from './values.ts'

type Change = Parameters<typeof rewrite>[1]

/** A hash as it is stored, of another cost. */
const hashOf = ({ m = 19_456, t = 2, p = 1 }) =>
  `$argon2id$v=19$m=${m},t=${t},p=${p}$c2FsenNhbHpzYWx6c2Fseg$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g`

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><!-- Blau --><rect width="160" height="40" fill="#003a70"/></svg>'

let test: TestApp
let archive: string
/** What is in it. */
let contents: Parameters<Change>[0]
beforeAll(async () => {
  test = await createTestApp()
  await test.addProduct({ specifications: { Tragkraft: '2.500 kg' }, rent: { day: 90 } })
  const gone = await test.addProduct()
  await test.call('DELETE', `/api/products/${gone.id}`, { token: test.token })
  const body = { name: 'Erika', email: 'e@firma.example', message: 'Ist er zu haben?' }
  await test.call('POST', '/api/contact', { body })
  await test.call('PUT', '/api/settings', {
    token: test.token,
    body: { requiresSecondFactor: false },
  })
  // Makes the key by which the telephones of the yard are known.
  await test.get('/api/yard/key', test.token)
  archive = await makeBackup()
  await rewrite(archive, (unchanged) => {
    contents = unchanged
  })
})
afterAll(() => test.close())

async function makeBackup() {
  const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  return test.backups.files.placeOf(data.name)
}
const check = async (change: Change) =>
  restore(test, test.token, { file: await rewrite(archive, change) })
const rows =
  (table: string, values: Record<string, unknown>): Change =>
  (contents) =>
    changeRows(contents, table, (row) => Object.assign(row, values))
const problems = async (change: Change) => {
  const { status, details } = await check(change)
  return [status, details?.file]
}

it('takes the same backup, packed anew, so that the following is refused for what it says', async () => {
  expect((await check(() => {})).status).toBe(200)
})

it('has a rule for every column of JSON', () => {
  const columns = backedUpTables(test.database.orm).flatMap(({ className, columns }) =>
    columns
      .filter(({ kind }) => kind === 'json')
      .map(({ property }) => [className, property] as const),
  )
  expect(columns.length).toBeGreaterThan(10)
  for (const [className, property] of columns) {
    const rule = rulesOfTable(className).columns[property]
    const takes = rule === undefined || rule === 'typed' || rule.safeParse('kein JSON').success
    expect(takes, `${className}.${property}`).toBe(false)
  }
})

it.each([{}, { m: 65_536, t: 3, p: 4 }])('takes a password of a usual cost: %j', async (cost) => {
  const change = rows('app_user', { password_hash: hashOf(cost) })
  expect((await check(change)).status).toBe(200)
})

it('names the line of a row that is refused', async () => {
  expect(await problems(rows('app_user', { role: 'root' }))).toEqual([
    400,
    ['tables/app_user.jsonl enthält in Zeile 1 Angaben, die nicht passen'],
  ])
})

describe('a row is refused whose', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['role nobody has', 'app_user', { role: 'root' }],
    ['address is none', 'app_user', { email: 'Eva <eva@firma.example>' }],
    ['status nobody knows', 'product', { status: 'verschenkt' }],
    ['picture is a script', 'product', { images: ['javascript:alert(1)'] }],
    ['pictures are an object', 'product', { images: { 0: '/uploads/large/a.webp' } }],
    ['specifications are numbers', 'product', { specifications: { Tragkraft: 2500 } }],
    ['figures are of another kind', 'product', { figures: { capacity: 'viel' } }],
    ['rent is a text', 'product', { rent: 'auf Anfrage' }],
    ['title is longer than its column', 'product', { title: 'x'.repeat(201) }],
    ['year is no whole number', 'product', { year: 2020.5 }],
    ['number is beyond what a column holds', 'category', { sort_order: 2 ** 40 }],
    ['text has a character that no database takes', 'product', { description: 'a\0b' }],
    ['slug leads elsewhere', 'category', { slug: '../admin' }],
    [
      'sender would get a header of their own',
      'inquiry',
      { email: 'e@firma.example\r\nBcc: x@y.z' },
    ],
    ['settings are of another form', 'settings', { content: { company: 'ElbStapler' } }],
    ['logo is no drawing', 'settings', { logo: '<svg onload="alert(1)"/>' }],
    ['kind of change nobody knows', 'revision', { kind: 'virus' }],
    ['deleted machine is a list', 'trashed_product', { state: [] }],
    ['portal nobody knows', 'feed', { key: 'ebay' }],
    ['address of a feed can be guessed', 'feed', { secret: 'geheim' }],
    ['password was never hashed', 'app_user', { password_hash: 'geheim' }],
    ['password costs gigabytes', 'app_user', { password_hash: hashOf({ m: 4_194_304 }) }],
    ['password costs hours', 'app_user', { password_hash: hashOf({ t: 100_000 }) }],
    ['password takes all cores', 'app_user', { password_hash: hashOf({ p: 255 }) }],
    ['second factor has no key', 'app_user', { totp_active: true }],
    ['second factor has a key of no digits', 'app_user', { totp_secret: '!' }],
    ['calendar can be guessed', 'app_user', { calendar_secret: 'a' }],
    ['signatures anybody can make', 'secret', { value: '' }],
  ])('%s', (_, name, values) => {
    const table = backedUpTables(test.database.orm).find((table) => table.name === name)
    if (!table) throw new Error(`There is no table ${name}`)
    const [line = ''] = contents.files.get(`tables/${name}.jsonl`)?.split('\n') ?? []
    const row = JSON.parse(line)
    const schema = rowSchema(table)
    expect(schema.safeParse(row).success).toBe(true)
    expect(schema.safeParse({ ...row, ...values }).success).toBe(false)
  })

  it('logo runs something, though a harmless one is taken as it was made', async () => {
    const body = new FormData()
    body.set('logo', new File([DRAWING], 'logo.svg'))
    const upload = new Request('http://localhost/', { method: 'PUT', body })
    const { logo, bytes } = await receiveLogo(upload)
    const good = { logo, logo_bytes: bytes.toString('base64') }
    expect((await check(rows('settings', good))).status).toBe(200)
    const evil = bytes.toString().replace('<rect', '<script>alert(1)</script><rect')
    const logoBytes = Buffer.from(evil).toString('base64')
    expect((await check(rows('settings', { ...good, logo_bytes: logoBytes }))).status).toBe(400)
  })
})

describe('a backup is refused', () => {
  it.each<[string, Change]>([
    ['without accounts', ({ files }) => void files.delete('tables/app_user.jsonl')],
    ['without an administrator', rows('app_user', { role: 'stock' })],
    ['whose administrator is switched off', rows('app_user', { active: false })],
  ])('%s', async (_, change) => {
    const [status, reasons] = await problems(change)
    expect([status, reasons]).toEqual([400, [expect.stringMatching(/kein Administrator/)]])
  })

  it.each([
    ['large/bild.webp', 'kein Bild, sondern Text'],
    ['large/bild.webp', `RIFF\x04\0\0\0WEBP<script>alert(1)</script>`],
    ['large/seite.html', '<script>alert(1)</script>'],
    ['large/zeichnung.svg', DRAWING],
    ['andere/bild.webp', 'RIFF\x04\0\0\0WEBP'],
  ])('with uploads/%s of %j', async (path, content) => {
    const file = `uploads/${path}`
    const change: Change = ({ files }) => void files.set(file, content)
    expect(await problems(change)).toEqual([400, [`${file} ist kein Bild`]])
  })

  it('with a line that is too long, which is not read to its end', async () => {
    const line = JSON.stringify({ name: 'x'.repeat(LONGEST_LINE) })
    const change: Change = ({ files }) => void files.set('tables/secret.jsonl', line)
    expect(await problems(change)).toEqual([
      400,
      ['tables/secret.jsonl enthält eine Zeile von mehr als 32 MB'],
    ])
  })

  it('with JSON that is nested without end', async () => {
    const nested = `{"state":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const [status] = await problems(({ files }) => void files.set('tables/revision.jsonl', nested))
    expect(status).toBe(400)
  })
})

it('a backup of before, which still has the links of accounts, is restored without them', async () => {
  const link = { token_hash: 'a'.repeat(64), user_id: 1, expires_at: '2099-01-01T00:00:00.000Z' }
  const { status, data } = await check(({ files, manifest }) => {
    files.set('tables/account_link.jsonl', `${JSON.stringify(link)}\n`)
    manifest.counts.account_link = 1
  })
  expect(status).toBe(200)
  expect(data.after).not.toHaveProperty('account_link')
})

it('what is no picture in the folder of pictures is in no backup, so that every backup can be restored', async () => {
  const picture = await uploadPicture(test)
  const folder = join(test.images.folder, 'large')
  await mkdir(folder, { recursive: true })
  for (const name of ['leer.webp', 'notiz.txt', 'Thumbs.db'])
    await writeFile(join(folder, name), name === 'leer.webp' ? '' : 'Notiz zu den Bildern')
  const file = await makeBackup()
  const { status, data } = await restore(test, test.token, { name: file.split('/').at(-1) ?? '' })
  expect([status, data.after.pictures]).toEqual([200, 1])
  expect((await test.app.request(picture)).status).toBe(200)
})
