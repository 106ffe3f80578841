import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { Product } from '../../../shared/product/product.ts'
import { logIn } from '../../tests/accounts.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'
import { restore } from './backups.testing.ts'
import { FORMAT } from './manifest.ts'
import { changeRows, rewrite } from './rewrite.testing.ts'

const NEWER =
  'Die Sicherung stammt von einer neueren Version der Website. Bitte aktualisieren Sie zuerst die Website. Es wurde nichts geändert.'

let test: TestApp
let archive: string
const start = async () => {
  test = await createTestApp()
  await test.addProduct({ title: 'Aus der Sicherung', featured: true })
  const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  archive = test.backups.files.placeOf(data.name)
  await test.addProduct({ title: 'Von danach' })
}
const close = () => test.close()

const apply = async (change: Parameters<typeof rewrite>[1]) =>
  restore(test, test.token, { file: await rewrite(archive, change), mode: 'apply' })
const products = async () => (await test.get<Product[]>('/api/products?sort=title')).data
const expectNothingChanged = async () => {
  expect((await products()).map(({ title }) => title).sort()).toEqual([
    'Aus der Sicherung',
    'Von danach',
  ])
  expect((await test.get('/api/auth/me', test.token)).status).toBe(200)
}

describe('what is refused changes nothing', () => {
  beforeAll(start)
  afterAll(close)

  describe('a backup of a later version is refused with a sentence', () => {
    it.each<[string, Parameters<typeof rewrite>[1]]>([
      ['by its format', ({ manifest }) => Object.assign(manifest, { format: FORMAT + 1 })],
      [
        'by its format, however it says the rest',
        ({ manifest }) =>
          Object.assign(manifest, { format: FORMAT + 2, counts: [], numbers: 'viele' }),
      ],
      [
        'by a migration that this version does not know',
        ({ manifest }) => void manifest.migrations.push('Migration20991231_from_the_future'),
      ],
    ])('%s', async (_, change) => {
      const { status, error, details } = await apply(change)
      expect([status, error]).toEqual([400, NEWER])
      expect(details?.file).toHaveLength(1)
      await expectNothingChanged()
    })
  })

  describe('a backup whose rows do not fit is refused with a sentence', () => {
    it.each<[string, Parameters<typeof rewrite>[1], string]>([
      [
        'a column without a default is missing',
        (contents) => changeRows(contents, 'product', (row) => delete row.title),
        'tables/product.jsonl enthält in Zeile 1 Angaben, die nicht passen',
      ],
      [
        'there is a column that nobody knows',
        (contents) => changeRows(contents, 'product', (row) => Object.assign(row, { wings: 2 })),
        'tables/product.jsonl enthält in Zeile 1 Angaben, die nicht passen',
      ],
      [
        'there is a table that nobody knows',
        ({ files }) => void files.set('tables/wings.jsonl', '{}\n'),
        'tables/wings.jsonl gehört zu keiner Tabelle dieser Version',
      ],
      [
        'a row refers to one that is missing',
        (contents) =>
          changeRows(contents, 'product', (row) => Object.assign(row, { category_id: 99 })),
        'Die Angaben in der Sicherung widersprechen einander.',
      ],
    ])('%s', async (_, change, reason) => {
      const { status, error, details } = await apply(change)
      expect([status, details?.file]).toEqual([400, [reason]])
      expect(error).toContain('Es wurde nichts geändert.')
      await expectNothingChanged()
    })
  })

  it('a backup that is only packed anew is restored, so that those were refused for what they say', async () => {
    expect((await apply(() => {})).status).toBe(200)
    expect(await products()).toMatchObject([{ title: 'Aus der Sicherung', featured: true }])
  })
})

