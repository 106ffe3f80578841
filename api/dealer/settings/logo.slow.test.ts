import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { readPdf } from '../../base/files/paper/pdfs.testing.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('the logo', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h9v9"/></svg>'
  const HARMFUL = SVG.replace('<path', '<script>alert(1)</script><path onload="alert(2)"')

  async function upload(content: BlobPart, name = 'logo.svg', token: string | null = test.token) {
    const body = new FormData()
    body.set('logo', new File([content], name))
    const response = await test.app.request('/api/settings/logo', {
      method: 'PUT',
      body,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    })
    return { status: response.status, ...(await response.json()) }
  }
  const logo = async () => (await test.get<Dealer>('/api/dealer')).data.logo
  const fetchLogo = async () => test.app.request((await logo())?.src ?? '/logo/none')

  it('is a drawing that can neither run nor load anything', async () => {
    expect((await upload(HARMFUL)).status).toBe(200)
    expect(await logo()).toMatchObject({ width: 120, height: 40 })
    const answer = await fetchLogo()
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
    const svg = await answer.text()
    expect(svg).toContain('d="M0 0h9v9"')
    expect(svg).not.toMatch(/script|alert|onload/)
  })

  it('is a picture no larger than the site needs, under an address of its own', async () => {
    const before = await logo()
    const png = await sharp({
      create: { width: 2000, height: 500, channels: 4, background: 'red' },
    })
      .png()
      .toBuffer()
    expect((await upload(new Uint8Array(png), 'logo.png')).status).toBe(200)
    expect(await logo()).toMatchObject({ width: 640, height: 160 })
    expect((await logo())?.src).not.toBe(before?.src)
    expect((await test.app.request(before?.src ?? '')).status).toBe(404)
    expect((await sharp(await (await fetchLogo()).arrayBuffer()).metadata()).width).toBe(640)
  })

  it('is a photograph, too, as it stands on a letterhead', async () => {
    const create = { width: 300, height: 100, channels: 3, background: 'red' } as const
    const jpeg = await sharp({ create }).jpeg().toBuffer()
    expect((await upload(new Uint8Array(jpeg), 'logo.jpg')).status).toBe(200)
    expect(await logo()).toMatchObject({ width: 300, height: 100 })
    expect((await fetchLogo()).headers.get('Content-Type')).toBe('image/png')
  })

  it.each([
    ['a text', 'kein Bild'],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['half a picture', '\x89PNG\r\n\x1a\n'],
  ])('is not %s, and stays as it was then', async (_, content) => {
    const before = await logo()
    const { status, details } = await upload(content)
    expect(status).toBe(400)
    expect(details).toEqual({ logo: ['Das Logo muss eine SVG-, PNG- oder JPG-Datei sein'] })
    expect(await logo()).toEqual(before)
  })

  it('is refused with letters, whose font a server may not have', async () => {
    const { status, error } = await upload(SVG.replace('<path', '<text>Weser</text><path'))
    expect(status).toBe(400)
    expect(error).toContain('in Pfade um')
  })

  it('is drawn as papers draw it before it is taken, in whatever units', async () => {
    expect((await upload(SVG.replace('120', '8000').replace('40', '3000'))).status).toBe(200)
    expect(await logo()).toMatchObject({ width: 8000, height: 3000 })
    const { id } = await test.addProduct()
    const sheet = await test.app.request(paths.dataSheet(id))
    expect((await readPdf(await sheet.arrayBuffer())).tags).toContain(`Figure: ElbStapler GmbH`)
  })

  it('may be as large as the screen says', async () => {
    const filled = (bytes: number) => {
      const end = '<!---->'
      return `${SVG}${end.slice(0, 4)}${'x'.repeat(bytes - SVG.length - end.length)}${end.slice(4)}`
    }
    expect((await upload(filled(500 * 1024))).status).toBe(200)
    expect(await upload(filled(500 * 1024 + 1))).toMatchObject({
      status: 413,
      error: 'Das Logo darf höchstens 500 KB groß sein',
    })
  })

  it('is refused when it is too large, no file or sent by a visitor', async () => {
    expect((await upload('x'.repeat(600 * 1024))).status).toBe(413)
    expect((await upload(SVG, 'logo.svg', null)).status).toBe(401)
    const noForm = await test.call('PUT', '/api/settings/logo', { token: test.token, body: {} })
    expect(noForm.status).toBe(415)
  })

  it('gives way to the mark of the site', async () => {
    await test.call('DELETE', '/api/settings/logo', { token: test.token })
    expect(await logo()).toBeNull()
  })
})
