import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parsePublished } from '../../../shared/operation/publish.ts'
import type { Product } from '../../../shared/product/product.ts'
import { home } from '../../../shared/texts/home.ts'
import { createPublishedSite, type PublishedSite } from './testing/published-site.ts'
import { startSite } from './testing/start-site.ts'
import { createTestSite } from './testing/test-site.ts'

let at: PublishedSite
beforeEach(async () => {
  at = await createPublishedSite()
})
afterEach(() => at.close())

describe('publishing', () => {
  it('publishes every page of the site before anybody asks for one', () => {
    for (const path of [
      '/',
      '/kategorie/diesel',
      '/kategorie/all',
      '/alle-gabelstapler',
      `/produkt/${at.truck.id}`,
    ])
      expect(at.publisher.pages.isPublished(path), path).toBe(true)
  })

  it('shows what the dealer has written on the page they wrote it for, and touches no other', async () => {
    at.site.rendered.length = 0
    const content = {
      ...home.template,
      hero: { ...home.template.hero, title: 'Stapler aus dem Norden' },
    }
    const response = await at.change('PUT', '/api/texts/home', { content })
    expect(parsePublished(response.headers.get('X-Published'))?.paths).toEqual(['/'])
    expect(await at.shown('/')).toContain('Stapler aus dem Norden')
    await at.change('DELETE', '/api/texts/home')
    expect(await at.shown('/')).toContain(home.template.hero.title)
    expect(at.site.rendered).toEqual(['/', '/'])
  })

  it('shows a page with other texts before they are saved, and keeps nothing of it', async () => {
    const before = await at.shown('/')
    const content = { ...home.template, hero: { ...home.template.hero, title: 'Nur ein Entwurf' } }
    const preview = await at.change('POST', '/api/texts/home/preview', { content })
    expect(preview.headers.get('Content-Type')).toContain('text/html')
    expect(await preview.text()).toContain('Nur ein Entwurf')
    expect(await at.shown('/')).toBe(before)
    const saved = await at.app.request('/api/texts/home')
    expect(await saved.json()).toMatchObject({ data: { isTemplate: true } })
  })

  it('tells each of two saves at the same time about its own pages', async () => {
    const [mine, theirs] = await Promise.all(
      [at.truck, at.other].map(async ({ id }) => {
        const response = await at.change('PUT', `/api/products/${id}`, { location: 'Bremen' })
        return parsePublished(response.headers.get('X-Published'))?.paths
      }),
    )
    expect(mine).toContain(`/produkt/${at.truck.id}`)
    expect(mine).not.toContain(`/produkt/${at.other.id}`)
    expect(theirs).toContain(`/produkt/${at.other.id}`)
    expect(theirs).not.toContain(`/produkt/${at.truck.id}`)
  })

  it('tells a save about its pages although a visitor’s request noticed it first', async () => {
    await at.base.call('PUT', `/api/products/${at.truck.id}`, {
      token: at.base.token,
      body: { price: 44_444 },
    })
    await at.freshness.catchUp()
    const [{ id } = { id: 0 }] = await at.base.query<{ id: number }>(
      'select max(id) as id from publication',
    )
    const { paths } = await at.publisher.publishChange(id)
    expect(paths).toContain(`/produkt/${at.truck.id}`)
    expect(await at.shown(`/produkt/${at.truck.id}`)).toContain('44444')
  })

  it('counts no page that is gone or could not be rendered', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    at.site.broken.add('/kategorie/diesel')
    const response = await at.change('DELETE', `/api/products/${at.truck.id}`)
    const { paths } = parsePublished(response.headers.get('X-Published')) ?? {}
    expect(paths).toContain('/')
    expect(paths).not.toContain('/kategorie/diesel')
    expect(paths).not.toContain(`/produkt/${at.truck.id}`)
    silence.mockRestore()
  })

  it('moves a product between the pages of its old and its new category', async () => {
    await at.change('PUT', `/api/products/${at.truck.id}`, { categoryId: 3 })
    expect(await at.shown('/kategorie/diesel')).not.toContain('Linde H30')
    expect(await at.shown('/kategorie/compact')).toContain('Linde H30')
  })

  it('renders the lists of used machines and of those to let again when a condition or a rent changes', async () => {
    const lists = ['/gebrauchte-stapler', '/stapler-mieten']
    const rendered = async (body: object) => {
      at.site.rendered.length = 0
      await at.change('PUT', `/api/products/${at.other.id}`, body)
      await at.publisher.idle()
      return at.site.rendered.filter((path) => lists.includes(path)).sort()
    }
    await at.change('PUT', `/api/products/${at.other.id}`, { condition: 'new' })
    expect(await rendered({ price: 80_000 })).toEqual([])
    expect(await rendered({ condition: 'demo' })).toEqual(['/gebrauchte-stapler'])
    expect(await at.shown('/gebrauchte-stapler')).toContain('Still RX')
    expect(await rendered({ rent: { day: 95 } })).toEqual(lists)
    expect(await at.shown('/stapler-mieten')).toContain('Still RX')
    expect(await rendered({ rent: null })).toEqual(lists)
    expect(await rendered({ condition: 'new' })).toEqual(['/gebrauchte-stapler'])
    expect(await at.shown('/gebrauchte-stapler')).not.toContain('Still RX')
  })

  it('hides a product that becomes inactive, also from its neighbours', async () => {
    const neighbour = await at.base.addProduct({ title: 'Nachbar', price: 31_000 })
    await at.freshness.catchUp()
    expect(await at.shown(`/produkt/${neighbour.id}`)).toContain('ähnlich: Linde H30')
    await at.change('PUT', `/api/products/${at.truck.id}`, { status: 'inactive' })
    expect(await at.shown(`/produkt/${neighbour.id}`)).not.toContain('Linde H30')
    expect(await at.shown('/')).not.toContain('Linde H30')
  })

  it('moves a machine that is sold or free again in every list, also where it was not in sight', async () => {
    const sold = await at.base.addProduct({ title: 'Wieder frei', status: 'sold', featured: true })
    for (let number = 0; number < 12; number++)
      await at.base.addProduct({ title: `Maschine ${number}`, featured: true })
    await at.freshness.catchUp()
    const lists = ['/', '/alle-gabelstapler', '/kategorie/all', '/kategorie/diesel']
    for (const path of lists) expect(await at.shown(path), path).not.toContain('Wieder frei')
    for (const { id } of (await at.base.get<Product[]>('/api/products?search=maschine')).data)
      await at.change('PUT', `/api/products/${id}`, { status: 'reserved' })

    await at.change('PUT', `/api/products/${sold.id}`, { status: 'active' })
    for (const path of lists) expect(await at.shown(path), path).toContain('Wieder frei')
    await at.change('PUT', `/api/products/${sold.id}`, { status: 'sold' })
    for (const path of lists) expect(await at.shown(path), path).not.toContain('Wieder frei')
  })

  it('shows a renamed category wherever its name stands', async () => {
    await at.change('PUT', '/api/categories/diesel', { name: 'Dieselriesen' })
    await at.publisher.idle()
    for (const path of ['/', '/kategorie/diesel', '/kategorie/electric', `/produkt/${at.truck.id}`])
      expect(await at.shown(path), path).toContain('Dieselriesen')
  })

  it('names the pages of the last change by the machine or the category that they show', async () => {
    await at.change('PUT', '/api/categories/diesel', { name: 'Dieselriesen' })
    await at.publisher.idle()
    await at.change('PUT', `/api/products/${at.truck.id}`, { price: 27_000 })
    const { data } = await (await at.change('GET', '/api/publish')).json()
    for (const page of [
      { path: '/', name: 'Startseite' },
      { path: '/kategorie/diesel', name: 'Dieselriesen' },
      { path: `/produkt/${at.truck.id}`, name: 'Linde H30' },
    ])
      expect(data.lastPages).toContainEqual(page)
  })

  it('publishes nothing for an inquiry or a change that says nothing', async () => {
    at.site.rendered.length = 0
    await at.change('PUT', `/api/products/${at.truck.id}`, {})
    await at.app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'K',
        email: 'k@firma.example',
        message: 'Bitte um ein Angebot',
        productId: at.truck.id,
      }),
    })
    await at.shown('/')
    expect(at.site.rendered).toEqual([])
  })

  it('renders a dropped page once, however many ask for it', async () => {
    await at.losePage(`/produkt/${at.truck.id}`)
    at.site.rendered.length = 0
    await Promise.all(Array.from({ length: 1000 }, () => at.shown(`/produkt/${at.truck.id}`)))
    expect(at.site.rendered).toEqual([`/produkt/${at.truck.id}`])
  })

  it('answers a save although a page cannot be rendered, never shows the old page, and recovers', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    at.site.broken.add(`/produkt/${at.truck.id}`)
    await at.change('PUT', `/api/products/${at.truck.id}`, { price: 22_222 })
    await expect(at.shown(`/produkt/${at.truck.id}`)).rejects.toThrow()
    expect(at.publisher.status().failures).toMatchObject([
      { path: `/produkt/${at.truck.id}`, error: 'Status 500, Näheres im Protokoll des Servers' },
    ])
    expect(await at.shown('/kategorie/diesel')).toContain('22222')

    at.site.broken.clear()
    await at.publisher.retry()
    expect(at.publisher.status().failures).toEqual([])
    expect(await at.shown(`/produkt/${at.truck.id}`)).toContain('22222')
    silence.mockRestore()
  })

  it('catches up at the start with changes that were made while nobody published', async () => {
    await at.publisher.close()
    await at.base.call('PUT', `/api/products/${at.truck.id}`, {
      token: at.base.token,
      body: { price: 12_345 },
    })
    await at.open()
    expect(await at.shown(`/produkt/${at.truck.id}`)).toContain('12345')
    expect(await at.shown('/kategorie/diesel')).toContain('12345')
  })

  it('takes no page back at the start before it could read what has changed', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    await at.publisher.close()
    await at.base.call('PUT', `/api/products/${at.truck.id}`, {
      token: at.base.token,
      body: { price: 12_345 },
    })
    await at.base.query('alter table publication rename to away')
    await at.open()
    const pages = join(at.base.config.dataDir, 'published', 'pages')
    expect(await readdir(pages, { recursive: true })).toEqual([])
    await at.base.query('alter table away rename to publication')
    expect(await at.shown(`/produkt/${at.truck.id}`)).toContain('12345')
    silence.mockRestore()
  })

  it('does not go on comparing its pages when it is stopped, however many they are', async () => {
    await at.publisher.close()
    const { publisher } = await startSite(at.base, createTestSite('one'))
    await publisher.close()
    const pages = join(at.base.config.dataDir, 'published', 'pages')
    expect(await readdir(pages, { recursive: true })).toEqual([])
    await at.open()
    expect(at.publisher.pages.isPublished(`/produkt/${at.truck.id}`)).toBe(true)
  })

  it('renders nothing before its start, although another process has it follow a change', async () => {
    const newcomer = createTestSite('two')
    const { dataDir } = at.base.config
    const { publisher } = await startSite(
      at.base,
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
    expect(newcomer.rendered).toContain(`/produkt/${at.truck.id}`)
    expect(publisher.status().failures).toEqual([])
    await publisher.close()
  })

  it('keeps what is still right over a restart, and nothing of another build', async () => {
    await at.publisher.close()
    await at.open()
    expect(at.site.rendered).toEqual([])
    await at.publisher.close()
    await at.open('two')
    expect(at.site.rendered).toContain(`/produkt/${at.other.id}`)
  })
})
