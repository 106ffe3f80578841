import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { totalsOf } from '../../../../shared/offers/totals.ts'
import { demoDealer } from '../../../../shared/testing/dealer.ts'
import { LocalStorage } from '../../../base/files/storage/local-storage.ts'
import { ImageStore } from '../../../catalogue/images/image-store.ts'

export const line = (change: Partial<OfferLine> = {}): OfferLine => ({
  kind: 'machine',
  productId: null,
  title: 'Linde H25D, Dieselstapler',
  description: '',
  quantity: 1,
  unitPrice: 18_500,
  priceKind: 'net',
  optional: false,
  isAlternative: false,
  ...change,
})

const legal = {
  representedBy: 'directors' as const,
  managingDirector: 'Anke Petersen',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 123456',
  vatId: 'DE123456789',
  editor: '',
}

/** An offer as it was sent; its sums are made from its lines. */
export function offerOf(change: Partial<SentOffer> = {}): SentOffer {
  const { lines = [line()], taxMode = 'domestic' } = change
  return {
    language: 'de',
    number: 'AN-2026-0042',
    revision: 1,
    issued: '2026-11-24',
    receipt: 'A-2026-00042',
    author: 'Jens Hansen',
    recipient: {
      name: 'Maria Möller',
      company: 'Möller Holzbau GmbH',
      street: 'Am Sägewerk 4',
      postalCode: '21465',
      city: 'Reinbek',
      country: 'DE',
      vatId: '',
    },
    lines,
    taxMode,
    validUntil: '2026-12-24',
    binding: false,
    intro: 'Guten Tag Frau Möller,\n\nvielen Dank für Ihre Anfrage. Gern bieten wir Ihnen an:',
    deliveryTime: 'Etwa zwei Wochen nach Bestellung',
    paymentTerms: 'Vor Übergabe, ohne Abzug',
    closing: 'Wir freuen uns auf Ihre Antwort.\n\nMit freundlichen Grüßen',
    totals: totalsOf(lines, { taxMode, vatRate: 19 }),
    dealer: { ...demoDealer, legal },
    terms: '',
    pictures: {},
    ...change,
  }
}

/** For papers whose pictures are in their content already. */
export const noImages = new ImageStore('', new LocalStorage(''))
