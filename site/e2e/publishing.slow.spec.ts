import { readCatalogue } from '../../api/catalogue/demo-stock/catalogue.ts'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { emptyFolder, type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { formatPrice } from '../../shared/format.ts'
import { expect, test } from './fixtures.ts'

const ROUNDS = 6

async function changePrice(server: ServerProcess, token: string, id: number, price: number) {
  return fetch(`${server.url}/api/products/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ price }),
  })
}

const text = async (url: string) => (await fetch(url)).text()

test('killing the process at any moment loses no answered change and leaves no stale page', async () => {
  const dataDir = await newDataDir()
  let server = await startServer(dataDir)
  const token = await server.token()
  let answered = 40_000
  for (let round = 1; round <= ROUNDS; round++) {
    // Each round kills the server later: after one more answer, while the next change is running.
    for (let change = 0; change < round; change++) {
      answered++
      expect((await changePrice(server, token, 1, answered)).status).toBe(200)
    }
    const underWay = changePrice(server, token, 1, answered + 1).catch(() => null)
    const others = Array.from({ length: round * 3 }, () =>
      text(`${server.url}/produkt/1`).catch(() => ''),
    )
    if (round % 2 === 0) await Promise.race([underWay, ...others])
    await server.kill()
    await Promise.allSettled([underWay, ...others])

    server = await startServer(dataDir)
    const { data } = await (await fetch(`${server.url}/api/products/1`)).json()
    expect([answered, answered + 1]).toContain(data.price)
    answered = data.price
    for (const path of ['/produkt/1', '/kategorie/diesel', '/'])
      expect(await text(server.url + path), `${path} in round ${round}`).toContain(
        formatPrice(answered),
      )
  }
  expect(await server.terminate()).toBe(0)
})

test('two processes on one database show each other’s changes at once', async () => {
  const dataDir = await newDataDir()
  const first = await startServer(dataDir)
  const second = await startServer(dataDir)
  const token = await first.token()
  for (let price = 50_000; price < 50_020; price++) {
    const [writer, reader] = price % 2 === 0 ? [first, second] : [second, first]
    await text(`${reader.url}/produkt/1`)
    expect((await changePrice(writer, token, 1, price)).status).toBe(200)
    for (const path of ['/produkt/1', '/kategorie/diesel', '/'])
      expect(await text(reader.url + path), path).toContain(formatPrice(price))
    const { data } = await (await fetch(`${reader.url}/api/products/1`)).json()
    expect(data.price).toBe(price)
  }
  expect(await Promise.all([first.terminate(), second.terminate()])).toEqual([0, 0])
})

test('two first starts on one empty folder fill it once, and both serve', async () => {
  const dataDir = emptyFolder()
  const { products } = await readCatalogue()
  const servers = await Promise.all([startServer(dataDir), startServer(dataDir)])
  for (const { url } of servers) {
    const { pagination } = await (await fetch(`${url}/api/products`)).json()
    expect(pagination.total).toBe(products.length)
    expect(await text(url)).toContain('</html>')
  }
  expect(await Promise.all(servers.map((server) => server.terminate()))).toEqual([0, 0])
})

test('a second start on existing data loses nothing and seeds nothing again', async () => {
  const dataDir = await newDataDir()
  const first = await startServer(dataDir)
  const token = await first.token()
  const ids = async ({ url }: ServerProcess) => {
    const { data } = await (await fetch(`${url}/api/products?limit=1000`)).json()
    return data.map(({ id }: { id: number }) => id)
  }
  const before = await ids(first)
  await fetch(`${first.url}/api/products/2`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(await first.terminate()).toBe(0)

  const second = await startServer(dataDir)
  expect(await ids(second)).toEqual(before.filter((id: number) => id !== 2))
  expect((await fetch(`${second.url}/produkt/2`)).status).toBe(404)
  await second.terminate()
})
