import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPublishedSite, type PublishedSite } from './testing/published-site.ts'
import { startSite } from './testing/start-site.ts'
import { createTestSite } from './testing/test-site.ts'

let at: PublishedSite
beforeEach(async () => {
  at = await createPublishedSite()
})
afterEach(() => at.close())

describe('two processes on one database', () => {
  it('follow each other: neither serves a page or an answer older than the last answered change', async () => {
    const second = await startSite(at.base, createTestSite('one'))
    const path = `/produkt/${at.truck.id}`
    await second.app.request(path)
    await second.app.request(`/api/products/${at.truck.id}`)

    await at.change('PUT', `/api/products/${at.truck.id}`, { price: 33_333 })

    expect(await (await second.app.request(path)).text()).toContain('33333')
    const { data } = await (await second.app.request(`/api/products/${at.truck.id}`)).json()
    expect(data.price).toBe(33_333)
    await second.publisher.close()
  })

  it('of two builds leave the pages to the newer one, and each shows its own', async () => {
    const second = await startSite(at.base, createTestSite('two'))
    await second.publisher.idle()
    const path = `/produkt/${at.truck.id}`
    await at.change('PUT', `/api/products/${at.truck.id}`, { price: 34_444 })
    await at.publisher.idle()
    const shown = await (await at.app.request(path)).text()
    expect(shown).toContain('Fassung one')
    expect(shown).toContain('34444')

    const seen = await (await second.app.request(path)).text()
    expect(seen).toContain('Fassung two')
    expect(seen).toContain('34444')
    await second.publisher.idle()
    const file = join(at.base.config.dataDir, 'published', 'pages', `${path}.html`)
    expect(await readFile(file, 'utf8')).toContain('Fassung two')
    await second.publisher.close()
  })
})
