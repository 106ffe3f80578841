import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { readPdf } from '../../base/files/paper/pdfs.testing.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const ask = (id: number, token?: string) =>
  test.app.request(paths.sign(id), {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })

describe("the sign for a machine's windscreen", () => {
  it('names the model, five figures, the price and the dealer across one sheet', async () => {
    const product = await test.addProduct({
      status: 'inactive',
      specifications: {
        Tragkraft: '2,5 t',
        Hubhöhe: '4,5 m',
        Bauhöhe: '2.060 mm',
        Betriebsstunden: '2310',
        Freihub: '1.410 mm',
      },
    })
    const response = await ask(product.id, test.token)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.has('ETag')).toBe(true)
    const sign = await readPdf(await response.arrayBuffer())
    expect(sign).toMatchObject({
      title: 'Aushang Linde H25',
      language: 'de-DE',
      isLandscape: true,
      isTagged: true,
      pages: 1,
    })
    const facts = ['2.500kg', '4.500mm', '2.060mm', '2020', '2.310h']
    for (const part of [...facts, 'LindeH25', '20.000€zzgl.MwSt.', demoDealer.phone.label])
      expect(sign.text).toContain(part.replaceAll(' ', ''))
    expect(sign.text).not.toContain('1.410')
  })

  it.each([
    ['sign', paths.sign],
    ['data sheet', paths.dataSheet],
  ])('bears the logo of a dealer who has one, as does their data sheet: %s', async (_, path) => {
    const { id } = await test.addProduct()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><path d="M0 0h160v40z"/></svg>'
    const body = new FormData()
    body.set('logo', new File([svg], 'logo.svg'))
    const headers = { Authorization: `Bearer ${test.token}` }
    await test.app.request('/api/settings/logo', { method: 'PUT', body, headers })
    const response = await test.app.request(path(id), { headers })
    const { tags, text } = await readPdf(await response.arrayBuffer())
    expect(tags).toContain(`Figure: ${demoDealer.name}`)
    expect(text).toContain(demoDealer.phone.label.replaceAll(' ', ''))
  })

  it('says nothing of a price on request', async () => {
    const product = await test.addProduct({ priceKind: 'onRequest', price: 61_234 })
    const response = await ask(product.id, test.token)
    const { text } = await readPdf(await response.arrayBuffer())
    expect(text).toContain('PreisaufAnfrage')
    expect(text).not.toMatch(/61.?234/)
  })

  it('is for the administrator alone', async () => {
    const { id } = await test.addProduct()
    expect((await ask(id)).status).toBe(401)
    expect((await ask(id, 'falsch')).status).toBe(401)
    expect((await ask(id + 1)).status).toBe(401)
    expect((await ask(id + 1, test.token)).status).toBe(404)
  })
})
