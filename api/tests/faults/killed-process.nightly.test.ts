import { expect, it } from 'vitest'
import { newDataDir } from '../demo-stock.ts'
import { startServer } from '../server-process.ts'
import { ask, readPrice, saveProduct } from './ask.ts'
import { expectPrice } from './published-pages.ts'

const ROUNDS = 6

it('killing the process at any moment loses no answered change and leaves no stale page', async () => {
  const dataDir = await newDataDir()
  let server = await startServer(dataDir)
  const token = await server.token()
  let answered = 40_000
  for (let round = 1; round <= ROUNDS; round++) {
    // Each round kills the server later: after one more answer, while the next change is running.
    for (let change = 0; change < round; change++) {
      answered++
      expect((await saveProduct(server, token, { price: answered })).status).toBe(200)
    }
    const underWay = saveProduct(server, token, { price: answered + 1 }).catch(() => null)
    const others = Array.from({ length: round * 3 }, () =>
      ask(server, '/produkt/1').catch(() => null),
    )
    if (round % 2 === 0) await Promise.race([underWay, ...others])
    await server.kill()
    await Promise.allSettled([underWay, ...others])

    server = await startServer(dataDir)
    const price = Number(await readPrice(server))
    expect([answered, answered + 1]).toContain(price)
    answered = price
    await expectPrice(server, ['/produkt/1', '/kategorie/diesel', '/'], answered)
  }
  expect(await server.terminate()).toBe(0)
})
