import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageUnavailable } from '../base/requests/answers/html.ts'
import { CADDY, startCaddy } from './caddy.ts'
import { NGINX, startNginx, startNginxForMany } from './nginx.ts'
import { emptyFolder } from './server-process.ts'
import { createTestApp, type TestApp } from './test-app.ts'

interface WebServer {
  url: string
  readLog(): Promise<string>
  stop(): Promise<void>
}

const SECRETS = [
  '/feeds/geheim/bestand.csv',
  '/vorschau/geheim',
  '/angebot/geheim/angebot.pdf',
  '/suchauftrag/geheim/abbestellen',
  '/kontakt/gesendet/geheim/termin.ics',
  '/kalender/geheim.ics',
  '/api/products/previews/geheim',
]

const servers: [string, string | undefined, (port: number) => Promise<WebServer>][] = [
  ['nginx', NGINX, (port) => startNginx({ port, dataDir: join(emptyFolder()) })],
  ['nginx before many', NGINX, (port) => startNginxForMany([{ port }])],
  ['Caddy', CADDY, (port) => startCaddy({ port })],
]

describe.each(servers)(
  '%s, as documented (skipped where it is not installed)',
  (_, program, start) => {
    if (!program) return it.skip('passes requests on')
    let test: TestApp
    let front: WebServer
    beforeAll(async () => {
      test = await createTestApp({ TRUST_PROXY: 'true' })
      await once(test.server.listen(0, '127.0.0.1'), 'listening')
      front = await start((test.server.address() as AddressInfo).port)
    })
    afterAll(async () => {
      await front?.stop()
      await test?.close()
    })

    /** As somebody who has no browser sends it. */
    async function ask(path: string, headers: Record<string, string>, body?: object) {
      const { host } = new URL(front.url)
      const method = body ? 'POST' : 'GET'
      const sent = request(front.url + path, {
        method,
        headers: { host, ...headers },
        agent: false,
      })
      sent.end(body && JSON.stringify(body))
      const [response] = await once(sent, 'response')
      response.resume()
      return response
    }

    it('names whoever calls, whatever they say of themselves', async () => {
      const log = vi.spyOn(console, 'log').mockReturnValue()
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.66' }
      await ask('/api/auth/login', headers, { username: 'admin', password: 'geraten' })
      expect(log).toHaveBeenCalledWith(
        expect.stringMatching(/login-failed address=(?:127\.0\.0\.1|::1) account="admin"$/),
      )
    })

    it('sends nobody to a name that is not ours', async () => {
      for (const path of [
        '/feeds',
        '/angebot',
        '/uploads',
        '/_astro',
        '/_astro/',
        '/api',
        '/admin/',
      ])
        for (const host of [new URL(front.url).host, 'evil.example']) {
          const { headers: answer } = await ask(path, { host })
          expect(answer.location ?? '').not.toMatch(/^https?:|evil/)
        }
    })

    it('says while the application is away that it will be back, to people and to programs', async () => {
      test.server.close().closeAllConnections()
      for (const path of [
        '/produkt/1',
        '/',
        '/angebot/geheim',
        '/en',
        '/en/machine/1',
        '/england',
      ]) {
        const response = await fetch(front.url + path)
        expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
        expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
        expect(await response.text()).toBe(await pageUnavailable(path).text())
      }
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await fetch(`${front.url}/api/products`, { method })
        expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
        expect(response.headers.get('Content-Type')).toBe('application/json')
        expect(await response.json()).toEqual({
          success: false,
          error: expect.stringContaining('Bitte versuchen Sie es in einem Augenblick erneut.'),
        })
      }
    })

    it('notes no secret address, not even when something is wrong', async () => {
      for (const path of SECRETS)
        for (const method of ['GET', 'POST']) await fetch(front.url + path, { method })
      await fetch(`${front.url}/oeffentlich`)
      await expect.poll(front.readLog).toContain('/oeffentlich')
      expect(await front.readLog()).not.toContain('geheim')
    })
  },
)
