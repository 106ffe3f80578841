import { isFigures } from '../figures/figures-shape.ts'
import type { Product } from '../product/product.ts'
import type { Correction } from '../search/terms.ts'
import {
  type Check,
  has,
  isFlag,
  isInteger,
  isNumber,
  isObject,
  isText,
  listOf,
  oneOf,
  orNull,
} from '../shape.ts'
import type { ProductFacets } from './product-facets.ts'
import { conditions, grades, priceKinds, productStatuses } from './terms.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const isInstant: Check = (value) => typeof value === 'string' && INSTANT.test(value)
const isStatus = oneOf(productStatuses)

const isTextMap: Check = (value) => isObject(value) && Object.values(value).every(isText)

/** What lists in the browser read of a machine, with the check of each field. */
export const listed = {
  id: isInteger,
  title: isText,
  brand: isText,
  model: isText,
  year: isInteger,
  condition: oneOf(conditions),
  grade: orNull(oneOf(grades)),
  stockNumber: orNull(isText),
  priceKind: oneOf(priceKinds),
  price: orNull(isNumber),
  previousPrice: orNull(isNumber),
  rent: orNull(isObject),
  location: isText,
  categoryId: isInteger,
  category: has<Product['category']>({
    id: isInteger,
    name: isText,
    slug: isText,
    icon: isText,
  }),
  description: isText,
  images: listOf(isText),
  specifications: isTextMap,
  figures: isFigures,
  featured: isFlag,
  status: isStatus,
  createdAt: isInstant,
  updatedAt: isInstant,
} satisfies Partial<Record<keyof Product, Check>>
export type ListedProduct = Pick<Product, keyof typeof listed>

/** Whether the browser can list a product of the API's answer; the schema `product` judges the rest. */
export const isListedProduct = has<ListedProduct>(listed)

const isRangeOrNull = orNull(has<{ min: number; max: number }>({ min: isNumber, max: isNumber }))

const isFigureFacet: Check = (value) =>
  isObject(value) &&
  ('choices' in value
    ? listOf(isCountedValue)(value.choices)
    : isNumber(value.min) && isNumber(value.max))

const isCountedValue: Check = (value) =>
  isObject(value) && (isText(value.value) || isNumber(value.value)) && isInteger(value.count)

/** The schema `productFacets` for the browser. */
export const isProductFacets = has<ProductFacets>({
  total: isInteger,
  categories: listOf(
    has<ProductFacets['categories'][number]>({ slug: isText, name: isText, count: isInteger }),
  ),
  brands: listOf(has<ProductFacets['brands'][number]>({ brand: isText, count: isInteger })),
  statuses: listOf(has<ProductFacets['statuses'][number]>({ status: isStatus, count: isInteger })),
  conditions: listOf(
    has<ProductFacets['conditions'][number]>({ value: oneOf(conditions), count: isInteger }),
  ),
  grades: listOf(has<ProductFacets['grades'][number]>({ value: oneOf(grades), count: isInteger })),
  rentable: isInteger,
  figures: (value) => isObject(value) && Object.values(value).every(isFigureFacet),
  year: isRangeOrNull,
  price: isRangeOrNull,
  corrections: listOf(has<Correction>({ typed: isText, meant: listOf(isText) })),
  unread: isText,
})
