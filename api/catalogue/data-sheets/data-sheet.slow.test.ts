import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import { DRAWING, rendering } from '../../../shared/images/image.ts'
import { priceText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { readPdf, withoutBlanks } from '../../base/files/paper/pdfs.testing.ts'
import { cleanUpDrawnFiles } from '../../operation/housekeeping/outdated-drawings.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { blank, upload } from '../images/images.testing.ts'

const SITE_URL = 'https://www.stapler.example'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ SITE_URL })
})
afterEach(() => test.close())

const ask = (product: Pick<Product, 'id'>, headers = {}) =>
  test.app.request(paths.dataSheet(product.id), { headers })

async function read(product: Pick<Product, 'id'>) {
  const response = await ask(product)
  expect(response.status).toBe(200)
  return readPdf(await response.arrayBuffer())
}

async function change(product: Product, body: Record<string, unknown>): Promise<Product> {
  const path = `/api/products/${product.id}`
  return (await test.call<Product>('PUT', path, { token: test.token, body })).data
}

const numbered = (count: number, name: string, value: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name} ${index + 1}`, `${value} ${index + 1}`]),
  )

const dimensions = { Tragkraft: '2,5 t', Hubhöhe: '4.500 mm', Bauhöhe: '2.060 mm', Länge: '3,2 m' }

it("answers a machine's drawing as a picture, drawn anew after a change", async () => {
  const product = await test.addProduct({ specifications: dimensions })
  const sketch = () => test.app.request(paths.sketch(product.id))
  const first = await sketch()
  expect(first.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await first.text()).toContain('4.500')
  await change(product, { specifications: { ...dimensions, Hubhöhe: '4.700 mm' } })
  expect(await (await sketch()).text()).toContain('4.700')
  await change(product, { specifications: {} })
  expect((await sketch()).status).toBe(404)
})

describe("a machine's report", () => {
  const ofReport = (id: number | string) => test.app.request(`/produkt/${id}/zustand.pdf`)
  const parts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      part: `Baugruppe ${index + 1}`,
      mark: (index % 5) + 1,
      note: `Befund ${index + 1}. ${'Geprüft und in Ordnung. '.repeat(15)}`,
    }))

  it('says of each part its mark and what was found, on as many pages as it takes', async () => {
    const product = await test.addProduct({
      conditionReport: parts(40),
      conditionAt: '2026-11-10',
    })
    const sheet = await readPdf(await (await ofReport(product.id)).arrayBuffer())
    expect(sheet.title).toBe('Zustandsbericht Linde H25')
    expect(sheet.text).toContain('Geprüftam10.11.2026.')
    for (const { part, note } of parts(40))
      for (const text of [part, note]) expect(sheet.text).toContain(withoutBlanks(text))
    for (const mark of ['1wieneu', '5mangelhaft']) expect(sheet.text).toContain(mark)
    expect(sheet.text).toContain(`Seite${sheet.pages}von${sheet.pages}`)
    expect(sheet.isTagged).toBe(true)
  })

  it('is not there without one and for machines that nobody sees', async () => {
    const none = await test.addProduct()
    const inactive = await test.addProduct({ conditionReport: parts(1), status: 'inactive' })
    for (const id of [none.id, inactive.id, 4711, 'x'])
      expect((await ofReport(id)).status, String(id)).toBe(404)
  })

  it('can be seen as a sample, whatever machines there are', async () => {
    const sheet = await readPdf(await (await test.app.request(paths.sampleReport)).arrayBuffer())
    expect(sheet.text).toContain('MustereinesElektrostaplers')
    expect(sheet.text).toContain('Ketten')
  })
})

describe("a machine's data sheet", () => {
  it('says what the page says: every value, the price, the dealer, the day and the address', async () => {
    const specifications = { ...dimensions, Ladegerät: '48 V / 100 A ≤ 3 h – „neu“', Öl: 'Жук' }
    const product = await test.addProduct({
      specifications,
      stockNumber: 'HH-2231',
      condition: 'refurbished',
      previousPrice: 23_000,
      rent: { day: 95, month: 900 },
    })
    const { text } = await read(product)
    const expected = [
      ...Object.keys(specifications),
      ...['2.500 kg', '4.500 mm', '2.060 mm', '3.200 mm', specifications.Ladegerät, 'Жук'],
      ...[product.title, product.brand, product.model, 'HH-2231', 'Generalüberholt', 'Hamburg'],
      ...['2020', 'Verfügbar', 'Dieselstapler', 'Abmessungen', 'Leistung', 'Sonstiges'],
      ...[priceText(product), '23.000 €', '95 € je Tag, 900 € je Monat'],
      ...[
        demoDealer.name,
        demoDealer.phone.label,
        demoDealer.email,
        formatDay(new Date().toISOString()),
      ],
      `${SITE_URL}${paths.product(product.id)}`,
    ]
    for (const part of expected) expect(text).toContain(withoutBlanks(part))
  })

  it('has the whole description, however long it is', async () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, index) => `Wort${index + 1}.`).join(' ')
    const description = `Aus erster Hand.\n\n${words(900)}`
    const { text } = await read(await test.addProduct({ description, specifications: dimensions }))
    expect(text).toContain('BeschreibungAusersterHand.')
    for (const number of [1, 450, 900]) expect(text).toContain(`Wort${number}.`)
    const none = await read(await test.addProduct({ description: '' }))
    expect(none.text).not.toContain('Beschreibung')
  })

  it('says what the page says of warranty and leasing, and no rate where no VAT is shown', async () => {
    const used = { condition: 'used', grade: 'B', price: 28_500 }
    const net = await read(await test.addProduct(used))
    expect(net.text).toContain(withoutBlanks('Garantie: 6 Monate auf Antrieb und Hydraulik'))
    expect(net.text).toContain(withoutBlanks('Leasing ab 549 € im Monat'))
    expect(net.text).toContain(withoutBlanks('unverbindliches Beispiel für Unternehmer'))
    const margin = await read(await test.addProduct({ ...used, priceKind: 'margin', grade: 'C' }))
    expect(margin.text).toContain('ohneGarantie')
    expect(margin.text).not.toContain('Leasing')
  })

  it('names no price of a sold machine', async () => {
    const { text } = await read(await test.addProduct({ status: 'sold', rent: { day: 95 } }))
    expect(text).toContain('Verkauft')
    expect(text).not.toContain('€')
  })

  it('is a tagged document with title, language and its own fonts', async () => {
    const bytes = await blank(400, 300).jpeg().toBuffer()
    const { data } = await upload(test, [['blau.jpg', bytes]])
    const images = [data.uploaded[0]?.urls.large]
    const product = await test.addProduct({ images, specifications: dimensions })
    const sheet = await read(product)
    expect(sheet).toMatchObject({
      title: 'Datenblatt Linde H25',
      language: 'de-DE',
      isTagged: true,
      showsTitle: true,
      isLandscape: false,
      fonts: 3,
      embeddedFonts: 3,
    })
    expect(sheet.tags.filter((tag) => /^(?:H\d|Figure)/.test(tag))).toEqual([
      'H1',
      `Figure: QR-Code zur Seite der Maschine: ${SITE_URL}${paths.product(product.id)}`,
      'Figure: Linde H25',
      'H2',
      'H3',
      'H3',
      'H2',
      expect.stringMatching(/^Figure: Maßskizze\. .*Hubhöhe 4\.500.mm/),
    ])
    for (const tag of ['L', 'LI', 'Lbl', 'LBody']) expect(sheet.tags).toContain(tag)
  })

  it('says that a picture is a drawing or rendered, and of a photograph nothing', async () => {
    await using folder = await test.images.incoming()
    const file = join(folder.path, 'bild.png')
    await blank(400, 300).png().toFile(file)
    for (const [mark, alt, kind] of [
      [DRAWING, 'Linde H25 (Zeichnung)', 'Zeichnung'],
      [rendering('vorn'), 'Linde H25, von schräg vorn (3D-Darstellung)', '3D-Darstellung'],
      ['', 'Linde H25', undefined],
    ] as const) {
      const { urls } = await test.images.add(file, mark)
      const sheet = await read(await test.addProduct({ images: [urls.large] }))
      expect(sheet.tags).toContain(`Figure: ${alt}`)
      expect(/Zeichnung|3D-Darstellung/.exec(sheet.text)?.[0]).toBe(kind)
    }
  })

  it('has at most two pages for forty figures, and as many as it takes for a hundred long ones', async () => {
    const forty = { ...dimensions, ...numbered(36, 'Kenngröße', '1.234 mm, gemessen') }
    const short = await read(await test.addProduct({ specifications: forty }))
    expect(short.pages).toBeLessThanOrEqual(2)

    const hundred = numbered(100, 'Eigenschaft mit langem Namen', 'Wort'.repeat(80))
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsstapler'.repeat(3)
    const long = await read(await test.addProduct({ title, specifications: hundred }))
    for (const part of [title, ...Object.entries(hundred).flat()])
      expect(long.text).toContain(withoutBlanks(part))
    expect(long.text).toContain(`Seite${long.pages}von${long.pages}`)
  })

  it('never says a price that is on request', async () => {
    const product = await test.addProduct({
      priceKind: 'onRequest',
      price: 61_234,
      previousPrice: 71_235,
      specifications: {},
    })
    const { text } = await read(product)
    expect(text).toContain('PreisaufAnfrage')
    expect(text).not.toMatch(/61.?234|71.?235/)
  })

  it('shows a change at once, and one of the name of its category, too', async () => {
    const product = await test.addProduct()
    expect((await read(product)).text).toContain('20.000€')
    await change(product, { price: 18_500, priceKind: 'margin' })
    const body = { name: 'Verbrennerstapler' }
    await test.call('PUT', `/api/categories/${product.categoryId}`, { token: test.token, body })
    const { text } = await read(product)
    expect(text).toContain('18.500€Differenzbesteuert')
    expect(text).toContain('Verbrennerstapler')
    expect(text).not.toContain('Dieselstapler')
  })

  it('answers 304 to a reader who has it, and search engines show the page instead', async () => {
    const product = await test.addProduct()
    const first = await ask(product)
    expect(first.headers.get('Content-Type')).toBe('application/pdf')
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    expect(first.headers.get('Content-Disposition')).toContain('Datenblatt%20Linde%20H25.pdf')
    const page = `<${SITE_URL}${paths.product(product.id)}>; rel="canonical"`
    expect(first.headers.get('Link')).toBe(page)
    const etag = first.headers.get('ETag') ?? ''
    expect((await ask(product, { 'If-None-Match': etag })).status).toBe(304)
    await change(product, { price: 1 })
    expect((await ask(product, { 'If-None-Match': etag })).status).toBe(200)
  })

  it('is not there for unknown and inactive machines', async () => {
    const inactive = await test.addProduct({ status: 'inactive' })
    for (const id of [inactive.id, 4711, 0, 99_999_999_999])
      expect((await ask({ id })).status, String(id)).toBe(404)
  })

  it('is drawn once for its content, the same byte for byte, and deleted when it is outdated', async () => {
    const product = await test.addProduct()
    const files = () => readdir(test.dataSheets.files.folder)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(product)))
    const [etag, ...others] = new Set(answers.map(({ headers }) => headers.get('ETag')))
    expect(others).toEqual([])
    const [drawn = '', ...more] = await files()
    expect(more).toEqual([])
    await rm(join(test.dataSheets.files.folder, drawn))
    expect((await ask(product)).headers.get('ETag')).toBe(etag)

    await change(product, { price: 1 })
    await cleanUpDrawnFiles(test.dataSheets, test.database.db)
    expect(await files()).toEqual([])
    expect((await ask(product)).headers.get('ETag')).not.toBe(etag)
    await cleanUpDrawnFiles(test.dataSheets, test.database.db)
    expect(await files()).toHaveLength(1)
  })
})
