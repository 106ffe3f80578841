import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../shared/addresses/paths.ts'
import type { Backup } from '../../../../shared/backup/backup.ts'
import { shareImagePath } from '../../../../shared/dealer/share-image.ts'
import type { Product } from '../../../../shared/product/product.ts'
import { demoDealer } from '../../../../shared/testing/dealer.ts'
import { picture, upload } from '../../../catalogue/images/images.testing.ts'
import { restore, uploadPicture } from '../../../operation/backup/backups.testing.ts'
import { TestS3Server } from '../../../tests/s3-server.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'

let s3: TestS3Server
let test: TestApp
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  s3 = await TestS3Server.start()
  test = await createTestApp({ STORAGE_URL: s3.url() })
})
afterAll(async () => {
  await test.close()
  await s3.close()
})
beforeEach(() => vi.mocked(console.error).mockClear())
afterEach(async () => {
  s3.behaviour = 'well'
  await s3.shut()
  await s3.open()
})

const SENTENCE = /^Bilder und Dateien sind gerade nicht erreichbar\./

/** Asks, and expects to be told to come again. */
async function refused(answer: Response | Promise<Response>): Promise<void> {
  const { status, headers, ...response } = await unpack(await answer)
  expect([status, response.error]).toEqual([503, expect.stringMatching(SENTENCE)])
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(headers.get('Cache-Control')).toBe('no-store')
}
async function unpack(response: Response) {
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}
const headers = () => ({ Authorization: `Bearer ${test.token}` })
const ask = (path: string, method = 'GET') => test.app.request(path, { method, headers: headers() })

it('a storage that is away is a 503 for its files alone, and all is well once it is back', async () => {
  const address = await uploadPicture(test)
  const product = await test.addProduct({ images: [address] })
  const preview = await shareImagePath(product, demoDealer)
  await s3.shut()
  await refused(ask(address))
  await refused(ask(preview))
  await refused(ask(`${paths.product(product.id)}/datenblatt.pdf`))
  await refused(ask('/api/backups'))
  await refused(ask('/api/backups', 'POST'))
  expect((await ask(`/api/products/${product.id}`)).status).toBe(200)
  const body = { price: 12_345 }
  const saved = await test.call('PUT', `/api/products/${product.id}`, { token: test.token, body })
  expect(saved.status).toBe(200)

  const health = await ask('/healthz')
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ok', storage: 'unreachable' },
  ])

  await s3.open()
  expect((await ask(address)).status).toBe(200)
  expect((await ask(`${paths.product(product.id)}/datenblatt.pdf`)).status).toBe(200)
  expect((await ask('/api/backups', 'POST')).status).toBe(201)
})

it('an upload, a deletion and a restored machine wait for the storage, and nothing is lost', async () => {
  const address = await uploadPicture(test)
  const product = await test.addProduct({ images: [address] })
  const filename = address.split('/').at(-1)
  await test.call('DELETE', `/api/products/${product.id}`, { token: test.token })
  const other = await test.addProduct({ images: [address] })

  await s3.shut()
  const sent = await upload(test, [['neu.jpg', await picture()]])
  expect([sent.status, sent.error]).toEqual([503, expect.stringMatching(SENTENCE)])
  await refused(ask(`/api/upload/images/${filename}`, 'DELETE'))
  await refused(ask(`/api/trash/products/${product.id}/restore`, 'POST'))
  const { data } = await test.get<Product>(`/api/products/${other.id}`)
  expect(data.images).toEqual([address])

  await s3.open()
  const again = await upload(test, [['neu.jpg', await picture()]])
  expect(again.status).toBe(200)
  expect((await ask(`/api/trash/products/${product.id}/restore`, 'POST')).status).toBe(200)
  const back = await test.get<Product>(`/api/products/${product.id}`)
  expect(back.data.images).toEqual([address])
  expect((await ask(address)).status).toBe(200)
})

it('a clean-up deletes nothing that it cannot see, and a backup that is cut off is none', async () => {
  const address = await uploadPicture(test)
  await test.addProduct({ images: [address] })
  const before = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  await s3.shut()
  await expect(test.housekeeping.run()).rejects.toThrow(SENTENCE)
  const { name } = before.data
  const applied = await restore(test, test.token, { name, mode: 'apply' })
  expect([applied.status, applied.error]).toEqual([503, expect.stringMatching(SENTENCE)])
  await expect(test.backups.makeNightly()).rejects.toThrow(SENTENCE)
  await s3.open()
  expect((await ask(address)).status).toBe(200)
  expect((await test.backups.files.list()).map((backup) => backup.name)).toContain(name)
})

it('a storage that takes requests and never answers is a 503 as well, for many at once', async () => {
  const address = await uploadPicture(test)
  s3.behaviour = 'silent'
  await Promise.all(Array.from({ length: 300 }, () => refused(test.app.request(address))))
  s3.behaviour = 'well'
  expect((await ask(address)).status).toBe(200)
})

it('an outage is said once in the log, without the secret', async () => {
  await s3.shut()
  for (let count = 0; count < 3; count++) await ask('/uploads/large/a.webp')
  const said = vi.mocked(console.error).mock.calls.flat().join('\n')
  expect(said).not.toContain('geheim')
  expect(said.split('\n').length).toBeLessThan(2)
})

it('what one application stored, another one shows at once', async () => {
  const other = await createTestApp({ STORAGE_URL: s3.url() })
  const address = await uploadPicture(test)
  const bytes = async ({ app }: TestApp) =>
    Buffer.from(await (await app.request(address)).arrayBuffer())
  expect(await bytes(other)).toEqual(await bytes(test))
  expect((await ask(`/api/upload/images/${address.split('/').at(-1)}`, 'DELETE')).status).toBe(200)
  expect((await other.app.request(address)).status).toBe(404)
  const { data } = await test.call<Backup>('POST', '/api/backups', { token: test.token })
  const listed = await other.get<Backup[]>('/api/backups', other.token)
  expect(listed.data).toContainEqual(data)
  await other.close()
})
