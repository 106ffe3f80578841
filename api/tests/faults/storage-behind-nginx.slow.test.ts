import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NGINX, type Nginx, startNginxForMany } from '../nginx.ts'
import { ask } from './ask.ts'

describe.skipIf(!NGINX)('nginx and processes that say 503 (skipped without nginx)', () => {
  let nginx: Nginx
  let servers: Server[]
  const unavailable = new Set<string>()
  beforeAll(async () => {
    servers = ['first', 'second'].map((name) =>
      createServer((request, response) => {
        const fails = unavailable.has(name) || request.url?.startsWith('/uploads/')
        response.writeHead(fails ? 503 : 200, fails ? { 'Retry-After': '7' } : {}).end(name)
      }).listen(0, '127.0.0.1'),
    )
    await Promise.all(servers.map((server) => once(server, 'listening')))
    nginx = await startNginxForMany(
      servers.map((server) => ({ port: (server.address() as AddressInfo).port })),
    )
  })
  beforeEach(() => unavailable.clear())
  afterAll(async () => {
    await nginx?.stop()
    for (const server of servers ?? []) {
      server.closeAllConnections()
      server.close()
    }
  })

  it('goes on with everything else while no process can reach a picture', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const picture = await ask(nginx, '/uploads/large/a.webp')
      expect([picture.status, picture.headers.get('Retry-After')]).toEqual([503, '7'])
      expect((await ask(nginx, '/produkt/1')).status).toBe(200)
    }
  })

  it('asks another process where one cannot serve', async () => {
    unavailable.add('first')
    const answers = Array.from({ length: 20 }, () => ask(nginx, '/produkt/1'))
    for (const { status, text } of await Promise.all(answers))
      expect([status, text]).toEqual([200, 'second'])
  })
})
