import fc from 'fast-check'
import { definitionOf, figureKeys } from '../figures/registry.ts'
import { formatFigure } from '../figures/write.ts'
import { marks } from '../product/condition-report.ts'
import { feedKeys } from '../product/field-rules.ts'
import { productInput } from '../product/product.ts'
import { conditions, priceKinds, productStatuses } from '../product/terms.ts'
import { categoriesForTests } from './arbitrary.ts'
import { anyFigure } from './figures.ts'

/** What spreadsheets, formats and people make something else of. */
const awkward = fc.constantFrom(
  ...[
    '=1+1',
    '+49',
    '-5',
    '@x',
    "'",
    "'=1",
    "''-",
    '"',
    '""',
    '"a"',
    ';',
    'a;b',
    'a,b\tc',
    'a\r\nb',
  ],
  ...[
    '\n=1',
    'a\rb',
    '0012',
    '1.234',
    '1,5',
    '1e5',
    '0',
    'ja',
    'null',
    'NULL',
    '#NV',
    '03.04.2026',
  ],
  ...[
    'Straße für Übergrößen',
    '😀👷🏽‍♀️',
    '_x000D_',
    '_x005F_',
    'a_xFFFF_b',
    '\uffff',
    '<b>&amp;',
    '\u2028',
  ],
  ...['ﬁ', 'e\u0301', '＝1', '\u00a0a\u00a0b', '{"a":1}', '[]', '--', ' a '],
)

const text = (maxLength: number) =>
  fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength }), fc.lorem({ maxCount: 3 }))
const required = text(60)

const euros = fc.oneof(
  fc.constantFrom(0, 0.01, 28_500, 28_500.5, 99_999_999.99, 19.990_000_1),
  fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
)
const eurosOrNone = fc.option(euros)

const image = fc.oneof(
  fc.constantFrom('/uploads/a.webp', 'https://x.example/a;', 'https://x.example/a,b?c=1&d=2,'),
  fc.stringMatching(/^\/uploads\/[a-z0-9]{1,8}\.webp$/),
)

/** A figure's row under one of its names, also one that says its unit, or one that is not read. */
const figureRow = fc
  .tuple(anyFigure, fc.nat(), fc.constantFrom('', ' (t)', ' in m', ' (mm)'), text(20), fc.boolean())
  .map(([{ key, value }, place, unit, other, isOther]): [string, string] => {
    const { name, aliases = [], symbol = name } = definitionOf(key)
    const names = [name, ...aliases, symbol]
    const written = isOther ? other : formatFigure(key, value)
    return [`${names[place % names.length]}${unit}`, written]
  })

const name = fc.oneof(
  text(30),
  fc.constantFrom(
    'Weitere: Farbe',
    'Weitere: Weitere:',
    'Preis',
    'ID',
    'Preis (€)',
    'Farbe',
    'farbe',
  ),
  fc.constantFrom('constructor', 'toString', '1', '42', 'Tragkraft (kg)', '(kg)', 'Titel', 'title'),
  fc.constantFrom(...figureKeys.map((key) => definitionOf(key).name)),
)

const specifications = fc
  .array(fc.oneof(figureRow, fc.tuple(name, text(30))), { maxLength: 14 })
  .map((rows) => Object.fromEntries(rows.map(([name, value]) => [name.trim(), value])))

const report = fc.array(
  fc.record({
    part: fc.oneof(text(30), fc.constantFrom('Mast: 2, lose', 'Mast:', 'Geprüft am 1.2.2026')),
    mark: fc.constantFrom(...marks),
    note: fc.oneof(text(60), fc.constantFrom('Kette neu\n\n  Mast: 3', 'Sitz: 2')),
  }),
  { maxLength: 4 },
)

const productFields = fc.record({
  conditionReport: fc.option(report),
  conditionAt: fc.constantFrom(null, '2026-02-01', '1999-12-31'),
  withheldFrom: fc.subarray([...feedKeys]),
  title: required,
  brand: required,
  model: required,
  year: fc.option(fc.integer({ min: 1900, max: 2026 })),
  condition: fc.constantFrom(...conditions),
  priceKind: fc.constantFrom(...priceKinds),
  price: euros,
  previousPrice: eurosOrNone,
  purchasePrice: eurosOrNone,
  preparationCost: eurosOrNone,
  rent: fc.option(fc.record({ day: eurosOrNone, week: eurosOrNone, month: eurosOrNone })),
  location: required,
  categoryId: fc.constantFrom(...categoriesForTests.map(({ id }) => id)),
  description: text(300),
  images: fc.array(image, { maxLength: 4 }),
  specifications,
  featured: fc.boolean(),
  status: fc.constantFrom(...productStatuses),
  serialNumber: text(40),
  note: text(100),
})

/** Any machines that the schema allows, with ids, and stock numbers that only one of them has. */
export const anyStock = fc
  .array(productFields, { minLength: 1, maxLength: 6 })
  .map((machines) =>
    machines.flatMap((fields, index) => {
      const stockNumber = index % 2 ? null : `00${index}`
      const { data } = productInput.safeParse({ ...fields, stockNumber })
      const { purchasePrice = null, preparationCost = null } = data ?? {}
      return data ? [{ ...data, purchasePrice, preparationCost, id: index + 1 }] : []
    }),
  )
  .filter((machines) => machines.length > 0)
