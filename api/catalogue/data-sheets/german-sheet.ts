import {
  LEASING_NOTE,
  leasingTerms,
  leasingText,
  rateOfEuro,
} from '../../../shared/buying/leasing.ts'
import { B2B_OFFER, DEMO_NOTICE } from '../../../shared/buying/notices.ts'
import { warrantyLine } from '../../../shared/buying/warranty.ts'
import { artworkOf, imageAlt } from '../../../shared/images/image-address.ts'
import { priceParts, rentText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { describeSketch, sketchNote } from '../../../shared/product/sketch.ts'
import { groupSpecifications } from '../../../shared/product/specification.ts'
import { masterData } from './facts.ts'
import type { SheetDealer } from './sheet-content.ts'
import type { FrameWords } from './sheet-frame.ts'
import type { PriceLine, SheetWords } from './sheet-words.ts'

/** @param name what the sheet is called */
export const germanFrame = (name: string, source: string): FrameWords => ({
  language: 'de-DE',
  name,
  source,
  page: 'QR-Code zur Seite der Maschine',
  type: ({ category }) => category.name,
  stand: 'Stand',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  demo: DEMO_NOTICE,
  phone: (label) => label,
})

export const germanSheet: SheetWords = {
  frame: germanFrame('Datenblatt', 'Alle Bilder und der aktuelle Stand'),
  facts: masterData,
  price: priceLines,
  picture: { alt: imageAlt, kind: (image) => artworkOf(image)?.kind ?? null },
  description: { heading: () => 'Beschreibung', text: ({ description }) => description },
  data: {
    heading: 'Technische Daten',
    none: 'Technische Daten nennen wir Ihnen gern auf Anfrage.',
    continued: ' (Fortsetzung)',
    groups: ({ specifications }) =>
      groupSpecifications(specifications).map(({ group, entries }) => ({
        heading: group,
        lines: entries,
      })),
  },
  sketch: {
    heading: 'Maßskizze',
    note: sketchNote,
    describe: describeSketch,
    length: (text) => text,
  },
}

function priceLines(product: Product, { leasing, warranty }: SheetDealer): PriceLine[] {
  if (product.status === 'sold') return [{ text: 'Verkauft', look: 'amount' }]
  const { amount, note, previous } = priceParts(product)
  const rent = rentText(product.rent)
  const rate = leasingText(product, rateOfEuro(leasing))
  const warranted = warrantyLine(product, warranty)
  const line = (look: PriceLine['look'], text: string | null | false): PriceLine[] =>
    text ? [{ text, look }] : []
  return [
    ...line('small', previous && 'Früherer Preis'),
    ...line('struck', previous),
    ...line('amount', amount),
    ...line('usual', note),
    ...line('usual', rent && `Miete: ${rent}, zzgl. MwSt.`),
    ...line('usual', rate && `Leasing ab ${rate}`),
    ...line('fine', rate && leasing && `${leasingTerms(leasing)}; ${LEASING_NOTE}`),
    ...line('usual', warranted),
    ...line('fine', `${B2B_OFFER}. Irrtum und Zwischenverkauf vorbehalten.`),
  ]
}
