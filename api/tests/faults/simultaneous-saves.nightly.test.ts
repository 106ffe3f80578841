import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { newDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { ask, readPrice, saveProduct, sendInquiry } from './ask.ts'

const SAVES = 120

describe('two processes on one data folder', () => {
  let servers: [ServerProcess, ServerProcess]
  let token: string
  beforeAll(async () => {
    const dataDir = await newDataDir()
    const env = { CONTACT_LIMIT: '0' }
    servers = [await startServer(dataDir, env), await startServer(dataDir, env)]
    token = await servers[0].token()
  })
  afterAll(() => Promise.all(servers?.map((server) => server.terminate())))

  const alternating = <Result>(work: (server: ServerProcess, index: number) => Promise<Result>) =>
    Promise.all(
      Array.from({ length: SAVES }, (_, index) => work(servers[index % 2 ? 1 : 0], index)),
    )

  it('take turns: of saves at the same time none fails', async () => {
    const replies = await alternating((server, index) =>
      index % 3 === 0
        ? sendInquiry(server, `Dies ist Anfrage ${index}`)
        : saveProduct(server, token, { price: 50_000 + index }, 1 + (index % 5)),
    )
    const failed = replies.filter(({ status }) => status !== 200 && status !== 201)
    expect(failed.map(({ status, text }) => `${status} ${text}`)).toEqual([])
    const stored = (
      await ask(servers[0], '/api/contact?limit=1000&search=Dies+ist+Anfrage', { token })
    ).json().data
    expect(stored).toHaveLength(SAVES / 3)
  })

  it('then both show the same', async () => {
    for (let id = 1; id <= 5; id++) {
      const price = await readPrice(servers[0], id)
      for (const server of servers)
        expect((await ask(server, `/produkt/${id}`)).text).toContain(formatPrice(Number(price)))
    }
  })
})
