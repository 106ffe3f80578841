import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUnavailable } from '../../base/requests/answers/html.ts'
import { readPrice, saveProduct } from '../../tests/faults/ask.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { PURGE_TOKEN, startVarnish, VARNISH, type Varnish } from '../../tests/varnish.ts'

describe.skipIf(!VARNISH)('behind Varnish (skipped without Varnish and its modules)', () => {
  let test: TestApp
  let varnish: Varnish
  let application: number
  beforeAll(async () => {
    const port = await getPort()
    test = await createTestApp({ PURGE_URL: `http://127.0.0.1:${port}/purge`, PURGE_TOKEN })
    await once(test.server.listen(0, '127.0.0.1'), 'listening')
    application = (test.server.address() as AddressInfo).port
    varnish = await startVarnish(port, [application])
    await test.addProduct()
  })
  afterAll(async () => {
    await varnish?.stop()
    test?.server.close()
    await test?.close()
  })

  const get = async (path: string, { url } = varnish) => {
    const response = await fetch(url + path)
    await response.text()
    // Two numbers: the request, and the one that had fetched what it got.
    const isKept = response.headers.get('X-Varnish')?.includes(' ')
    return { isKept, headers: response.headers }
  }

  it('keeps answers, and lets browsers ask each time', async () => {
    await get('/api/products/1')
    const { isKept, headers } = await get('/api/products/1')
    expect(isKept).toBe(true)
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('CDN-Cache-Control')).toBeNull()
    expect(headers.get('Cache-Tag')).toBeNull()
  })

  it('keeps answers from its start, also before anything was changed', async () => {
    const fresh = await startVarnish(await getPort(), [application])
    await get('/api/products/1', fresh)
    const { isKept } = await get('/api/products/1', fresh)
    await fresh.stop()
    expect(isKept).toBe(true)
  })

  it('says while no process answers that it will be back, to people and to programs', async () => {
    const alone = await startVarnish(await getPort(), [await getPort()])
    for (const path of ['/produkt/1', '/en', '/en/machine/1']) {
      const page = await fetch(alone.url + path)
      expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(await page.text()).toBe(await pageUnavailable(path).text())
    }
    const answer = await fetch(`${alone.url}/api/products`)
    const body = await answer.json()
    await alone.stop()
    expect(body).toMatchObject({ success: false })
  })

  it('keeps nothing that is not there, and nothing for a user with an account', async () => {
    await get('/api/products/4711')
    expect((await get('/api/products/4711')).isKept).toBe(false)
    const headers = { Authorization: `Bearer ${test.token}` }
    const response = await fetch(`${varnish.url}/api/products/1`, { headers })
    await response.text()
    expect(response.headers.get('X-Varnish')).not.toContain(' ')
  })

  it('shows every change once it is answered, and goes on keeping what it did not touch', async () => {
    const { id } = await test.addProduct()
    for (let price = 20_001; price < 20_020; price++) {
      await get(`/api/products/${id}`)
      const others = [readPrice(varnish), readPrice(varnish)]
      expect((await saveProduct(varnish, test.token, { price })).status).toBe(200)
      expect(await readPrice(varnish)).toBe(price)
      await Promise.all(others)
      expect(await readPrice(varnish)).toBe(price)
    }
    expect((await get(`/api/products/${id}`)).isKept).toBe(true)
  })

  it('is purged by nobody without the token', async () => {
    await get('/api/products/1')
    const headers = { 'Cache-Tag': 'everything', Authorization: 'Bearer falsch' }
    const response = await fetch(`${varnish.url}/purge`, { method: 'POST', headers })
    expect(response.status).toBe(404)
    expect((await get('/api/products/1')).isKept).toBe(true)
  })
})
