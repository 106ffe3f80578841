import { expect } from 'vitest'
import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { readPdf } from '../../../base/files/paper/pdfs.testing.ts'
import { drawOffer } from './draw-offer.ts'
import { line, offerOf } from './offers.testing.ts'

const ADDRESS = 'https://www.stapler.example/angebot/Zk3vQm8TqLw5'
export const TITLE = /^Stapler \d+$/
const SUM = /^(?:Zwischensumme|zzgl\.|Gesamt)/

/** What stands on each page of an offer's paper, from its second on. */
export async function followingPages(change: Partial<SentOffer>) {
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

/** How an offer may end, each longer than the one before. */
export const ends = {
  'a short end': {},
  'an export': { taxMode: 'export', recipient: { ...offerOf().recipient, country: 'CH' } },
  'an account and a long delivery': {
    bank: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    deliveryTime: 'Etwa zwei Wochen\nnach Bestellung\nund Anzahlung',
  },
} satisfies Record<string, Partial<SentOffer>>

/** Nothing stands alone on a page of an offer of one to twelve machines, each of which has so many lines. */
export async function expectGoodBreaks(length: number, end: Partial<SentOffer>): Promise<void> {
  const description = Array.from(
    { length },
    (_, index) => `Zeile ${index + 1} der Beschreibung`,
  ).join('\n')
  for (let count = 1; count <= 12; count++) {
    const lines = Array.from({ length: count }, (_, index) =>
      line({ title: `Stapler ${index + 1}`, description }),
    )
    for (const page of await followingPages({ ...end, lines })) expectCompany(page, lines)
  }
}
