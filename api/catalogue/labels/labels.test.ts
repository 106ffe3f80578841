import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import { labelPlace, labelSheets, MOST_LABELS } from '../../../shared/product/label-sheets.ts'
import { readPdf } from '../../base/files/paper/pdfs.testing.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

const SITE_URL = 'https://stapler.example'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ SITE_URL })
})
afterEach(() => test.close())

const ask = (body: unknown, token: string | null = test.token) =>
  test.app.request('/api/products/labels', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

async function read(body: unknown) {
  const response = await ask(body)
  expect(response.status).toBe(200)
  return readPdf(await response.arrayBuffer())
}

describe('sheets of labels', () => {
  it('name number and model of each machine, beside a code that leads to it', async () => {
    const numbered = await test.addProduct({ stockNumber: 'L-1042', status: 'inactive' })
    const plain = await test.addProduct({ brand: 'Still', model: 'RX 20' })
    const response = await ask({ ids: [plain.id, numbered.id], sheet: '63.5x38.1' })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Etiketten.pdf"',
      'cache-control': 'no-store',
    })
    const sheets = await readPdf(await response.arrayBuffer())
    expect(sheets).toMatchObject({
      title: 'Etiketten',
      language: 'de-DE',
      isLandscape: false,
      isTagged: true,
      pages: 1,
      text: `Nr.${plain.id}StillRX20L-1042LindeH25`,
    })
    expect(sheets.tags.filter((tag) => tag.startsWith('Figure'))).toEqual(
      [plain, numbered].map(
        ({ id }) => `Figure: QR-Code zur Maschine: ${SITE_URL}${paths.adminYard(id)}`,
      ),
    )
  })

  it('begin where a used sheet has its first label left, and go on on the next one', async () => {
    const numbers = ['A-1', 'B-2', 'C-3']
    const added = numbers.map((stockNumber) => test.addProduct({ stockNumber }))
    const ids = (await Promise.all(added)).map(({ id }) => id)
    const sheet = labelSheets['99.1x67.7']
    const { pages, places } = await read({ ids, sheet: '99.1x67.7', first: 7 })
    expect(pages).toBe(2)
    const expected = [
      { page: 1, ...labelPlace(sheet, 7) },
      { page: 1, ...labelPlace(sheet, 8) },
      { page: 2, ...labelPlace(sheet, 1) },
    ]
    for (const [index, { page, x, y }] of expected.entries()) {
      const number = places.find(({ text }) => text === numbers[index])
      expect(number?.page).toBe(page)
      expect(number?.x).toBeGreaterThan(x)
      expect(number?.x).toBeLessThan(x + sheet.width / 2)
      expect(number?.y).toBeGreaterThan(y)
      expect(number?.y).toBeLessThan(y + sheet.height)
    }
  })

  it('leave out machines that there are not, and are not made of those alone', async () => {
    const { id } = await test.addProduct({ stockNumber: 'L-7' })
    const { text } = await read({ ids: [id + 1, id], sheet: '70x36' })
    expect(text).toBe('L-7LindeH25')
    const response = await ask({ ids: [id + 1], sheet: '70x36' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'Diese Maschinen gibt es nicht mehr' })
  })

  it('hold the longest number and name that a machine may have', async () => {
    const stockNumber = 'HAMBURG-2024-'.padEnd(40, '0123456789')
    const { id } = await test.addProduct({ stockNumber, model: 'Modell '.repeat(28).trim() })
    const { text, places } = await read({ ids: [id], sheet: '63.5x33.9' })
    expect(text).toContain(stockNumber)
    const { height } = labelSheets['63.5x33.9']
    const { y } = labelPlace(labelSheets['63.5x33.9'], 1)
    for (const place of places) expect(place.y).toBeLessThan(y + height - 3)
  })
})

describe('what cannot be printed is refused', () => {
  const tooMany = Array.from({ length: MOST_LABELS + 1 }, (_, index) => index + 1)
  it.each([
    ['an unknown sheet', { sheet: 'A5' }, 'sheet', 'Diesen Etikettenbogen kennen wir nicht'],
    ['no machine', { ids: [] }, 'ids', 'Bitte wählen Sie mindestens eine Maschine'],
    ['501 machines', { ids: tooMany }, 'ids', 'Höchstens 500 Etiketten auf einmal'],
    [
      'a label behind the last',
      { first: 22 },
      'first',
      'So viele Etiketten hat dieser Bogen nicht',
    ],
    ['half a label', { first: 1.5 }, 'first', /ab welchem Etikett/],
  ])('%s', async (_, change, field, message) => {
    const response = await ask({ ids: [1], sheet: '63.5x38.1', first: 1, ...change })
    expect(response.status).toBe(400)
    const { details } = await response.json()
    expect(details).toEqual({ [field]: [expect.stringMatching(message)] })
  })

  it('whoever is not logged in', async () => {
    expect((await ask({ ids: [1], sheet: '70x36' }, null)).status).toBe(401)
  })
})
