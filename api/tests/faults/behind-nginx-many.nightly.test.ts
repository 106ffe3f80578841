import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDataDir } from '../demo-stock.ts'
import { NGINX, type Nginx, startNginxForMany } from '../nginx.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { ask, readPrice, saveProduct } from './ask.ts'

describe.skipIf(!NGINX)('nginx in front of two processes (skipped without nginx)', () => {
  let servers: ServerProcess[]
  let nginx: Nginx
  beforeAll(async () => {
    const dataDir = await newDataDir()
    servers = [await startServer(dataDir), await startServer(dataDir)]
    nginx = await startNginxForMany(servers)
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const server of servers ?? []) await server.kill()
  })

  it('shows a change to every reader, and lets no reader notice that a process was killed', async () => {
    const [first, second] = servers
    const token = (await first?.token()) ?? ''
    for (let price = 20_001; price < 20_010; price++) {
      expect((await saveProduct(nginx, token, { price })).status).toBe(200)
      expect(await readPrice(nginx)).toBe(price)
    }
    const answers = Array.from({ length: 60 }, async (_, turn) => {
      if (turn === 20) await second?.kill()
      return (await ask(nginx, turn % 2 ? '/produkt/1' : '/api/products?limit=5')).status
    })
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
    expect(await readPrice(nginx)).toBe(20_009)
  })
})

describe.skipIf(!NGINX)('nginx in front of processes that die (skipped without nginx)', () => {
  let nginx: Nginx
  let dying: Server[]
  const received: string[] = []
  beforeAll(async () => {
    // Each takes a request and is gone before it has answered.
    dying = [1, 2].map(() =>
      createServer((socket) =>
        socket.once('data', (bytes) => {
          const [line = ''] = bytes.toString().split('\r\n')
          if (line.includes('healthz'))
            socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
          else {
            received.push(line)
            socket.destroy()
          }
        }),
      ).listen(0, '127.0.0.1'),
    )
    await Promise.all(dying.map((server) => once(server, 'listening')))
    nginx = await startNginxForMany(dying.map(portOf))
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const server of dying ?? []) server.close()
  })

  it('sends a change only once, and says that it may be tried again', async () => {
    for (const path of ['/api/products/1', '/api/products/import'])
      for (const method of ['PUT', 'POST', 'DELETE', 'PATCH']) {
        const { status, headers } = await ask(nginx, path, { method, body: {} })
        expect([method, status, headers.get('Retry-After')]).toEqual([method, 503, '5'])
      }
    expect(received).toContain('PUT /api/products/1 HTTP/1.1')
    expect(new Set(received).size).toBe(received.length)
  })

  it('lets a table of 200 MB through', async () => {
    const upload = request(`${nginx.url}/api/products/import`, {
      method: 'POST',
      headers: { 'Content-Length': 200_000_000 },
    })
    upload.flushHeaders()
    const [{ statusCode }] = await once(upload, 'response')
    upload.destroy()
    expect(statusCode).toBe(503)
  })
})

const portOf = (server: Server) => ({ port: (server.address() as AddressInfo).port })
