import { describe, expect, it } from 'vitest'
import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { readPdf } from '../../../base/files/paper/pdfs.testing.ts'
import { drawOffer } from './draw-offer.ts'
import { line, offerOf } from './offers.testing.ts'

const ADDRESS = 'https://www.stapler.example/angebot/Zk3vQm8TqLw5'
const TITLE = /^Stapler \d+$/
const SUM = /^(?:Zwischensumme|zzgl\.|Gesamt)/

/** What stands on each page of an offer's paper, from its second on. */
async function followingPages(change: Partial<SentOffer>) {
  const bytes = await drawOffer(offerOf(change), null, ADDRESS)
  const { pages, places } = await readPdf(new Uint8Array(bytes).buffer)
  const textsOf = (page: number) =>
    places.filter((place) => place.page === page).map(({ text }) => text)
  return Array.from({ length: pages - 1 }, (_, index) => textsOf(index + 2))
}

function expectCompany(page: readonly string[], lines: readonly OfferLine[]): void {
  const rows = page.filter((text) => TITLE.test(text)).length
  const has = (part: string) => page.some((text) => text.startsWith(part))
  if (has('Mit freundlichen Grüßen')) expect(has('Gültig bis'), 'the greeting').toBe(true)
  if (page.some((text) => SUM.test(text)))
    expect(rows, 'rows above the sums').toBeGreaterThanOrEqual(lines.length > 2 ? 2 : 1)
  if (has('Bezeichnung')) expect(rows, 'rows below the head').toBeGreaterThan(0)
}

const descriptions = [0, 2, 5, 9].map((length) => ({
  length,
  description: Array.from({ length }, (_, index) => `Zeile ${index + 1} der Beschreibung`).join(
    '\n',
  ),
}))

const ends: Record<string, Partial<SentOffer>> = {
  'a short end': {},
  'an export': { taxMode: 'export', recipient: { ...offerOf().recipient, country: 'CH' } },
  'an account and a long delivery': {
    bank: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    deliveryTime: 'Etwa zwei Wochen\nnach Bestellung\nund Anzahlung',
  },
}

describe.each(descriptions)(
  'an offer whose machines have $length lines each',
  ({ description }) => {
    it.each(Object.entries(ends))('leaves nothing alone on a page with %s', async (_, end) => {
      for (let count = 1; count <= 12; count++) {
        const lines = Array.from({ length: count }, (_, index) =>
          line({ title: `Stapler ${index + 1}`, description }),
        )
        for (const page of await followingPages({ ...end, lines })) expectCompany(page, lines)
      }
    })
  },
)

it('leaves nothing alone beside a discount and a trade-in', async () => {
  for (let count = 1; count <= 12; count++) {
    const lines = [
      ...Array.from({ length: count }, (_, index) =>
        line({ title: `Stapler ${index + 1}`, isAlternative: index === 1 }),
      ),
      line({ kind: 'discount', title: 'Stapler 98', unitPrice: 500 }),
      line({ kind: 'tradeIn', title: 'Stapler 99', unitPrice: 900 }),
    ]
    for (const page of await followingPages({ lines })) {
      const rows = page.filter((text) => TITLE.test(text)).length
      if (page.some((text) => text.startsWith('Zu zahlen'))) expect(rows).toBeGreaterThan(0)
      if (page.some((text) => text.startsWith('Mit freundlichen')))
        expect(page.some((text) => text.startsWith('Gültig bis'))).toBe(true)
    }
  }
})

it('goes on with a long text for two lines at least', async () => {
  for (let length = 22; length < 46; length++) {
    const words = Array.from({ length: length * 12 }, (_, index) => `Wort${index}`)
    const [first = []] = await followingPages({ intro: words.join(' '), lines: [line()] })
    const left = first.filter((text) => text.startsWith('Wort')).length
    expect(left).not.toBe(1)
  }
})

it('begins on its first page, however much is said of its machine', async () => {
  for (const length of [40, 55, 70]) {
    const description = Array.from({ length }, (_, index) => `Zeile ${index + 1}`).join('\n')
    const lines = [line({ title: 'Stapler 1', description })]
    const following = await followingPages({ lines })
    expect(following.flat()).not.toContain('Stapler 1')
    for (const page of following)
      expect(page.filter((text) => /^Zeile /.test(text))).not.toHaveLength(1)
  }
})
