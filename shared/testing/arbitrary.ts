import fc from 'fast-check'
import { type ChoiceKey, choiceLabels } from '../catalogue/choices.ts'
import { filterRange } from '../catalogue/ranges.ts'
import { catalogueSorts } from '../catalogue/sorts.ts'
import { type CatalogueState, catalogueViews, clean, noFilters } from '../catalogue/state.ts'
import { recognise } from '../figures/recognise.ts'
import type { Product } from '../product/product.ts'
import { conditions, priceKinds } from '../product/terms.ts'
import { keysOf } from '../values/records.ts'
import { machine } from './product.ts'

export const categoriesForTests = ['diesel', 'electric', 'compact', 'reach'].map((slug, index) => ({
  id: index + 1,
  slug,
  name: `${slug}stapler`,
  icon: '',
}))

const brands = ['Linde', 'linde', 'Linde Material Handling', 'Still', 'STILL', 'Mitsubishi', 'Cat']

/** A small stock with few brands, years and prices, so that filters overlap and every order has ties. */
export const stock: fc.Arbitrary<Product[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      title: fc.constantFrom('Linde H30D', 'Still RX 20-18', 'Schubmaststapler für Kühlhäuser'),
      brand: fc.constantFrom(...brands),
      model: fc.constantFrom('H30D', 'RX 20', 'ETV 216'),
      year: fc.option(fc.integer({ min: 2015, max: 2020 })),
      condition: fc.constantFrom(...conditions),
      stockNumber: fc.constantFrom(null, 'A-1'),
      priceKind: fc.constantFrom(...priceKinds),
      price: fc.constantFrom(0, 9900, 15_000, 15_000.5, 28_500),
      previousPrice: fc.constantFrom(null, 16_000),
      rent: fc.constantFrom(null, { day: 90 }),
      location: fc.constantFrom('Hamburg', 'München', 'Köln'),
      category: fc.constantFrom(...categoriesForTests),
      description: fc.constantFrom('', 'Gepflegt, Batterie neu', 'Straße'),
      images: fc.constant<string[]>([]),
      specifications: fc.constantFrom<Product['specifications'][]>(
        {},
        { Tragkraft: '3.000 kg', Antrieb: 'Diesel', Anbaugeräte: 'Seitenschub, Drehgerät' },
        {
          Tragkraft: '1,6 t',
          Hubhöhe: '4,5 m',
          Antrieb: 'Elektro',
          Batterietyp: 'Lithium-Ionen',
          Batteriespannung: '48 V',
        },
        { Bauhöhe: '2.100 mm', Freihub: '1.500 mm', Antrieb: 'Elektro', Batteriespannung: '24 V' },
        { Mast: 'Triplex, Vollfreihub', Abgasstufe: 'Stufe V', Betriebsstunden: '4.820 h' },
        { Hubhöhe: '3.050 mm', Anbaugeräte: 'Seitenschub', Antrieb: 'auf Wunsch' },
      ),
      featured: fc.boolean(),
      status: fc.constantFrom<Product['status'][]>('active', 'reserved', 'sold'),
      createdAt: fc.constantFrom('2026-01-01T08:00:00.000Z', '2026-02-01T08:00:00.000Z'),
      updatedAt: fc.constant('2026-02-01T08:00:00.000Z'),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  .map((items) =>
    items.map((item) => ({
      ...machine,
      ...item,
      categoryId: item.category.id,
      figures: recognise(item.specifications).figures,
    })),
  )

/** Some of the values that a choice takes, as the address has them. */
const choicesOf = (key: ChoiceKey) =>
  fc.subarray(Object.keys(choiceLabels(key))).map((values) => values.join(','))

const text = (max: number) => fc.string({ unit: 'grapheme', maxLength: max }).map((s) => clean(s))
/** A range with both ends, one of them or none. */
const rangeOf = ({ min, max }: { min: number; max: number }) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.boolean(), fc.boolean())
    .map(([a, b, hasFrom, hasTo]) => ({
      from: hasFrom ? Math.min(a, b) : null,
      to: hasTo ? Math.max(a, b) : null,
    }))

