import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Product } from '../../../../shared/product/product.ts'
import { createApp } from '../../../app.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { PictureFetcher } from './pictures/picture-fetcher.ts'
import { applyTable, checkTable, csv, NEW_HEADER, newRow } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const list = (...numbers: string[]) =>
  csv(NEW_HEADER, ...numbers.map((number) => newRow(number, `Still ${number}`)))
const statuses = async () => {
  const { data } = await test.get<Product[]>('/api/products?limit=50', test.token)
  return Object.fromEntries(data.map(({ stockNumber, status }) => [stockNumber, status]))
}
const numbersOf = ({ gone }: { gone: { stockNumber: string | null }[] }) =>
  gone.map(({ stockNumber }) => stockNumber)

it('a repeated list names the machines that it no longer has, and leaves them by default', async () => {
  await test.addProduct({ stockNumber: 'HAND' })
  expect((await applyTable(test, list('A', 'B', 'C'))).data.gone).toEqual([])
  const shorter = list('a', 'D')
  const { data } = await checkTable(test, shorter)
  expect(data.gone).toMatchObject([
    { title: 'Still B', stockNumber: 'B', status: 'active', becomes: 'leave' },
    { title: 'Still C', stockNumber: 'C', status: 'active', becomes: 'leave' },
  ])
  await applyTable(test, shorter)
  expect(await statuses()).toMatchObject({ B: 'active', C: 'active', HAND: 'active' })
  // What was left is named again, and what came with the second list is missed, too.
  expect(numbersOf((await checkTable(test, list('A', 'B'))).data)).toEqual(['C', 'D'])
  const other = csv(['Lagernummer', 'Preis (€)'], ['A', 1])
  expect((await checkTable(test, other)).data.gone).toEqual([])
})

it('they are withdrawn or marked as sold with the import, and come back with its undoing', async () => {
  const { data: first } = await applyTable(test, list('A', 'B', 'C', 'D'))
  expect(first.created).toBe(4)
  const shorter = list('A')
  const { gone } = (await checkTable(test, shorter)).data
  const [b, c] = gone
  const fates = JSON.stringify({ [b?.id ?? 0]: 'sold', [c?.id ?? 0]: 'withdraw' })
  const { data } = await applyTable(test, shorter, { gone: fates })
  expect(data).toMatchObject({ unchanged: 1, import: 2 })
  expect(await statuses()).toEqual({ A: 'active', B: 'sold', C: 'inactive', D: 'active' })
  expect(numbersOf((await checkTable(test, shorter)).data)).toEqual(['D'])

  await test.call('POST', '/api/stock/imports/2/undo', { token: test.token })
  expect(await statuses()).toEqual({ A: 'active', B: 'active', C: 'active', D: 'active' })
  expect(numbersOf((await checkTable(test, shorter)).data)).toEqual(['B', 'C', 'D'])
})

it('rows that fail or are left out are still in the list, and a list without numbers misses nothing', async () => {
  await applyTable(test, list('A', 'B', 'C'))
  const failing = csv(NEW_HEADER, newRow('A', 'Still A', 'viel'), newRow('B'))
  const { data } = await checkTable(test, failing, {
    fields: { corrections: JSON.stringify({ 3: null }) },
  })
  expect(numbersOf(data)).toEqual(['C'])
  const refused = await checkTable(test, list('A'), { fields: { gone: '{"1":"weg"}' } })
  expect(refused.status).toBe(400)
})

it('an ID that no machine can have is in no list, and the next one can be checked', async () => {
  const machine = await test.addProduct({ price: 100 })
  const header = ['ID', 'Preis (€)']
  const rows = [machine.id, '1,5', '99999999999999999999', '0', '-3'].map((id) => [id, 200])
  const { data } = await applyTable(test, csv(header, ...rows), { skipFailed: 'true' })
  expect(data).toMatchObject({ changed: 1, failed: 4 })
  expect(await checkTable(test, csv(header, [machine.id, 300]))).toMatchObject({
    status: 200,
    data: { changed: 1, gone: [] },
  })
})

it('one that somebody changes while the import fetches its pictures stays as it is then', async () => {
  const withPicture = (picture: string, ...numbers: string[]) =>
    csv([...NEW_HEADER, 'Bilder'], ...numbers.map((number) => [...newRow(number), picture]))
  await applyTable(test, withPicture('', 'A', 'B'))
  const [b] = (await checkTable(test, withPicture('', 'A'))).data.gone
  const server = createServer(async (_, response) => {
    await test.call('PUT', `/api/products/${b?.id}`, {
      token: test.token,
      body: { status: 'reserved' },
    })
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const found = server.address()
  const port = String(typeof found === 'object' && found?.port)
  const pictureFetcher = new PictureFetcher({ addresses: ['127.0.0.1'], ports: [port] })
  const app = { ...test, app: createApp({ ...test, pictureFetcher }) }
  const shorter = withPicture(`http://127.0.0.1:${port}/a.jpg`, 'A')
  const gone = JSON.stringify({ [b?.id ?? 0]: 'withdraw' })
  const { status } = await applyTable(app, shorter, { gone, fetchPictures: 'true' })
  server.close()
  expect(status).toBe(409)
  expect(await statuses()).toEqual({ A: 'active', B: 'reserved' })
})
