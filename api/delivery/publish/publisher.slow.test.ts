import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parsePublished } from '../../../shared/operation/publish.ts'
import type { Product } from '../../../shared/product/product.ts'
import { home } from '../../../shared/texts/home.ts'
import type { App } from '../../app.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import type { SitePublisher } from './publisher.ts'
import { startSite } from './testing/start-site.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

let base: TestApp
let site: TestSite
let freshness: Freshness
let publisher: SitePublisher
let app: App

async function open(build = 'one'): Promise<void> {
  site = createTestSite(build)
  ;({ app, freshness, publisher } = await startSite(base, site))
  await publisher.idle()
}

async function change(method: string, path: string, body?: unknown) {
  const response = await app.request(path, {
    method,
    headers: { Authorization: `Bearer ${base.token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.ok, await response.clone().text()).toBe(true)
  return response
}

const shown = async (path: string) => {
  const page = await publisher.pages.get(path)
  return page instanceof Answer ? page.identity.toString() : page.html
}

const losePage = (path: string) =>
  rm(join(base.config.dataDir, 'published', 'pages', `${path}.html`))

let truck: Product
let other: Product

beforeEach(async () => {
  base = await createTestApp()
  truck = await base.addProduct({ title: 'Linde H30', price: 30_000, featured: true })
  other = await base.addProduct({ title: 'Still RX', price: 90_000, categoryId: 2 })
  await open()
})
afterEach(async () => {
  await publisher.close()
  await base.close()
})

describe('publishing', () => {
  it('publishes every page of the site before anybody asks for one', () => {
    for (const path of [
      '/',
      '/kategorie/diesel',
      '/kategorie/all',
      '/alle-gabelstapler',
      `/produkt/${truck.id}`,
    ])
      expect(publisher.pages.isPublished(path), path).toBe(true)
  })

  it('has a change on every page that shows it when the change is answered, and touches no other page', async () => {
    site.rendered.length = 0
    const response = await change('PUT', `/api/products/${truck.id}`, { price: 27_000 })
    const affected = [
      '/',
      '/alle-gabelstapler',
      '/gebrauchte-stapler',
      '/kategorie/all',
      '/kategorie/diesel',
      `/produkt/${truck.id}`,
    ]
    expect([...site.rendered].sort()).toEqual([...affected].sort())
    const published = parsePublished(response.headers.get('X-Published'))
    expect(published?.paths.toSorted()).toEqual(affected.toSorted())
    expect(published?.paths.at(-1), 'single machines come last').toBe(`/produkt/${truck.id}`)
    expect(publisher.status().lastPages).toContainEqual({ path: '/', name: 'Startseite' })
    for (const path of affected) expect(await shown(path), path).toContain('27000')
    expect(site.rendered).toHaveLength(affected.length)
  })

  it('shows what the dealer has written on the page they wrote it for, and touches no other', async () => {
    site.rendered.length = 0
    const content = {
      ...home.template,
      hero: { ...home.template.hero, title: 'Stapler aus dem Norden' },
    }
    const response = await change('PUT', '/api/texts/home', { content })
    expect(parsePublished(response.headers.get('X-Published'))?.paths).toEqual(['/'])
    expect(await shown('/')).toContain('Stapler aus dem Norden')
    await change('DELETE', '/api/texts/home')
    expect(await shown('/')).toContain(home.template.hero.title)
    expect(site.rendered).toEqual(['/', '/'])
  })

  it('shows a page with other texts before they are saved, and keeps nothing of it', async () => {
    const before = await shown('/')
    const content = { ...home.template, hero: { ...home.template.hero, title: 'Nur ein Entwurf' } }
    const preview = await change('POST', '/api/texts/home/preview', { content })
    expect(preview.headers.get('Content-Type')).toContain('text/html')
    expect(await preview.text()).toContain('Nur ein Entwurf')
    expect(await shown('/')).toBe(before)
    const saved = await app.request('/api/texts/home')
    expect(await saved.json()).toMatchObject({ data: { isTemplate: true } })
  })

  it('shows a new product in its lists and takes a deleted one from all of them', async () => {
    const created = await change('POST', '/api/products', {
      ...truck,
      title: 'Hyster H2.5',
      featured: false,
      createdAt: undefined,
    })
    const { data } = await created.json()
    expect(publisher.pages.isPublished(`/produkt/${data.id}`)).toBe(true)
    expect(await shown('/kategorie/diesel')).toContain('Hyster H2.5')

    await change('DELETE', `/api/products/${data.id}`)
    expect(publisher.pages.isPublished(`/produkt/${data.id}`)).toBe(false)
    expect(await shown('/kategorie/diesel')).not.toContain('Hyster H2.5')
    expect(await shown('/alle-gabelstapler')).not.toContain('Hyster H2.5')
  })

  it('tells each of two saves at the same time about its own pages', async () => {
    const [mine, theirs] = await Promise.all(
      [truck, other].map(async ({ id }) => {
        const response = await change('PUT', `/api/products/${id}`, { location: 'Bremen' })
        return parsePublished(response.headers.get('X-Published'))?.paths
      }),
    )
    expect(mine).toContain(`/produkt/${truck.id}`)
    expect(mine).not.toContain(`/produkt/${other.id}`)
    expect(theirs).toContain(`/produkt/${other.id}`)
    expect(theirs).not.toContain(`/produkt/${truck.id}`)
  })

  it('tells a save about its pages although a visitor’s request noticed it first', async () => {
    await base.call('PUT', `/api/products/${truck.id}`, {
      token: base.token,
      body: { price: 44_444 },
    })
    await freshness.catchUp()
    const [{ id } = { id: 0 }] = await base.query<{ id: number }>(
      'select max(id) as id from publication',
    )
    const { paths } = await publisher.publishChange(id)
    expect(paths).toContain(`/produkt/${truck.id}`)
    expect(await shown(`/produkt/${truck.id}`)).toContain('44444')
  })

  it('counts no page that is gone or could not be rendered', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    site.broken.add('/kategorie/diesel')
    const response = await change('DELETE', `/api/products/${truck.id}`)
    const { paths } = parsePublished(response.headers.get('X-Published')) ?? {}
    expect(paths).toContain('/')
    expect(paths).not.toContain('/kategorie/diesel')
    expect(paths).not.toContain(`/produkt/${truck.id}`)
    silence.mockRestore()
  })

  it('moves a product between the pages of its old and its new category', async () => {
    await change('PUT', `/api/products/${truck.id}`, { categoryId: 3 })
    expect(await shown('/kategorie/diesel')).not.toContain('Linde H30')
    expect(await shown('/kategorie/compact')).toContain('Linde H30')
  })

  it('renders the lists of used machines and of those to let again when a condition or a rent changes', async () => {
    const lists = ['/gebrauchte-stapler', '/stapler-mieten']
    const rendered = async (body: object) => {
      site.rendered.length = 0
      await change('PUT', `/api/products/${other.id}`, body)
      await publisher.idle()
      return site.rendered.filter((path) => lists.includes(path)).sort()
    }
    await change('PUT', `/api/products/${other.id}`, { condition: 'new' })
    expect(await rendered({ price: 80_000 })).toEqual([])
    expect(await rendered({ condition: 'demo' })).toEqual(['/gebrauchte-stapler'])
    expect(await shown('/gebrauchte-stapler')).toContain('Still RX')
    expect(await rendered({ rent: { day: 95 } })).toEqual(lists)
    expect(await shown('/stapler-mieten')).toContain('Still RX')
    expect(await rendered({ rent: null })).toEqual(lists)
    expect(await rendered({ condition: 'new' })).toEqual(['/gebrauchte-stapler'])
    expect(await shown('/gebrauchte-stapler')).not.toContain('Still RX')
  })

  it('hides a product that becomes inactive, also from its neighbours', async () => {
    const neighbour = await base.addProduct({ title: 'Nachbar', price: 31_000 })
    await freshness.catchUp()
    expect(await shown(`/produkt/${neighbour.id}`)).toContain('ähnlich: Linde H30')
    await change('PUT', `/api/products/${truck.id}`, { status: 'inactive' })
    expect(await shown(`/produkt/${neighbour.id}`)).not.toContain('Linde H30')
    expect(await shown('/')).not.toContain('Linde H30')
  })

  it('moves a machine that is sold or free again in every list, also where it was not in sight', async () => {
    const sold = await base.addProduct({ title: 'Wieder frei', status: 'sold', featured: true })
    for (let number = 0; number < 12; number++)
      await base.addProduct({ title: `Maschine ${number}`, featured: true })
    await freshness.catchUp()
    const lists = ['/', '/alle-gabelstapler', '/kategorie/all', '/kategorie/diesel']
    for (const path of lists) expect(await shown(path), path).not.toContain('Wieder frei')
    for (const { id } of (await base.get<Product[]>('/api/products?search=maschine')).data)
      await change('PUT', `/api/products/${id}`, { status: 'reserved' })

    await change('PUT', `/api/products/${sold.id}`, { status: 'active' })
    for (const path of lists) expect(await shown(path), path).toContain('Wieder frei')
    await change('PUT', `/api/products/${sold.id}`, { status: 'sold' })
    for (const path of lists) expect(await shown(path), path).not.toContain('Wieder frei')
  })

  it('shows a renamed category wherever its name stands', async () => {
    await change('PUT', '/api/categories/diesel', { name: 'Dieselriesen' })
    await publisher.idle()
    for (const path of ['/', '/kategorie/diesel', '/kategorie/electric', `/produkt/${truck.id}`])
      expect(await shown(path), path).toContain('Dieselriesen')
  })

  it('names the pages of the last change by the machine or the category that they show', async () => {
    await change('PUT', '/api/categories/diesel', { name: 'Dieselriesen' })
    await publisher.idle()
    await change('PUT', `/api/products/${truck.id}`, { price: 27_000 })
    const { data } = await (await change('GET', '/api/publish')).json()
    for (const page of [
      { path: '/kategorie/diesel', name: 'Dieselriesen' },
      { path: `/produkt/${truck.id}`, name: 'Linde H30' },
    ])
      expect(data.lastPages).toContainEqual(page)
  })

  it('publishes nothing for an inquiry or a change that says nothing', async () => {
    site.rendered.length = 0
    await change('PUT', `/api/products/${truck.id}`, {})
    await app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'K',
        email: 'k@firma.example',
        message: 'Bitte um ein Angebot',
        productId: truck.id,
      }),
    })
    await shown('/')
    expect(site.rendered).toEqual([])
  })

  it('renders a dropped page once, however many ask for it', async () => {
    await losePage(`/produkt/${truck.id}`)
    site.rendered.length = 0
    await Promise.all(Array.from({ length: 1000 }, () => shown(`/produkt/${truck.id}`)))
    expect(site.rendered).toEqual([`/produkt/${truck.id}`])
  })

  it('does not keep a rendering that a change overtook', async () => {
    await losePage(`/produkt/${truck.id}`)
    const release = site.holdNext()
    const first = shown(`/produkt/${truck.id}`)
    await site.held
    const saved = change('PUT', `/api/products/${truck.id}`, { price: 11_111 })
    await expect.poll(() => base.query('select id from publication')).toHaveLength(3)
    release()
    await saved
    expect(await first).toContain('11111')
    expect(await shown(`/produkt/${truck.id}`)).toContain('11111')
  })

  it('answers a save although a page cannot be rendered, never shows the old page, and recovers', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    site.broken.add(`/produkt/${truck.id}`)
    await change('PUT', `/api/products/${truck.id}`, { price: 22_222 })
    await expect(shown(`/produkt/${truck.id}`)).rejects.toThrow()
    expect(publisher.status().failures).toMatchObject([
      { path: `/produkt/${truck.id}`, error: 'Status 500, Näheres im Protokoll des Servers' },
    ])
    expect(await shown('/kategorie/diesel')).toContain('22222')

    site.broken.clear()
    await publisher.retry()
    expect(publisher.status().failures).toEqual([])
    expect(await shown(`/produkt/${truck.id}`)).toContain('22222')
    silence.mockRestore()
  })

  it('catches up at the start with changes that were made while nobody published', async () => {
    await publisher.close()
    await base.call('PUT', `/api/products/${truck.id}`, {
      token: base.token,
      body: { price: 12_345 },
    })
    await open()
    expect(await shown(`/produkt/${truck.id}`)).toContain('12345')
    expect(await shown('/kategorie/diesel')).toContain('12345')
  })

  it('renders nothing before its start, although another process has it follow a change', async () => {
    const newcomer = createTestSite('two')
    const { dataDir } = base.config
    const { publisher } = await startSite(
      base,
      newcomer,
      dataDir,
      async ({ freshness, publisher }) => {
        await freshness.catchUp()
        await publisher.publishChange(freshness.position)
        await publisher.idle()
        expect(newcomer.rendered).toEqual([])
      },
    )
    await publisher.idle()
    expect(newcomer.rendered).toContain(`/produkt/${truck.id}`)
    expect(publisher.status().failures).toEqual([])
    await publisher.close()
  })

  it('keeps what is still right over a restart, and nothing of another build', async () => {
    await publisher.close()
    await open()
    expect(site.rendered).toEqual([])
    await publisher.close()
    await open('two')
    expect(site.rendered).toContain(`/produkt/${other.id}`)
  })
})

describe('two processes on one database', () => {
  it('follow each other: neither serves a page or an answer older than the last answered change', async () => {
    const second = await startSite(base, createTestSite('one'))
    const path = `/produkt/${truck.id}`
    await second.app.request(path)
    await second.app.request(`/api/products/${truck.id}`)

    await change('PUT', `/api/products/${truck.id}`, { price: 33_333 })

    expect(await (await second.app.request(path)).text()).toContain('33333')
    const { data } = await (await second.app.request(`/api/products/${truck.id}`)).json()
    expect(data.price).toBe(33_333)
    await second.publisher.close()
  })

  it('of two builds leave the pages to the newer one, and each shows its own', async () => {
    const second = await startSite(base, createTestSite('two'))
    await second.publisher.idle()
    const path = `/produkt/${truck.id}`
    await change('PUT', `/api/products/${truck.id}`, { price: 34_444 })
    await publisher.idle()
    const shown = await (await app.request(path)).text()
    expect(shown).toContain('Fassung one')
    expect(shown).toContain('34444')

    const seen = await (await second.app.request(path)).text()
    expect(seen).toContain('Fassung two')
    expect(seen).toContain('34444')
    await second.publisher.idle()
    const file = join(base.config.dataDir, 'published', 'pages', `${path}.html`)
    expect(await readFile(file, 'utf8')).toContain('Fassung two')
    await second.publisher.close()
  })
})
