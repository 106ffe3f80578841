import { containerFit, containerFitInEnglish } from '../../../shared/buying/container.ts'
import {
  B2B_OFFER_IN_ENGLISH,
  DEMO_NOTICE_IN_ENGLISH,
  englishLeasing,
  englishLeasingTerms,
  englishWarrantyLine,
  exWorks,
  LEASING_NOTE_IN_ENGLISH,
} from '../../../shared/buying/english.ts'
import { artworkInEnglish, englishImageAlt } from '../../../shared/images/english.ts'
import { artworkOf } from '../../../shared/images/image-address.ts'
import { fieldsInEnglish, statusInEnglish } from '../../../shared/product/english.ts'
import { englishFacts, englishTruckType } from '../../../shared/product/english-facts.ts'
import { englishPriceParts, englishRent } from '../../../shared/product/english-price.ts'
import {
  describeSketchInEnglish,
  englishLength,
  englishSketchNote,
} from '../../../shared/product/english-sketch.ts'
import { englishSpecification } from '../../../shared/product/english-specification.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Wording } from '../../../shared/writing/english.ts'
import { internationalNumber } from '../../../shared/writing/phone.ts'
import type { SheetDealer } from './sheet-content.ts'
import type { FrameWords } from './sheet-frame.ts'
import type { PriceLine, SheetWords } from './sheet-words.ts'

const written = (texts: readonly Wording[]) => texts.map(({ text }) => text).join('; ')

/** As `germanFrame`. */
export const englishFrame = (name: string, source: string): FrameWords => ({
  language: 'en-GB',
  name,
  source,
  page: 'QR code leading to the page of the machine',
  type: englishTruckType,
  stand: 'as of',
  pageOf: (page, pages) => `page ${page} of ${pages}`,
  demo: DEMO_NOTICE_IN_ENGLISH,
  phone: internationalNumber,
})

export const englishSheet: SheetWords = {
  frame: englishFrame('Data sheet', 'All pictures and the latest information'),
  facts: (product) => [
    ...englishFacts(product).map(([name, value]): [string, string] => [name, value.text]),
    [fieldsInEnglish.location, product.location],
    [fieldsInEnglish.status, statusInEnglish[product.status]],
  ],
  price: priceLines,
  picture: {
    alt: englishImageAlt,
    kind: (image) => {
      const artwork = artworkOf(image)
      return artwork && artworkInEnglish[artwork.kind]
    },
  },
  description: {
    heading: ({ descriptionEn }) => (descriptionEn ? 'Description' : 'Description (in German)'),
    text: ({ descriptionEn, description }) => descriptionEn || description,
  },
  data: {
    heading: 'Technical data',
    none: 'We tell you the technical data on request.',
    continued: ' (continued)',
    groups: (product) =>
      englishSpecification(product).map(({ heading, lines }) => ({
        heading,
        lines: lines.map(({ name, values }) => [name.text, written(values)]),
      })),
  },
  sketch: {
    heading: 'Dimensional sketch',
    note: englishSketchNote,
    describe: describeSketchInEnglish,
    length: englishLength,
  },
}

function priceLines(product: Product, { leasing, warranty }: SheetDealer): PriceLine[] {
  if (product.status === 'sold') return [{ text: statusInEnglish.sold, look: 'amount' }]
  const { amount, note, previous } = englishPriceParts(product)
  const rent = englishRent(product.rent)
  const rate = englishLeasing(product, leasing)
  const warranted = written(englishWarrantyLine(product, warranty))
  const line = (look: PriceLine['look'], text: string | null | false): PriceLine[] =>
    text ? [{ text, look }] : []
  return [
    ...line('small', previous && fieldsInEnglish.previousPrice),
    ...line('struck', previous),
    ...line('amount', amount),
    ...line('usual', note),
    ...line('usual', `${exWorks(product.location)} (EXW, Incoterms 2020)`),
    ...line('usual', containerFitInEnglish[containerFit(product.figures)]),
    ...line('usual', rent && `To rent: ${rent}, net`),
    ...line('usual', rate && `Leasing from ${rate}`),
    ...line(
      'fine',
      rate && leasing && `${englishLeasingTerms(leasing)}; ${LEASING_NOTE_IN_ENGLISH}`,
    ),
    ...line('usual', warranted),
    ...line('fine', `${B2B_OFFER_IN_ENGLISH}. Subject to errors and prior sale.`),
  ]
}
