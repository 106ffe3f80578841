import { describe, expect, it } from 'vitest'
import type { OfferLine, TaxMode } from '../../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { totalsOf } from '../../../../shared/offers/totals.ts'
import { germanAlone } from '../../../../shared/testing/own-words.ts'
import { readPdf, withoutBlanks } from '../../../base/files/paper/pdfs.testing.ts'
import { drawOffer } from './draw-offer.ts'
import { line, offerOf } from './offers.testing.ts'
import { paperWords } from './words.ts'

const ADDRESS = 'https://www.stapler.example/angebot/Zk3vQm8TqLw5'

const drawn = new Map<SentOffer, ReturnType<typeof draw>>()
/** What stands on its paper, which is drawn once. */
function read(content: SentOffer) {
  const paper = drawn.get(content) ?? draw(content, ADDRESS)
  drawn.set(content, paper)
  return paper
}

async function draw(content: SentOffer, address: string | null) {
  const bytes = await drawOffer(content, null, address)
  return readPdf(new Uint8Array(bytes).buffer)
}

const lines: OfferLine[] = [
  line({ quantity: 2, description: 'Lagernummer 4711' }),
  line({ title: 'Still RX 20', unitPrice: 5_000, priceKind: 'margin' }),
  line({ kind: 'rent', title: 'Toyota 8FBE15', unitPrice: 480.5, quantity: 2.5 }),
  line({ kind: 'service', title: 'Loading', unitPrice: 90, optional: true }),
  line({ kind: 'delivery', title: 'Transport to Graz', unitPrice: 1_250.75, isAlternative: true }),
  line({ kind: 'discount', title: 'Loyalty', unitPrice: 1_234.56, percent: 2.5 }),
  line({ kind: 'tradeIn', title: 'Old truck', unitPrice: 1_500 }),
]

const offerTo = (country: string, taxMode: TaxMode, change: Partial<SentOffer> = {}) => {
  const content = offerOf({
    recipient: { ...offerOf().recipient, country, city: 'Graz', vatId: 'ATU12345678' },
    lines,
    taxMode,
    totals: totalsOf(lines, { taxMode, vatRate: 19 }),
    bank: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    intro: 'Dear Mr Gruber,',
    deliveryTime: 'Two weeks after your order',
    paymentTerms: 'Before handover',
    closing: 'Kind regards',
    ...change,
  })
  return { de: content, en: { ...content, language: 'en' } as const }
}

const inGermany = offerTo('AT', 'domestic')
const within = offerTo('AT', 'eu')
const outside = offerTo('CH', 'export')

/** In cents, as they follow each other. */
const amountsIn = ({ places }: { places: { text: string }[] }, amount: RegExp) =>
  places.flatMap(({ text }) => amount.exec(text)?.[1]?.replaceAll(/[.,]/g, '') ?? []).map(Number)
const GERMAN = /^[(−]*(\d{1,3}(?:\.\d{3})*,\d\d)\s€\)?$/
const ENGLISH = /^[(−]*€(\d{1,3}(?:,\d{3})*\.\d\d)\)?$/

describe('the paper of an offer in English', () => {
  it.each([inGermany, within, outside])(
    'says all that the German one says: $de.recipient.country, $de.taxMode',
    async ({ de, en }) => {
      const german = await read(de)
      const english = await read(en)
      expect(amountsIn(english, ENGLISH)).toEqual(amountsIn(german, GERMAN))
      expect(amountsIn(english, ENGLISH).length).toBeGreaterThan(2 * lines.length)
      for (const text of [
        ...lines.map(({ title }) => title),
        ...['AN-2026-0042', 'A-2026-00042', 'Jens Hansen', 'Graz', 'HRB 123456', 'DE123456789'],
        ...['DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', 'Anke Petersen', ADDRESS],
        ...['Two weeks after your order', 'Before handover', 'Kind regards'],
      ])
        for (const paper of [german, english]) expect(paper.text).toContain(withoutBlanks(text))
      const days = ['24 November 2026', '24 December 2026'].map(withoutBlanks)
      for (const day of days) expect(english.text).toContain(day)
      expect(english.text).not.toMatch(/\d\d\.\d\d\.2026/)
      // Title and tags are read by screen readers.
      const rolesOf = ({ tags }: { tags: string[] }) => tags.map((tag) => tag.split(':')[0])
      expect(rolesOf(english)).toEqual(rolesOf(german))
      expect(english).toMatchObject({
        language: 'en-GB',
        title: 'Offer AN-2026-0042',
        isTagged: true,
      })
    },
  )

  it('has no German word of the product’s own', async () => {
    for (const { en } of [inGermany, within, outside]) {
      const { text, tags } = await read(en)
      const said = text + withoutBlanks(tags.join(' '))
      for (const word of germanAlone(paperWords.de, paperWords.en))
        expect(said, word).not.toContain(withoutBlanks(word))
      expect(said).not.toMatch(/Steuerfrei|MwSt|USt-IdNr|Seite\d|Stück|Österreich|Lieferzeit/i)
    }
  })

  it('says by which rule no VAT is charged, and what the customer may deduct', async () => {
    const { text: eu, places } = await read(within.en)
    for (const part of [
      'VAT-exempt intra-Community supply',
      'Article 138 of Directive 2006/112/EC',
      '§ 4 no. 1 (b)',
      'Our VAT ID: DE123456789, your VAT ID: ATU12345678',
      'Margin scheme – second-hand goods',
      'AUSTRIA',
    ])
      expect(eu).toContain(withoutBlanks(part))
    const { text: away } = await read(outside.en)
    for (const part of ['VAT-exempt export supply', '§ 4 no. 1 (a)', 'SWITZERLAND'])
      expect(away).toContain(withoutBlanks(part))
    // Each sum has one line, so that it does not run into the one below.
    const named = places.map(({ text }) => text.replaceAll('\u00a0', ' '))
    expect(named).toContain('Margin scheme goods (§ 25a UStG)')
    const { text: domestic } = await read(inGermany.en)
    expect(domestic).toContain(withoutBlanks('plus 19% VAT'))
    expect(domestic).not.toMatch(/exempt/)
  })

  it('is called a draft before it is sent, and counts its pages', async () => {
    const many = Array.from({ length: 30 }, () => line())
    const paper = await draw(offerTo('AT', 'eu', { number: 'Entwurf', lines: many }).en, null)
    expect(paper.title).toBe('Offer (Draft)')
    expect(paper.places.filter(({ text }) => text === 'Draft').map(({ page }) => page)).toEqual([
      1, 2,
    ])
    expect(paper.text).toContain('Page2of2')
    expect(paper.text).not.toContain('Entwurf')
  })

  it('shows a telephone number as it is dialled from abroad', async () => {
    const { en } = within
    const dealer = { ...en.dealer, phone: { label: '040 66969-100', href: 'tel:+494066969100' } }
    expect((await read({ ...en, dealer })).text).toContain('+494066969-100')
  })
})
