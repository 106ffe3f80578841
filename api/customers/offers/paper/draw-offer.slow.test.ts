import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DEMO_NOTICE } from '../../../../shared/buying/notices.ts'
import { lineKindLabels } from '../../../../shared/offers/offer-input.ts'
import { BINDING, NOT_BINDING, type SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { totalsOf } from '../../../../shared/offers/totals.ts'
import { MARGIN_NOTE } from '../../../../shared/product/price.ts'
import { demoDealer } from '../../../../shared/testing/dealer.ts'
import { readPdf, withoutBlanks } from '../../../base/files/paper/pdfs.testing.ts'
import { drawOffer } from './draw-offer.ts'
import { line, offerOf } from './offers.testing.ts'

const ADDRESS = 'https://www.stapler.example/angebot/Zk3vQm8TqLw5'

const bytesOf = (content: SentOffer, address: string | null = ADDRESS) =>
  drawOffer(content, null, address)

async function read(change: Partial<SentOffer> = {}, address: string | null = ADDRESS) {
  const bytes = await bytesOf(offerOf(change), address)
  return readPdf(new Uint8Array(bytes).buffer)
}

function expectTexts({ text }: { text: string }, parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(withoutBlanks(part))
}

describe("an offer's paper", () => {
  it('says who offers what to whom, until when and on which terms', async () => {
    const paper = await read({
      lines: [line({ description: 'Baujahr 2019\n4.210 Betriebsstunden', quantity: 2 })],
    })
    expectTexts(paper, [
      ...['Möller Holzbau GmbH', 'Maria Möller', 'Am Sägewerk 4', '21465 Reinbek'],
      `${demoDealer.name} · ${demoDealer.street} · ${demoDealer.postalCode} ${demoDealer.city}`,
      ...['AN-2026-0042', '24.11.2026', 'A-2026-00042', 'Jens Hansen'],
      ...[demoDealer.phone.label, demoDealer.email],
      ...['vielen Dank für Ihre Anfrage', 'Linde H25D, Dieselstapler', '4.210 Betriebsstunden'],
      ...['2 18.500,00 € 37.000,00 €', 'Zwischensumme netto 37.000,00 €'],
      ...['zzgl. 19 % MwSt. 7.030,00 €', 'Gesamt brutto 44.030,00 €'],
      ...[`Gültig bis 24.12.2026 · ${NOT_BINDING}`, 'Etwa zwei Wochen', 'Vor Übergabe, ohne Abzug'],
      ...['Angebot nur für Unternehmer (§ 14 BGB)', 'Allgemeinen Geschäftsbedingungen (AGB)'],
      ...['Mit freundlichen Grüßen', ADDRESS],
      ...['Sitz Hamburg, Amtsgericht Hamburg, HRB 123456', 'Geschäftsführung: Anke Petersen'],
      ...['USt-IdNr. DE123456789', DEMO_NOTICE, 'Seite 1 von 1'],
    ])
    expect(paper.text).not.toMatch(/[Rr]echnung|Inzahlung|Brutto|25a|[Ss]teuerfrei|Entwurf/)
  })

  it('is a tagged document with a title, a language, its own fonts and a table', async () => {
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#ffb100' },
    })
      .jpeg()
      .toBuffer()
    const paper = await read({
      lines: [line({ productId: 7 }), line({ productId: 8, title: 'Still RX 20' })],
      intro: '',
      pictures: { 7: picture.toString('base64'), 8: 'bm8gcGljdHVyZQ==' },
    })
    expect(paper).toMatchObject({
      title: 'Angebot AN-2026-0042',
      language: 'de-DE',
      isTagged: true,
      showsTitle: true,
      isLandscape: false,
      fonts: 3,
      embeddedFonts: 3,
    })
    const outline = paper.tags.filter((tag) => /^(?:H\d|Figure|Table|TH|TR|Link)/.test(tag))
    expect(outline).toEqual([
      ...['H1', 'Table', 'THead', 'TR', 'TH', 'TH', 'TH', 'TH', 'TH'],
      ...['TR', 'Figure: Linde H25D, Dieselstapler', 'TR'],
      ...['Table', 'TR', 'TH', 'TR', 'TH', 'TR', 'TH'],
      ...[`Figure: QR-Code zur Seite Ihres Angebots: ${ADDRESS}`, 'H2', 'Link'],
    ])
  })

  it("shows the address in an envelope's window, the sender above it", async () => {
    const { places } = await read({ recipient: { ...offerOf().recipient, country: 'AT' } })
    const placeOf = (part: string) => places.find(({ text }) => text.includes(part))
    for (const part of ['Möller Holzbau', 'Maria Möller', 'Am Sägewerk', '21465', 'ÖSTERREICH']) {
      const { page, x = 0, y = 0 } = placeOf(part) ?? {}
      expect([page, x >= 20, x <= 105, y > 62.7, y < 90], part).toEqual([1, true, true, true, true])
    }
    const sender = placeOf(`${demoDealer.name} · `)
    expect(sender?.y).toBeGreaterThan(45)
    expect(sender?.y).toBeLessThan(62.7)
    const country = placeOf('ÖSTERREICH')
    expect(country?.y).toBeGreaterThan(placeOf('21465')?.y ?? 0)
  })

  it('leaves out what is not known of recipient and dealer, and of no demo dealer says that they are one', async () => {
    const recipient = { ...offerOf().recipient, company: '', street: '', postalCode: '' }
    const legal = { ...demoDealer.legal, managingDirector: '', registerNumber: '' }
    const dealer = { ...demoDealer, isDemo: false, legal }
    const { text } = await read({ recipient, dealer, deliveryTime: '', author: '' })
    expectTexts({ text }, ['Maria Möller', 'Reinbek'])
    expect(text).not.toMatch(/Lieferzeit|Kontakt|Geschäftsführung|HRB|USt-IdNr|Vorführung/)
  })

  it('says where to pay to, if the dealer has named an account', async () => {
    const bank = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
    expectTexts(await read({ bank }), ['Konto', 'DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX'])
    expect((await read({ bank: { iban: '', bic: '' } })).text).not.toContain('Konto')
  })

  it('says whether it binds the dealer', async () => {
    const { text } = await read({ binding: true })
    expectTexts({ text }, [BINDING])
    expect(text).not.toContain(withoutBlanks(NOT_BINDING))
  })

  it('says of a preview that it is a draft, on each page, and leads nowhere', async () => {
    const lines = Array.from({ length: 30 }, () => line())
    const paper = await read({ number: 'Entwurf', lines })
    expect(paper.title).toBe('Angebot (Entwurf)')
    expect(paper.text).not.toContain(ADDRESS)
    expect(paper.tags.some((tag) => tag.includes('QR-Code'))).toBe(false)
    const pages = paper.places.filter(({ text }) => text === 'Entwurf').map(({ page }) => page)
    expect(pages).toEqual([1, 2])
  })

  it('is the same byte for byte for the same content', async () => {
    const content = offerOf({ lines: [line(), line({ kind: 'tradeIn' })] })
    const first = await bytesOf(content)
    expect((await bytesOf(structuredClone(content))).equals(first)).toBe(true)
    expect((await bytesOf({ ...content, intro: 'Anders.' })).equals(first)).toBe(false)
  })
})