/** Any state that an address can contain. */
export const anyState: fc.Arbitrary<CatalogueState> = fc
  .record({
    search: text(30),
    category: text(20).filter((value) => value !== 'all'),
    brand: text(20),
    years: rangeOf(filterRange('year')),
    prices: rangeOf(filterRange('price')),
    available: fc.boolean(),
    rentable: fc.boolean(),
    condition: choicesOf('condition'),
    drive: choicesOf('drive'),
    mast: choicesOf('mast'),
    tyres: choicesOf('tyres'),
    attachments: choicesOf('attachments'),
    batteryType: choicesOf('batteryType'),
    voltage: choicesOf('voltage'),
    emissionStage: choicesOf('emissionStage'),
    location: text(20),
    warranty: fc.boolean(),
    fullFreeLift: fc.boolean(),
    capacities: rangeOf(filterRange('capacity')),
    liftHeights: rangeOf(filterRange('liftHeight')),
    hoursTo: fc.option(fc.integer({ min: 0, max: 9000 })),
    ordered: fc.oneof(
      fc.constantFrom(...keysOf(catalogueSorts)).map((sort) => ({ sort, postcode: '' })),
      fc.constant({ sort: 'nearest' as const, postcode: '20457' }),
    ),
    view: fc.constantFrom(...catalogueViews),
    page: fc.integer({ min: 1, max: 999_999_999 }),
  })
  .map(({ years, prices, capacities, liftHeights, ordered, ...state }) => ({
    ...noFilters,
    ...state,
    ...ordered,
    yearFrom: years.from,
    yearTo: years.to,
    priceFrom: prices.from,
    priceTo: prices.to,
    capacityFrom: capacities.from,
    capacityTo: capacities.to,
    liftHeightFrom: liftHeights.from,
    liftHeightTo: liftHeights.to,
  }))

/** A state that is likely to find something in the small stock. */
export const likelyState: fc.Arbitrary<CatalogueState> = fc
  .tuple(
    anyState,
    fc.record({
      search: fc.constantFrom('', 'linde', 'Kühl', 'kuehl still', '3.000'),
      category: fc.constantFrom('', 'diesel', 'reach', '2'),
      brand: fc.constantFrom('', 'linde', 'Still', 'mit'),
      yearFrom: fc.constantFrom(null, 2016),
      yearTo: fc.constantFrom(null, 2016, 2018),
      priceFrom: fc.constantFrom(null, 15_000),
      priceTo: fc.constantFrom(null, 15_000, 20_000),
      available: fc.boolean(),
      rentable: fc.boolean(),
      condition: fc.constantFrom('', 'used', 'new,demo'),
      drive: fc.constantFrom('', 'electric', 'electric,diesel'),
      mast: fc.constant(''),
      tyres: fc.constant(''),
      attachments: fc.constantFrom('', 'sideshift'),
      batteryType: fc.constantFrom('', 'lithium', 'leadAcid,lithium'),
      voltage: fc.constantFrom('', '48', '24,48'),
      emissionStage: fc.constantFrom('', '', 'V'),
      location: fc.constantFrom('', 'hamburg', 'MÜNCHEN', 'k'),
      warranty: fc.constantFrom(false, false, true),
      fullFreeLift: fc.constantFrom(false, false, true),
      capacityFrom: fc.constantFrom(null, 1600, 2000),
      capacityTo: fc.constantFrom(null, 2500),
      liftHeightFrom: fc.constantFrom(null, 3050),
      liftHeightTo: fc.constantFrom(null, 4000),
      hoursTo: fc.constantFrom(null, 5000),
    }),
  )
  .map(([state, filters]) => ({ ...state, ...filters, page: 1 }))
