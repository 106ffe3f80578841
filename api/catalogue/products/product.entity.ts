import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Figures } from '../../../shared/figures/registry.ts'
import type { PartChecked } from '../../../shared/product/condition-report.ts'
import type { AnyField } from '../../../shared/product/field-kinds.ts'
import type { FeedKey, Rent } from '../../../shared/product/field-rules.ts'
import { type ProductField, productFields } from '../../../shared/product/fields.ts'
import type { Condition, Grade, PriceKind, ProductStatus } from '../../../shared/product/terms.ts'
import { partOf } from '../../../shared/values/records.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { CategoryEntity } from '../categories/category.entity.ts'

/** The column of a field, by its kind. */
const columns = {
  name: () => p.string().length(200),
  line: () => p.text().default(''),
  text: () => p.text().default(''),
  amount: () => p.double().columnType('double precision').$type<number>().nullable(),
  flag: () => p.boolean().default(false),
  day: () => p.string().length(10).nullable(),
}
type PlainKind = keyof typeof columns

type Fields = Readonly<Record<string, Pick<AnyField, 'kind'>>>
type PlainColumns<Table extends Fields> = {
  [Name in keyof Table as Table[Name]['kind'] extends PlainKind ? Name : never]: ReturnType<
    (typeof columns)[Extract<Table[Name]['kind'], PlainKind>]
  >
}

const isPlain = (kind: AnyField['kind']): kind is PlainKind => Object.hasOwn(columns, kind)

/** The columns of the fields that are nothing of their own. */
export function plainColumns<Table extends Fields>(fields: Table): PlainColumns<Table>
export function plainColumns(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      isPlain(kind) ? [[name, columns[kind]()]] : [],
    ),
  )
}

export const ProductEntity = defineEntity({
  name: 'Product',
  // Lists break ties by id. So each index ends with it, and a page of a list is read in index order.
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['visiblePrice', 'id'] },
    { properties: ['year', 'id'] },
    { properties: ['titleKey', 'id'] },
    { properties: ['featured', 'createdAt', 'id'] },
    { properties: ['category', 'createdAt', 'id'] },
    { properties: ['category', 'visiblePrice', 'id'] },
    { properties: ['category', 'year', 'id'] },
    { properties: ['status', 'createdAt', 'id'] },
    { properties: ['capacity', 'id'] },
    { properties: ['liftHeight', 'id'] },
    { properties: ['hours', 'id'] },
    { properties: ['recognition'] },
    { properties: ['brandKey'] },
    { properties: ['availability', 'createdAt', 'id'] },
    { properties: ['category', 'availability', 'createdAt', 'id'] },
    { properties: ['category', 'availability', 'comparedPrice', 'id'] },
    // Facets count by these, and a row with all its texts is far longer.
    {
      name: 'product_counted_index',
      properties: [
        ...(['status', 'category', 'condition', 'grade', 'brand'] as const),
        ...(['year', 'visiblePrice', 'location'] as const),
      ],
    },
  ],
  properties: {
    ...plainColumns(productFields),
    id: p.integer().primary(),
    /** Sorts as German does; see `germanSortKey`. */
    titleKey: p.text(),
    brandKey: p.text(),
    year: p.integer().nullable(),
    condition: p.text().$type<Condition>().default('used'),
    grade: p.text().$type<Grade>().nullable(),
    stockNumber: p.text().nullable().unique(),
    /** See `stockKey`; null also of the younger ones that had the same before keys were compared. */
    stockKey: p.text().nullable().unique(),
    priceKind: p.text().$type<PriceKind>().default('net'),
    /** The price that visitors see; null when it is on request. Lists are sorted and filtered by it. */
    visiblePrice: p.double().columnType('double precision').$type<number>().nullable(),
    /** The same, with 0 on request. Similar machines are found by it. */
    comparedPrice: p.double().columnType('double precision').$type<number>().default(0),
    rent: p.json<Rent>().columnType('json').nullable(),
    category: () => p.manyToOne(CategoryEntity).deleteRule('restrict').index(false),
    description: p.text(),
    images: p.json<string[]>().columnType('json'),
    // `json` rather than PostgreSQL's `jsonb`, which forgets the order of the rows.
    specifications: p.json<Record<string, string>>().columnType('json'),
    conditionReport: p.json<PartChecked[]>().columnType('json').nullable(),
    /** What is recognised of the specifications, and the names whose values are not. */
    figures: p.json<Figures>().columnType('json').defaultRaw(`'{}'`),
    unread: p.json<string[]>().columnType('json').defaultRaw(`'[]'`),
    /** See `RECOGNITION` in `product.derived.ts`. */
    recognition: p.text().default(''),
    /** The figures that lists are sorted by. */
    capacity: p.integer().nullable(),
    liftHeight: p.integer().nullable(),
    hours: p.integer().nullable(),
    status: p.string().length(16).$type<ProductStatus>(),
    /** The status as a figure to sort by; see `availability`. */
    availability: p.integer().default(0),
    /** Where `search` looks; see `searchText`. */
    searchText: p.text(),
    withheldFrom: p.json<FeedKey[]>().columnType('json').defaultRaw(`'[]'`),
    /** The number of an inquiry, which this wing does not know; `forgetInquiries` clears it. */
    reservedFor: p.integer().nullable(),
    /** When a draft becomes active by itself. */
    publishAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  } satisfies Record<string, object> & Record<Exclude<ProductField, 'categoryId'>, object>,
})
export type ProductEntity = InferEntity<typeof ProductEntity>

const { categoryId: category, ...classes } = partOf(productFields, 'tells')

export const productTable = impersonal(ProductEntity, {
  ...classes,
  category,
  id: 'work',
  titleKey: 'shop',
  brandKey: 'shop',
  stockKey: 'shop',
  visiblePrice: 'shop',
  comparedPrice: 'shop',
  figures: 'shop',
  unread: 'shop',
  recognition: 'shop',
  capacity: 'shop',
  liftHeight: 'shop',
  hours: 'shop',
  availability: 'shop',
  searchText: 'shop',
  createdAt: 'work',
  updatedAt: 'work',
})
