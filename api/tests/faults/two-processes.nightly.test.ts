import { expect, it } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { newDataDir } from '../demo-stock.ts'
import { startServer } from '../server-process.ts'
import { ask, readPrice, saveProduct } from './ask.ts'
import { expectPrice } from './published-pages.ts'

/** A machine that the page of machine 1 does not show. */
const ELSEWHERE = 5

it('no process keeps a page in memory that another one on the same folder has dropped', async () => {
  const dataDir = await newDataDir()
  const first = await startServer(dataDir)
  const second = await startServer(dataDir)
  const token = await first.token()
  expect((await saveProduct(first, token, { price: 51_000 })).status).toBe(200)
  // Asked for twice, a page is held in memory.
  for (let visits = 0; visits < 2; visits++) await expectPrice(second, ['/produkt/1'], 51_000)
  expect((await saveProduct(first, token, { status: 'inactive' })).status).toBe(200)
  expect((await saveProduct(second, token, { location: 'Bremen' }, ELSEWHERE)).status).toBe(200)
  expect((await ask(second, '/produkt/1')).status).toBe(404)
  expect((await ask(second, '/')).text).not.toContain(formatPrice(51_000))
  await Promise.all([first.terminate(), second.terminate()])
})

it('two processes on one folder show each other’s changes at once', async () => {
  const dataDir = await newDataDir()
  const first = await startServer(dataDir)
  const second = await startServer(dataDir)
  const token = await first.token()
  for (let price = 50_000; price < 50_020; price++) {
    const [writer, reader] = price % 2 === 0 ? [first, second] : [second, first]
    await ask(reader, '/produkt/1')
    expect((await saveProduct(writer, token, { price })).status).toBe(200)
    await expectPrice(reader, ['/produkt/1', '/kategorie/diesel', '/'], price)
    expect(await readPrice(reader)).toBe(price)
  }
  expect(await Promise.all([first.terminate(), second.terminate()])).toEqual([0, 0])
})