describe('what an offer comes to', () => {
  it('states no VAT of goods taxed by their margin, and each kind of price in its block', async () => {
    const both = await read({
      lines: [line({ unitPrice: 1_000 }), line({ unitPrice: 500, priceKind: 'margin' })],
    })
    expectTexts(both, [
      ...[MARGIN_NOTE, 'Zwischensumme netto 1.000,00 €', 'zzgl. 19 % MwSt. 190,00 €'],
      ...['Brutto 1.190,00 €', 'Differenzbesteuerte Ware (§ 25a UStG) 500,00 €'],
      'Gesamt 1.690,00 €',
    ])
    const margin = await read({ lines: [line({ unitPrice: 500, priceKind: 'margin' })] })
    expectTexts(margin, [MARGIN_NOTE, 'Differenzbesteuerte Ware (§ 25a UStG) 500,00 €'])
    expect(margin.text).not.toMatch(/zzgl|netto|Brutto/)
  })

  it.each([
    ['eu', 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b UStG)'],
    ['export', 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a UStG)'],
  ] as const)('names why there is no VAT: %s', async (taxMode, sentence) => {
    const recipient = { ...offerOf().recipient, country: 'AT', vatId: 'ATU12345678' }
    const paper = await read({ taxMode, recipient })
    expectTexts(paper, [sentence, 'Gesamt 18.500,00 €'])
    expect(paper.text).not.toMatch(/zzgl|MwSt/)
    const ids = withoutBlanks('Unsere USt-IdNr.: DE123456789, Ihre USt-IdNr.: ATU12345678')
    expect(paper.text.includes(ids)).toBe(taxMode === 'eu')
    const margin = await read({ taxMode, recipient, lines: [line({ priceKind: 'margin' })] })
    expect(margin.text).not.toContain(withoutBlanks(sentence))
  })

  it('lists what is optional in brackets, takes off discounts, and what is traded in at the end', async () => {
    const paper = await read({
      lines: [
        line({ unitPrice: 1_000 }),
        line({ kind: 'service', title: 'Zinken', unitPrice: 200, optional: true }),
        line({ kind: 'tradeIn', title: 'Alter Stapler', unitPrice: 300 }),
        line({ kind: 'discount', title: 'Nachlass', unitPrice: 100 }),
      ],
    })
    expectTexts(paper, [
      ...['2 Zinken Optional, nicht in der Summe 1 (200,00 €) (200,00 €)'],
      ...['3 Nachlass 1 −100,00 € −100,00 €', 'Zwischensumme netto 900,00 €'],
      ...['Gesamt brutto 1.071,00 €', '4 Alter Stapler 1 −300,00 € −300,00 €'],
      'abzüglich Inzahlungnahme −300,00 € Zu zahlen 771,00 €',
    ])
  })
})

