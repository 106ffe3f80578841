import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { paths } from '../../../../shared/addresses/paths.ts'
import type { Backup } from '../../../../shared/backup/backup.ts'
import { shareImagePath } from '../../../../shared/dealer/share-image.ts'
import type { Person } from '../../../../shared/persons/person.ts'
import { demoDealer } from '../../../../shared/testing/dealer.ts'
import { HOUR } from '../../../../shared/time/time.ts'
import { blank, upload, webp } from '../../../catalogue/images/images.testing.ts'
import { restore, uploadPicture, wipe } from '../../../operation/backup/backups.testing.ts'
import { logIn } from '../../../tests/accounts.ts'
import { TestS3Server } from '../../../tests/s3-server.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../tests/test-app.ts'

/** What is kept in a storage is there, is backed up, and goes, whichever storage that is. */
export function testStorage(kind: 'files' | 'S3'): void {
  let s3: TestS3Server
  beforeAll(async () => {
    s3 = await TestS3Server.start()
  })
  afterAll(() => s3.close())

  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp(kind === 'S3' ? { STORAGE_URL: s3.url() } : {})
  })
  afterEach(async () => {
    const { storage } = test.images
    for (const folder of ['uploads', 'published', 'backups', 'retired'])
      for (const { path } of await storage.list(folder)) await storage.remove(`${folder}/${path}`)
    await test.close()
  })

  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await test.app.request(path, { method, headers })
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(response.headers), body }
  }
  const makeBackup = async () =>
    (await test.call<Backup>('POST', '/api/backups', { token: test.token })).data

  it('a picture is there in three sizes, for every cache to keep, until it is deleted', async () => {
    const { data } = await upload(test, [['blau.jpg', await blank(400, 300).jpeg().toBuffer()]])
    const [image] = data.uploaded
    for (const address of Object.values(image?.urls ?? {})) {
      const { status, headers, body } = await ask(address)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(body.length),
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect((await sharp(body).metadata()).format).toBe('webp')
      expect(await ask(address, {}, 'HEAD')).toMatchObject({
        status: 200,
        headers: { 'content-length': String(body.length), etag: headers.etag },
      })
      expect((await ask(address, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304)
    }
    const path = `/api/upload/images/${image?.filename}`
    expect((await test.call('DELETE', path, { token: test.token })).status).toBe(200)
    for (const address of Object.values(image?.urls ?? {}))
      expect((await ask(address)).status).toBe(404)
    expect((await test.call('DELETE', path, { token: test.token })).status).toBe(404)
  })

  it('a part of a picture can be asked for', async () => {
    const address = await uploadPicture(test)
    const { body, headers } = await ask(address)
    const size = body.length
    const part = async (range: string, ifRange?: string) => {
      const answer = await ask(address, { Range: range, ...(ifRange && { 'If-Range': ifRange }) })
      return [answer.status, answer.headers['content-range'], answer.body] as const
    }
    const range = (start: number, end: number) =>
      [206, `bytes ${start}-${end}/${size}`, body.subarray(start, end + 1)] as const
    expect(await part('bytes=0-9')).toEqual(range(0, 9))
    expect(await part('bytes=10-', headers.etag)).toEqual(range(10, size - 1))
    expect(await part('bytes=-5')).toEqual(range(size - 5, size - 1))
    expect(await part(`bytes=3-${size * 2}`)).toEqual(range(3, size - 1))
    for (const all of ['bytes=9-3', 'bytes=0-1,4-5', 'items=1-2', 'bytes=-'])
      expect((await part(all))[0], all).toBe(200)
    expect((await part('bytes=0-9', '"another"'))[2]).toEqual(body)
    for (const none of [`bytes=${size}-`, 'bytes=-0'])
      expect((await part(none)).slice(0, 2), none).toEqual([416, `bytes */${size}`])
  })

  it("a machine's preview and data sheet show its picture, and are drawn once", async () => {
    const { data } = await upload(test, [['blau.jpg', await blank(400, 300).jpeg().toBuffer()]])
    const product = await test.addProduct({ images: [data.uploaded[0]?.urls.large] })
    const preview = await ask(await shareImagePath(product, demoDealer))
    const area = { left: 700, top: 150, width: 300, height: 200 }
    const colour = await sharp(preview.body).extract(area).resize(1, 1).raw().toBuffer()
    expect(colour[2]).toBeGreaterThan(245)
    const sheet = await ask(`${paths.product(product.id)}/datenblatt.pdf`)
    expect(sheet.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await test.shareImages.files.names()).toHaveLength(1)
    expect(await test.dataSheets.files.names()).toHaveLength(1)
    const { storage } = test.images
    const [name] = await test.shareImages.files.names()
    const kept = await storage.open(`published/share-images/${name}`)
    expect(kept && (await buffer(kept.content))).toEqual(preview.body)
  })

  it('the clean-up deletes pictures that no machine has shown for a day, and no others', async () => {
    const unused = await uploadPicture(test)
    const shown = await uploadPicture(test)
    const product = await test.addProduct({ images: [shown] })
    await ask(await shareImagePath(product, demoDealer))
    const cleanUp = (hours: number) => test.housekeeping.run(new Date(Date.now() + hours * HOUR))
    await cleanUp(23)
    expect((await ask(unused)).status).toBe(200)
    await cleanUp(25)
    expect((await ask(unused)).status).toBe(404)
    await cleanUp(100)
    const body = { images: [] }
    await test.call('PUT', `/api/products/${product.id}`, { token: test.token, body })
    await cleanUp(123)
    expect((await ask(shown)).status).toBe(200)
    await cleanUp(125)
    expect((await ask(shown)).status).toBe(404)
    expect(await test.shareImages.files.names()).toEqual([])
    expect(await test.query('select * from image_use')).toHaveLength(1)
    await cleanUp(150)
    expect(await test.query('select * from image_use')).toEqual([])
  })

  it('a backup of many megabytes is listed, downloaded, restored and deleted', async () => {
    const filenames = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.webp`)
    for (const filename of filenames) {
      const source = join(test.config.dataDir, filename)
      // A bucket takes a backup of these in two parts.
      await writeFile(source, webp(3_000_000))
      await test.images.storage.put(source, `uploads/large/${filename}`)
    }
    const addresses = filenames.map((filename) => `/uploads/large/${filename}`)
    await test.addProduct({ images: addresses })
    const hashes = () =>
      Promise.all(addresses.map(async (address) => hash('sha256', (await ask(address)).body)))
    const before = await hashes()
    const backup = await makeBackup()
    expect(backup.counts).toMatchObject({ product: 1, pictures: 3 })
    expect((await test.get<Backup[]>('/api/backups', test.token)).data).toEqual([backup])

    const headers = { Authorization: `Bearer ${test.token}` }
    const { body } = await ask(`/api/backups/${backup.name}`, headers)
    expect(body.length).toBe(backup.size)
    for (const filename of filenames) await test.images.remove(filename)
    for (const mode of ['check', 'apply'])
      expect((await restore(test, test.token, { name: backup.name, mode })).status).toBe(200)
    expect(await hashes()).toEqual(before)
    // A restore has backed up by itself what it was about to replace.
    const own = await test.backups.files.list()
    expect(own.map(({ name }) => name)).toContain(backup.name)
    for (const { name } of own) await test.backups.files.remove(name)
    expect(await test.backups.files.list()).toEqual([])
  })

  it('a backup from the other storage brings the same bytes', async () => {
    const other = await createTestApp(kind === 'files' ? { STORAGE_URL: s3.url() } : {})
    const address = await uploadPicture(other)
    await other.addProduct({ title: 'Von nebenan', images: [address] })
    const before = Buffer.from(await (await other.app.request(address)).arrayBuffer())
    const file = join(test.config.dataDir, 'sicherung.zip')
    await other.backups.makeAt(file)
    await other.images.remove(address.split('/').at(-1) ?? '')
    await wipe(other)
    await other.close()
    const zip = new Blob([await readFile(file)])
    const fields = { file: zip, mode: 'apply' }
    expect((await restore(test, test.token, fields)).status).toBe(200)
    expect((await ask(address)).body).toEqual(before)
    expect((await test.get<unknown[]>('/api/products')).data).toMatchObject([
      { title: 'Von nebenan', images: [address] },
    ])
  })

  it('the files of a message come back with a backup, byte for byte, and are gone with the person', async () => {
    const sender = {
      name: 'Erika Muster',
      email: 'erika@firma.example',
      message: 'Haben Sie ein Bild?',
    }
    const { data } = await test.call<{ id: number }>('POST', '/api/contact', { body: sender })
    const photograph = await blank(400, 300).jpeg().toBuffer()
    const files = [{ name: 'Mast.jpg', type: 'image/jpeg', content: photograph }]
    await test.messageFiles.storing(files, async ([file]) => {
      await test.query(
        `insert into message (id, inquiry_id, at, kind, text) values (77, ${data.id}, 1, 'received', 'Anbei')`,
      )
      await test.query(`insert into message_attachment (message_id, position, name, type, size, file)
        values (77, 0, '${file?.name}', '${file?.type}', ${file?.size}, '${file?.file}')`)
    })
    const { storage } = test.images
    const [stored] = await storage.list('attachments')
    const path = `/api/contact/${data.id}/messages/77/attachments/0`
    const headers = () => ({ Authorization: `Bearer ${test.token}` })
    const small = await ask(`${path}/thumbnail`, headers())
    expect((await sharp(small.body).metadata()).format).toBe('webp')

    const { name } = await makeBackup()
    await storage.remove(`attachments/${stored?.path}`)
    expect((await ask(path, headers())).status).toBe(404)
    expect((await restore(test, test.token, { name, mode: 'apply' })).status).toBe(200)
    const token = await logIn(test, 'admin', PASSWORD)
    const authorized = { Authorization: `Bearer ${token}` }
    expect((await ask(path, authorized)).body).toEqual(photograph)
    expect(await ask(path, authorized, 'HEAD')).toMatchObject({
      status: 200,
      body: Buffer.alloc(0),
    })

    const { data: persons } = await test.get<Person[]>(`/api/persons?search=${sender.email}`, token)
    const access = await ask(`/api/persons/${persons[0]?.key}/export`, authorized)
    expect(access.body.includes(photograph)).toBe(true)
    const body = { mode: 'apply' }
    await test.call('POST', `/api/persons/${persons[0]?.key}/erase`, { token, body })
    expect(await storage.list('attachments')).toEqual([])
  })

  it('a damaged backup changes nothing, and leaves no picture behind', async () => {
    const address = await uploadPicture(test)
    await test.addProduct({ images: [address] })
    const { name } = await makeBackup()
    const zip = await readFile(await test.backups.files.fetch(name, test.config.dataDir))
    zip[zip.indexOf('manifest.json') - 200] = (zip[zip.indexOf('manifest.json') - 200] ?? 0) ^ 1
    await test.images.remove(address.split('/').at(-1) ?? '')
    const fields = { file: new Blob([zip]), mode: 'apply' }
    expect((await restore(test, test.token, fields)).status).toBe(400)
    expect((await ask(address)).status).toBe(404)
    expect(await test.images.storage.list('uploads')).toEqual([])
  })
}
