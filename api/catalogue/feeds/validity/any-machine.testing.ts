import fc from 'fast-check'
import { demoSettings } from '../../../../shared/dealer/company.ts'
import { dealerOf } from '../../../../shared/dealer/dealer.ts'
import { type OfferedMachine, offeredMachine } from '../../../../shared/feeds/offered-machine.ts'
import type { Product } from '../../../../shared/product/product.ts'
import { machine } from '../../../../shared/testing/product.ts'

export const SITE_URL = 'https://www.stapler.example'
export const dealer = dealerOf(demoSettings, null, [])

/** What has broken files before. */
const nasty = fc.constantFrom(
  'Größe „M“ – 3 m², 20 €',
  '"; DROP',
  'a;b,c\td',
  'Zeile 1\nZeile 2\r\nZeile 3\u2028Zeile 4\u0085Ende',
  ']]> <![CDATA[ <b>&amp;</b> & <',
  '\u0000\u0001\u001b\uFFFE\uD800',
  'Gabelstapler 🚜👷🏽‍♂️ Škoda Łódź 日本',
  '=1+1',
  "'",
  'Tel. 040 66969-0, Fax 040/66969-10',
  '+49 (0)171 1234567 oder 0049 40 669690',
  'info@stapler.example oder www.stapler.de/angebot',
  `${demoSettings.company.street}, Hamburg`,
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string())
const filled = text.filter((value) => value.trim() !== '')

const image = fc.constantFrom(
  '/uploads/large/0123.webp',
  'https://bilder.example/a.jpg?b=1&c=2',
  'http://bilder.example/ü.png',
)

/** Any product that the API could have taken, as visitors see it. */
export const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    title: filled,
    brand: filled,
    model: filled,
    year: fc.option(fc.integer({ min: 1900, max: 2027 })),
    condition: fc.constantFrom('new', 'demo', 'used', 'refurbished'),
    stockNumber: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)),
    priceKind: fc.constantFrom('net', 'margin', 'onRequest'),
    price: fc.option(fc.double({ min: 0, max: 1e8, noNaN: true })),
    previousPrice: fc.constant(null),
    rent: fc.option(fc.record({ day: fc.integer({ min: 0, max: 999 }) })),
    location: filled,
    categoryId: fc.constant(1),
    category: fc.record({
      id: fc.constant(1),
      name: filled,
      slug: fc.constantFrom('diesel', 'electric', 'eigene'),
      icon: fc.constant('🚜'),
    }),
    description: text,
    images: fc.array(image, { maxLength: 20 }),
    specifications: fc.dictionary(filled, filled, { maxKeys: 5, noNullPrototype: true }),
    figures: fc.constantFrom({}, { capacity: 2500, hours: 4820, drive: 'lpg', power: 36.5 }),
    featured: fc.boolean(),
    status: fc.constantFrom('active', 'reserved'),
    createdAt: fc.constant('2026-11-22T08:00:00.000Z'),
    updatedAt: fc.constant('2026-11-22T09:00:00.000Z'),
  })
  .map((fields) => ({ ...machine, ...fields }))

/** A stock without two machines of one number. */
export const anyStock: fc.Arbitrary<OfferedMachine[]> = fc.uniqueArray(
  anyProduct.map((product) => offeredMachine(product, dealer, SITE_URL)),
  { maxLength: 6, selector: ({ number }) => number },
)
