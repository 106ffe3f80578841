import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Figures } from '../../../shared/figures/registry.ts'
import type { PartChecked } from '../../../shared/product/condition-report.ts'
import type { Rent } from '../../../shared/product/field-rules.ts'
import type {
  Condition,
  FeedKey,
  Grade,
  PriceKind,
  ProductStatus,
} from '../../../shared/product/terms.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { CategoryEntity } from '../categories/category.entity.ts'

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
      properties: ['status', 'category', 'condition', 'grade', 'brand', 'year', 'visiblePrice'],
    },
  ],
  properties: {
    id: p.integer().primary(),
    title: p.string().length(200),
    /** Sorts as German does; see `germanSortKey`. */
    titleKey: p.text(),
    brand: p.string().length(200),
    brandKey: p.text(),
    model: p.string().length(200),
    year: p.integer(),
    condition: p.text().$type<Condition>().default('used'),
    grade: p.text().$type<Grade>().nullable(),
    stockNumber: p.text().nullable().unique(),
    priceKind: p.text().$type<PriceKind>().default('net'),
    price: p.double().columnType('double precision').$type<number>().nullable(),
    previousPrice: p.double().columnType('double precision').$type<number>().nullable(),
    /** What the dealer has paid. Few may know it; see `shownTo`. */
    purchasePrice: p.double().columnType('double precision').$type<number>().nullable(),
    /** The price that visitors see; null when it is on request. Lists are sorted and filtered by it. */
    visiblePrice: p.double().columnType('double precision').$type<number>().nullable(),
    /** The same, with 0 on request. Similar machines are found by it. */
    comparedPrice: p.double().columnType('double precision').$type<number>().default(0),
    rent: p.json<Rent>().columnType('json').nullable(),
    location: p.string().length(200),
    category: () => p.manyToOne(CategoryEntity).deleteRule('restrict').index(false),
    description: p.text(),
    images: p.json<string[]>().columnType('json'),
    // `json` rather than PostgreSQL's `jsonb`, which forgets the order of the rows.
    specifications: p.json<Record<string, string>>().columnType('json'),
    conditionReport: p.json<PartChecked[]>().columnType('json').nullable(),
    conditionAt: p.string().length(10).nullable(),
    /** What is recognised of the specifications, and the names whose values are not. */
    figures: p.json<Figures>().columnType('json').defaultRaw(`'{}'`),
    unread: p.json<string[]>().columnType('json').defaultRaw(`'[]'`),
    /** See `recognition.ts`. */
    recognition: p.text().default(''),
    /** The figures that lists are sorted by. */
    capacity: p.integer().nullable(),
    liftHeight: p.integer().nullable(),
    hours: p.integer().nullable(),
    featured: p.boolean().default(false),
    status: p.string().length(16).$type<ProductStatus>(),
    /** The status as a figure to sort by; see `availability`. */
    availability: p.integer().default(0),
    /** Where `search` looks; see `searchText`. */
    searchText: p.text(),
    serialNumber: p.text().default(''),
    note: p.text().default(''),
    withheldFrom: p.json<FeedKey[]>().columnType('json').defaultRaw(`'[]'`),
    /** The last day of a reservation, in Berlin. Null without an end. */
    reservedUntil: p.string().length(10).nullable(),
    /** The number of an inquiry, which this wing does not know; `forgetInquiries` clears it. */
    reservedFor: p.integer().nullable(),
    /** When a draft becomes active by itself. */
    publishAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
export type ProductEntity = InferEntity<typeof ProductEntity>

export const productTable = impersonal(ProductEntity, {
  id: 'work',
  title: 'shop',
  titleKey: 'shop',
  brand: 'shop',
  brandKey: 'shop',
  model: 'shop',
  year: 'shop',
  condition: 'shop',
  grade: 'shop',
  stockNumber: 'shop',
  priceKind: 'shop',
  price: 'shop',
  previousPrice: 'shop',
  purchasePrice: 'shop',
  visiblePrice: 'shop',
  comparedPrice: 'shop',
  rent: 'shop',
  location: 'shop',
  category: 'shop',
  description: 'shop',
  images: 'shop',
  specifications: 'shop',
  conditionReport: 'shop',
  conditionAt: 'shop',
  figures: 'shop',
  unread: 'shop',
  recognition: 'shop',
  capacity: 'shop',
  liftHeight: 'shop',
  hours: 'shop',
  featured: 'shop',
  status: 'shop',
  availability: 'shop',
  searchText: 'shop',
  serialNumber: 'shop',
  note: 'shop',
  withheldFrom: 'shop',
  reservedUntil: 'shop',
  reservedFor: 'work',
  publishAt: 'shop',
  createdAt: 'work',
  updatedAt: 'work',
})
