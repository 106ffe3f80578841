import { productStatuses } from './catalogue-terms.ts'
import type { Product, ProductFacets } from './product.ts'

type Check = (value: unknown) => boolean
type Shape<Item> = Record<keyof Item, Check>

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isInteger: Check = (value) => Number.isSafeInteger(value)
const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isInstant: Check = (value) => typeof value === 'string' && INSTANT.test(value)
const isStatus: Check = (value) => productStatuses.some((status) => status === value)

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** Whether a value has every key of a shape, each passing its check; other keys are ignored. */
export const has =
  <Item>(shape: Shape<Item>): Check =>
  (value) =>
    isObject(value) && Object.entries<Check>(shape).every(([key, check]) => check(value[key]))

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isTextMap: Check = (value) => isObject(value) && Object.values(value).every(isText)

const isProductShape = has<Product>({
  id: isInteger,
  title: isText,
  brand: isText,
  model: isText,
  year: isInteger,
  price: isNumber,
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
  featured: isFlag,
  status: isStatus,
  createdAt: isInstant,
  updatedAt: isInstant,
})

/** The schema `product` for the browser, which spares the 24 KB of the schema library. */
export function isProduct(value: unknown): value is Product {
  return isProductShape(value)
}

const isRangeOrNull: Check = (value) =>
  value === null || has<{ min: number; max: number }>({ min: isNumber, max: isNumber })(value)

const isFacetsShape = has<ProductFacets>({
  total: isInteger,
  categories: listOf(
    has<ProductFacets['categories'][number]>({ slug: isText, name: isText, count: isInteger }),
  ),
  brands: listOf(has<ProductFacets['brands'][number]>({ brand: isText, count: isInteger })),
  statuses: listOf(has<ProductFacets['statuses'][number]>({ status: isStatus, count: isInteger })),
  year: isRangeOrNull,
  price: isRangeOrNull,
})

/** The schema `productFacets` for the browser. */
export function isProductFacets(value: unknown): value is ProductFacets {
  return isFacetsShape(value)
}
