import { isFigures } from '../figures/figures-shape.ts'
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
  orAbsent,
  orNull,
} from '../values/shape.ts'
import type { Product } from './product.ts'
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
  year: orNull(isInteger),
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
} satisfies Partial<Record<keyof Product, Check>>
export type ListedProduct = Pick<Product, keyof typeof listed> &
  // Read by a search for machines that have one; no list shows it.
  Partial<Pick<Product, 'conditionReport'>>

/** Whether the browser can list a product of the API's answer; the schema `product` judges the rest. */
export const isListedProduct = (value: unknown): value is ListedProduct =>
  hasFields(value) && isReport(value)

const hasFields = has<Pick<Product, keyof typeof listed>>(listed)
const isReport: Check = (value) =>
  isObject(value) && orAbsent(orNull(listOf(isObject)))(value.conditionReport)
