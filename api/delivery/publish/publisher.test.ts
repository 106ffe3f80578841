import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parsePublished } from '../../../shared/operation/publish.ts'
import { createPublishedSite, type PublishedSite } from './testing/published-site.ts'

let at: PublishedSite
beforeEach(async () => {
  at = await createPublishedSite()
})
afterEach(() => at.close())

describe('publishing', () => {
  it('has a change on every page that shows it when the change is answered, and touches no other page', async () => {
    at.site.rendered.length = 0
    const response = await at.change('PUT', `/api/products/${at.truck.id}`, { price: 27_000 })
    const affected = [
      '/',
      '/alle-gabelstapler',
      '/gebrauchte-stapler',
      '/kategorie/all',
      '/kategorie/diesel',
      '/en',
      `/produkt/${at.truck.id}`,
      `/en/machine/${at.truck.id}`,
    ]
    expect([...at.site.rendered].sort()).toEqual([...affected].sort())
    const published = parsePublished(response.headers.get('X-Published'))
    expect(published?.paths.toSorted()).toEqual(affected.toSorted())
    expect(published?.paths.at(-1), 'single machines come last').toBe(`/en/machine/${at.truck.id}`)
    expect(at.publisher.status().lastPages).toContain('/')
    for (const path of affected) expect(await at.shown(path), path).toContain('27000')
    expect(at.site.rendered).toHaveLength(affected.length)
  })

  it('shows a new product in its lists and takes a deleted one from all of them', async () => {
    const created = await at.change('POST', '/api/products', {
      ...at.truck,
      title: 'Hyster H2.5',
      featured: false,
      createdAt: undefined,
    })
    const { data } = await created.json()
    expect(at.publisher.pages.isPublished(`/produkt/${data.id}`)).toBe(true)
    expect(await at.shown('/kategorie/diesel')).toContain('Hyster H2.5')

    await at.change('DELETE', `/api/products/${data.id}`)
    expect(at.publisher.pages.isPublished(`/produkt/${data.id}`)).toBe(false)
    expect(await at.shown('/kategorie/diesel')).not.toContain('Hyster H2.5')
    expect(await at.shown('/alle-gabelstapler')).not.toContain('Hyster H2.5')
  })

  it('has a page in English of each machine, which comes and goes with the German one', async () => {
    const page = (id: number) => at.publisher.pages.isPublished(`/en/machine/${id}`)
    const created = await at.change('POST', '/api/products', {
      ...at.truck,
      title: 'Hyster H2.5',
      createdAt: undefined,
    })
    const { data } = await created.json()
    expect(page(data.id)).toBe(true)
    expect(await at.shown('/en')).toContain('Hyster H2.5')
    await at.change('PUT', `/api/products/${data.id}`, { status: 'inactive' })
    expect(page(data.id)).toBe(false)
    expect((await at.app.request(`/en/machine/${data.id}`)).status).toBe(404)
    expect(await at.shown('/en')).not.toContain('Hyster H2.5')
    await at.change('DELETE', `/api/products/${at.truck.id}`)
    expect(page(at.truck.id)).toBe(false)
    expect((await at.app.request(`/en/machine/${at.truck.id}`)).status).toBe(404)
  })

  it('takes all pages in English away with the switch, and brings them back with it', async () => {
    const all = ['/en', `/en/machine/${at.truck.id}`]
    const switched = (hasPages: boolean) =>
      at.change('PUT', '/api/settings', { english: { hasPages } })
    const published = () => all.filter((path) => at.publisher.pages.isPublished(path))
    const statuses = async () =>
      Promise.all(all.map(async (path) => (await at.app.request(path)).status))
    expect(published()).toEqual(all)

    await switched(false)
    expect(published()).toEqual([])
    expect(await statuses()).toEqual([404, 404])
    expect((await at.app.request('/en?search=linde')).status).toBe(404)
    expect(await (await at.app.request('/sitemap.xml')).text()).not.toContain('/en')

    await switched(true)
    expect(published()).toEqual(all)
    expect(await statuses()).toEqual([200, 200])
  })

  it('does not keep a rendering that a change overtook', async () => {
    await at.losePage(`/produkt/${at.truck.id}`)
    const release = at.site.holdNext()
    const first = at.shown(`/produkt/${at.truck.id}`)
    await at.site.held
    const saved = at.change('PUT', `/api/products/${at.truck.id}`, { price: 11_111 })
    await expect.poll(() => at.base.query('select id from publication')).toHaveLength(3)
    release()
    await saved
    expect(await first).toContain('11111')
    expect(await at.shown(`/produkt/${at.truck.id}`)).toContain('11111')
  })
})
