import {
  LEASING_NOTE,
  leasingTerms,
  leasingText,
  rateOfEuro,
} from '../../../shared/buying/leasing.ts'
import { B2B_OFFER, DEMO_NOTICE } from '../../../shared/buying/notices.ts'
import { warrantyLine } from '../../../shared/buying/warranty.ts'
import type { Sketch } from '../../../shared/drawing/index.ts'
import { artworkOf, imageAlt } from '../../../shared/images/image-address.ts'
import { priceParts, rentText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { describeSketch, sketchNote } from '../../../shared/product/sketch.ts'
import { groupSpecifications } from '../../../shared/product/specification.ts'
import { type Fact, masterData } from './facts.ts'
import type { SheetDealer } from './sheet-content.ts'
import type { FrameWords } from './sheet-frame.ts'

/** A line about the price, and how it looks. */
export interface PriceLine {
  text: string
  look: 'amount' | 'usual' | 'small' | 'struck' | 'fine'
}

interface DataGroup {
  heading: string
  lines: Fact[]
}

/** Everything that a data sheet says, in one language. */
export interface SheetWords {
  frame: FrameWords
  /** What its head says about a machine. */
  facts(product: Product): Fact[]
  price(product: Product, dealer: SheetDealer): PriceLine[]
  picture: {
    alt(image: string, title: string): string
    /** That it is no photograph; null for one. */
    kind(image: string): string | null
  }
  description: { heading(product: Product): string; text(product: Product): string }
  data: {
    heading: string
    none: string
    /** Behind the heading above what a column break has parted from it. */
    continued: string
    groups(product: Product): DataGroup[]
  }
  sketch: {
    heading: string
    note(sketch: Sketch): string
    describe(sketch: Sketch): string
    /** A length on a dimension line, as German is written. */
    length(text: string): string
  }
}

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