describe('an offer of many pages', () => {
  const fifty = Array.from({ length: 50 }, (_, index) =>
    line({ title: `Stapler ${index + 1}`, description: 'Eins\nZwei\nLetzte Zeile' }),
  )

  it('repeats the head of the table, parts no line, and numbers its pages', async () => {
    const paper = await read({ lines: fifty })
    expect(paper.pages).toBeGreaterThan(2)
    for (let page = 1; page <= paper.pages; page++)
      expectTexts(paper, [`Seite ${page} von ${paper.pages}`])
    const pagesOf = (wanted: (text: string) => boolean) =>
      paper.places.filter(({ text }) => wanted(text)).map(({ page }) => page)
    const titles = pagesOf((text) => /^Stapler \d+$/.test(text))
    expect(titles).toHaveLength(50)
    expect(pagesOf((text) => text === 'Letzte Zeile')).toEqual(titles)
    expect(pagesOf((text) => text === 'Bezeichnung')).toEqual([...new Set(titles)])
    // The sums never stand without a line.
    expect(pagesOf((text) => text.startsWith('Zwischensumme'))).toEqual(titles.slice(-1))
  })
})

describe('hostile texts', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5).slice(0, 200)
  const lines400 = Array.from({ length: 401 }, (_, index) => `Zeile${index}`)

  it('are all there, and nothing leaves its page', async () => {
    const lines = [
      line({ title: word, description: lines400.join('\n') }),
      line({ title: 'مرحبا 😀', description: `😀${'x'.repeat(4_999)}` }),
      line({ unitPrice: 10_000_000, quantity: 999, optional: true }),
      line({ kind: 'tradeIn', title: word, unitPrice: 10_000_000, quantity: 999 }),
      ...Array.from({ length: 46 }, () => line({ title: word, unitPrice: 10_000_000 })),
    ]
    const paper = await read({
      lines,
      recipient: {
        name: word,
        company: word.toUpperCase(),
        street: word,
        postalCode: word.slice(0, 20),
        city: word.slice(0, 100),
        country: 'VC',
        vatId: '',
      },
      intro: '😀\n\n\n',
      closing: lines400.join('\n'),
      author: word,
    })
    expectTexts(paper, [
      ...[word, ...lines400, lineKindLabels.machine, 'x'.repeat(20)],
      ...['(9.990.000.000,00 €)', '−9.990.000.000,00 €', 'ST. VINCENT UND DIE GRENADINEN'],
    ])
    expect(paper.text.match(/x/g)?.length).toBeGreaterThanOrEqual(4_999)
    for (const { text, x, y } of paper.places)
      expect([x >= 20, x < 190, y > 10, y < 290], text).toEqual([true, true, true, true])
    const country = paper.places.find(({ text }) => text.startsWith('ST. VINCENT'))
    expect(country?.y).toBeLessThan(90)
  })

  it('are drawn in bounded time, however many there are', async () => {
    const description = 'x'.repeat(5_000)
    const lines = Array.from({ length: 50 }, () => line({ title: word, description }))
    const bytes = await bytesOf(offerOf({ lines }))
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(50)
  })

  it('may sum up to less than nothing, as long as it is a draft', async () => {
    const lines = [line({ unitPrice: 100 }), line({ kind: 'tradeIn', unitPrice: 500 })]
    const totals = totalsOf(lines, { taxMode: 'domestic', vatRate: 19 })
    expectTexts(await read({ lines, totals, number: 'Entwurf' }), ['Zu zahlen −381,00 €'])
    expectTexts(await read({ lines: [], number: 'Entwurf' }), ['Gesamt brutto 0,00 €'])
  })
})