describe('a backup of an earlier version', () => {
  beforeEach(start)
  afterEach(close)

  it('is restored with stock numbers that differ in case alone, of which the oldest counts', async () => {
    const { status } = await apply((contents) => {
      changeRows(contents, 'product', (row) => {
        delete row.stock_key
        Object.assign(row, { stock_number: 'L-17' })
      })
      const path = 'tables/product.jsonl'
      const [line = ''] = contents.files.get(path)?.split('\n') ?? []
      const other = { ...JSON.parse(line), id: 77, title: 'Jünger', stock_number: 'l-17' }
      contents.files.set(path, `${line}\n${JSON.stringify(other)}\n`)
    })
    expect(status).toBe(200)
    expect(
      await test.query('select title, stock_number, stock_key from product order by id'),
    ).toEqual([
      { title: 'Aus der Sicherung', stock_number: 'L-17', stock_key: 'l-17' },
      { title: 'Jünger', stock_number: 'l-17', stock_key: null },
    ])
  })

  it('is restored with names on one line, which it let have breaks', async () => {
    const { status } = await apply((contents) =>
      changeRows(contents, 'product', (row) =>
        Object.assign(row, {
          title: 'Linde\r\nH25\u202e',
          description: 'Eins\r\nZwei',
          specifications: { 'Ge\twicht': '2\r\nt' },
        }),
      ),
    )
    expect(status).toBe(200)
    expect(await products()).toMatchObject([
      { title: 'Linde H25', description: 'Eins\nZwei', specifications: { 'Ge wicht': '2\nt' } },
    ])
  })

  it('is restored; a column that it does not know gets its default', async () => {
    const { status, data } = await apply((contents) => {
      contents.manifest.migrations = ['2026-11-21-initial', '2026-11-22-machine-data']
      changeRows(contents, 'product', (row) => delete row.featured)
    })
    expect([status, data.isOlder]).toEqual([200, true])
    expect(await products()).toMatchObject([{ title: 'Aus der Sicherung', featured: false }])
  })

  it('is restored with its mails, which pointed at what they were about', async () => {
    await test.query(`insert into mail (kind, about, recipient, message_id, next_attempt_at, created_at)
      values ('feedHold', '-', 'chef@firma.example', '<1@firma.example>', 0, 0),
        ('invitation', '-', 'neu@firma.example', '<2@firma.example>', 0, 0)`)
    const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
    archive = test.backups.files.placeOf(data.name)
    const { status } = await apply((contents) =>
      changeRows(contents, 'mail', (row) => {
        delete row.about
        const isFeed = row.kind === 'feedHold'
        const about = { user_id: isFeed ? null : 7, feed: isFeed ? 'bestandCsv' : null }
        Object.assign(row, { inquiry_id: null, ...about })
      }),
    )
    expect(status).toBe(200)
    expect(await test.query('select kind, about from mail order by id')).toEqual([
      { kind: 'feedHold', about: 'bestandCsv' },
      { kind: 'invitation', about: '7' },
    ])
  })

  it('is restored with what changed many machines at once, which had a column for each kind', async () => {
    const edit = { filter: {}, all: true, changes: { featured: false }, mode: 'apply' }
    await test.call('PUT', '/api/products/bulk', { token: test.token, body: edit })
    const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
    archive = test.backups.files.placeOf(data.name)
    const { status } = await apply((contents) =>
      changeRows(contents, 'revision', (row) => {
        const [, edit] = /^bulk edit (\d+)$/.exec(String(row.batch)) ?? []
        delete row.batch
        Object.assign(row, { stock_import: null, bulk_edit: edit ? Number(edit) : null })
      }),
    )
    expect(status).toBe(200)
    const token = await logIn(test, 'admin', PASSWORD)
    const undo = await test.call('POST', '/api/products/bulk/1/undo', { token })
    expect(undo).toMatchObject({ status: 200, data: { undone: 1, left: [] } })
    expect(await products()).toContainEqual(
      expect.objectContaining({ title: 'Aus der Sicherung', featured: true }),
    )
  })

  it('is restored with the files of its messages, whose bytes were in their rows, as often as somebody likes', async () => {
    const bytes = Buffer.from('%PDF-1.7\nLageplan')
    const body = {
      name: 'Erika Muster',
      email: 'erika@firma.example',
      message: 'Passt er durch das Tor?',
    }
    const { data } = await test.call<{ id: number }>('POST', '/api/contact', { body })
    await test.messageFiles.storing(
      [{ name: 'Lageplan.pdf', type: 'application/pdf', content: bytes }],
      async ([file]) => {
        await test.query(
          `insert into message (id, inquiry_id, at, kind, text) values (77, ${data.id}, 1, 'received', 'Anbei')`,
        )
        await test.query(`insert into message_attachment (message_id, position, name, type, size, file)
          values (77, 0, '${file?.name}', '${file?.type}', ${file?.size}, '${file?.file}')`)
      },
    )
    const names = async () => (await test.messageFiles.storage.list('attachments')).length
    const backup = await test.call<Backup>('POST', '/api/backups', { token: test.token })
    archive = test.backups.files.placeOf(backup.data.name)
    await test.call('DELETE', `/api/contact/${data.id}`, { token: test.token })
    expect(await names()).toBe(0)
    const older: Parameters<typeof rewrite>[1] = (contents) => {
      contents.manifest.format = 1
      changeRows(contents, 'message_attachment', (row) => {
        contents.files.delete(`attachments/${row.file}`)
        delete row.file
        row.content = bytes.toString('base64')
      })
    }
    let { token } = test
    for (const time of ['once', 'twice']) {
      const file = await rewrite(archive, older)
      expect((await restore(test, token, { file, mode: 'apply' })).status, time).toBe(200)
      token = await logIn(test, 'admin', PASSWORD)
      const path = `/api/contact/${data.id}/messages/77/attachments/0`
      const answer = await test.app.request(path, { headers: { Authorization: `Bearer ${token}` } })
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
      expect(await names()).toBe(1)
    }
  })

  it('is restored; a table that it does not know is empty', async () => {
    const { status } = await apply(({ files }) => files.delete('tables/revision.jsonl'))
    expect(status).toBe(200)
    expect(await test.query('select id from revision')).toEqual([])
  })
})
