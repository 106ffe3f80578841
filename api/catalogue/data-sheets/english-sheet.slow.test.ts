import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import { germanWords } from '../../../shared/testing/german-words.ts'
import { englishDay } from '../../../shared/writing/english.ts'
import { readPdf, withoutBlanks } from '../../base/files/paper/pdfs.testing.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

const SITE_URL = 'https://www.stapler.example'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ SITE_URL })
})
afterEach(() => test.close())

const ask = (id: number) => test.app.request(paths.english.dataSheet(id))

describe("a machine's data sheet in English", () => {
  it('says in English what the German one says, with the price ex works and +49', async () => {
    const { id, title } = await test.addProduct({
      specifications: {
        Tragkraft: '2,5 t',
        Hubhöhe: '4.500 mm',
        Bauhöhe: '2.060 mm',
        Länge: '3,2 m',
        Antrieb: 'Diesel',
        Mast: 'Triplex',
      },
      condition: 'used',
      grade: 'B',
      price: 28_500,
      previousPrice: 30_000,
      rent: { day: 95 },
      stockNumber: 'HH-2231',
      description: '',
      descriptionEn: 'First owner, serviced by the maker.',
    })
    const response = await ask(id)
    expect(response.headers.get('Content-Disposition')).toContain('Data%20sheet%20Linde%20H25.pdf')
    const page = `<${SITE_URL}${paths.english.product(id)}>; rel="canonical"`
    expect(response.headers.get('Link')).toBe(page)
    const sheet = await readPdf(await response.arrayBuffer())
    expect(sheet).toMatchObject({ title: `Data sheet ${title}`, language: 'en-GB' })
    for (const part of [
      ...['Load capacity', '2,500 kg', 'Lift height', '4,500 mm', 'Triplex (three-stage)'],
      ...['€28,500.00', '€30,000.00', 'ex works Hamburg', 'Warranty: 6 months', 'HH-2231'],
      ...['To rent: €95.00 per day', 'Leasing from', 'First owner', 'Dimensional sketch'],
      ...['+49 40 66969-100', `as of ${englishDay(new Date())}`, 'page 1 of', 'Diesel forklift'],
      ...[`${SITE_URL}/en/machine/${id}`, 'Available', 'Condition grade', '4,500'],
      'Fits through the door of a standard container',
    ])
      expect(sheet.text).toContain(withoutBlanks(part))
    // The brand's own words, and those that English shares, stand there, too.
    const forgotten = germanWords.filter(
      (word) => word.length > 5 && sheet.text.includes(withoutBlanks(word)),
    )
    expect(forgotten).toEqual([])
  })

  it('has the condition report beside it, with names and marks in English and the notes as they are typed', async () => {
    const { id } = await test.addProduct({
      conditionReport: [
        { part: 'Ketten', mark: 2, note: 'Längung 1,1 %.' },
        { part: 'Sonderbau', mark: 4, note: '' },
      ],
      conditionAt: '2026-11-10',
      grade: 'B',
      stockNumber: 'HH-2231',
      specifications: { Betriebsstunden: '4.120 h' },
    })
    const response = await test.app.request(paths.english.conditionReport(id))
    expect(response.headers.get('Content-Disposition')).toContain('Condition%20report%20Linde')
    const page = `<${SITE_URL}${paths.english.product(id)}>; rel="canonical"`
    expect(response.headers.get('Link')).toBe(page)
    const report = await readPdf(await response.arrayBuffer())
    expect(report).toMatchObject({ title: 'Condition report Linde H25', language: 'en-GB' })
    for (const part of [
      ...['Checked on 10 November 2026', 'Marks: 1 as new', 'Chains', '2 good', 'Sonderbau'],
      ...['4 due soon', 'Längung 1,1 %.', 'Condition grade', 'HH-2231', '4,120 h', '+49 40'],
      ...['Findings and what was done (in German)', `${SITE_URL}/en/machine/${id}`, 'page 1 of'],
    ])
      expect(report.text).toContain(withoutBlanks(part))
    for (const german of ['Zustandsbericht', 'Baugruppe', 'Befund', 'Ketten', 'Betriebsstunden'])
      expect(report.text).not.toContain(german)
    const without = await test.addProduct()
    const none = await test.app.request(paths.english.conditionReport(without.id))
    expect(none.status).toBe(404)
  })

  it('is not there for unknown and inactive machines, nor without English pages', async () => {
    const shown = await test.addProduct()
    const inactive = await test.addProduct({ status: 'inactive' })
    expect((await ask(shown.id)).status).toBe(200)
    for (const id of [inactive.id, 4711, 0]) expect((await ask(id)).status, String(id)).toBe(404)
    const body = { english: { hasPages: false } }
    await test.call('PUT', '/api/settings', { token: test.token, body })
    expect((await ask(shown.id)).status).toBe(404)
  })
})
