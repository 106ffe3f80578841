import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PURGE_TOKEN, startVarnish, VARNISH, type Varnish } from '../../tests/varnish.ts'
import { sendPurge } from './purge-request.ts'

describe.skipIf(!VARNISH)(
  'Varnish and an answer that a purge overtakes (skipped without Varnish)',
  () => {
    const held: ServerResponse[] = []
    let server: Server
    let varnish: Varnish
    beforeAll(async () => {
      server = createServer((request, response) => {
        if (request.url === '/healthz') response.end()
        else held.push(response)
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      varnish = await startVarnish(await getPort(), [port])
    })
    afterAll(async () => {
      await varnish?.stop()
      server?.closeAllConnections()
      server?.close()
    })

    const read = async () => (await fetch(`${varnish.url}/seite`)).text()
    const asked = (times: number) => expect.poll(() => held.length).toBe(times)
    const answer = (number: number, text: string) =>
      held[number]
        ?.writeHead(200, {
          'CDN-Cache-Control': 'max-age=3600',
          'Cache-Tag': 'everything,settings',
        })
        .end(text)
    const purge = (tag: string) =>
      sendPurge({ url: `${varnish.url}/purge`, token: PURGE_TOKEN }, [tag])

    it('neither keeps it, nor gives it to those who asked after the purge', async () => {
      const before = read()
      await asked(1)
      await purge('settings')
      const after = read()
      answer(0, 'alt')
      expect(await before).toBe('alt')
      await asked(2)
      answer(1, 'neu')
      expect(await after).toBe('neu')
      expect(await read()).toBe('neu')
      expect(held.length).toBe(2)
    })

    it('drops what has the tag, and nothing else', async () => {
      await purge('products')
      expect(await read()).toBe('neu')
      await purge('everything')
      const later = read()
      await asked(3)
      answer(2, 'neuer')
      expect(await later).toBe('neuer')
    })
  },
)
