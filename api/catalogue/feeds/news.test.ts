import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { checkXml } from './validity/validators.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.stapler.example' })
})
afterEach(() => test.close())

const ask = (headers: Record<string, string> = {}) => test.app.request('/neu.atom', { headers })
const read = async () => (await ask()).text()

describe('the feed of new machines', () => {
  it('is valid, with and without machines', async () => {
    await checkXml(Buffer.from(await read()), 'atom.xsd')
    await test.addProduct({ images: ['/uploads/large/abc.webp'], description: '<b> & ]]>' })
    const response = await ask()
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    await checkXml(Buffer.from(await response.text()), 'atom.xsd')
  })

  it('names itself, the site, and each machine by its page, the newest first', async () => {
    const first = await test.addProduct()
    const second = await test.addProduct()
    await test.addProduct({ status: 'inactive' })
    const text = await read()
    const ids = [...text.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
    const site = 'https://www.stapler.example'
    expect(ids).toEqual([
      `${site}/neu.atom`,
      `${site}/produkt/${second.id}`,
      `${site}/produkt/${first.id}`,
    ])
    expect(text).toContain(`rel="self" type="application/atom+xml" href="${site}/neu.atom"`)
    expect(text).toContain(`rel="alternate" type="text/html" href="${site}/alle-gabelstapler"`)
  })

  it('names the thirty newest', async () => {
    for (let n = 0; n < 31; n++) await test.addProduct({ title: `Maschine ${n}` })
    const text = await read()
    expect(text.match(/<entry>/g)).toHaveLength(30)
    expect(text).not.toContain('<title>Maschine 0</title>')
  })

  it('tells nothing that visitors may not know', async () => {
    const secrets = { serialNumber: 'SN-4711', note: 'Mastschaden', previousPrice: 83_131 }
    await test.addProduct({ ...secrets, price: 73_129, priceKind: 'onRequest' })
    const text = await read()
    expect(text).toContain('Preis auf Anfrage')
    expect(text).not.toMatch(/73[.]?129|83[.]?131|SN-4711|Mastschaden/)
  })

  it('is kept until something that it shows changes', async () => {
    const { id } = await test.addProduct({ title: 'Vorher' })
    const seen = { 'If-None-Match': (await ask()).headers.get('ETag') ?? '' }
    expect((await ask(seen)).status).toBe(304)
    await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { title: 'Nachher' } })
    expect(await (await ask(seen)).text()).toContain('<title>Nachher</title>')
    await test.addProduct({ title: 'Neu im Hof' })
    expect(await read()).toContain('<title>Neu im Hof</title>')
  })
})
