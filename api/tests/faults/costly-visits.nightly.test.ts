import { afterAll, beforeAll, it } from 'vitest'
import { newDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { expectAnswered } from './costly-visits.testing.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer(await newDataDir())
})
afterAll(() => server.terminate())

it.each([
  ['machines that there are not', (n: number) => `/produkt/${900_000 + n}`],
  ['search alerts that are not asked for yet', (n: number) => `/suchauftrag?marke=sorte-${n}`],
  ['searches in English', (n: number) => `/en?search=word${n}`],
  ['machines that there are not in English', (n: number) => `/en/machine/${900_000 + n}`],
  ['categories that there are not', (n: number) => `/kategorie/sorte-${n}`],
])('the start page is answered while thirty clients ask for %s', (_, address) =>
  expectAnswered(server, address),
)
