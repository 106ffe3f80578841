import { conditions, grades, productStatuses } from '../product/terms.ts'
import type { Correction } from '../search/terms.ts'
import {
  type Check,
  has,
  isInteger,
  isNumber,
  isObject,
  isText,
  listOf,
  oneOf,
  orNull,
} from '../values/shape.ts'
import type { ProductFacets } from './product-facets.ts'

const isRangeOrNull = orNull(has<{ min: number; max: number }>({ min: isNumber, max: isNumber }))

const isFigureFacet: Check = (value) =>
  isObject(value) &&
  ('choices' in value
    ? listOf(isCountedValue)(value.choices)
    : isNumber(value.min) && isNumber(value.max))

const isCountedValue: Check = (value) =>
  isObject(value) && (isText(value.value) || isNumber(value.value)) && isInteger(value.count)

/** The schema `searchCorrections` for the browser. */
export const isCorrections = listOf(has<Correction>({ typed: isText, meant: listOf(isText) }))

/** The schema `productFacets` for the browser. */
export const isProductFacets = has<ProductFacets>({
  total: isInteger,
  categories: listOf(
    has<ProductFacets['categories'][number]>({ slug: isText, name: isText, count: isInteger }),
  ),
  brands: listOf(has<ProductFacets['brands'][number]>({ brand: isText, count: isInteger })),
  locations: listOf(
    has<ProductFacets['locations'][number]>({ location: isText, count: isInteger }),
  ),
  statuses: listOf(
    has<ProductFacets['statuses'][number]>({ status: oneOf(productStatuses), count: isInteger }),
  ),
  conditions: listOf(
    has<ProductFacets['conditions'][number]>({ value: oneOf(conditions), count: isInteger }),
  ),
  grades: listOf(has<ProductFacets['grades'][number]>({ value: oneOf(grades), count: isInteger })),
  rentable: isInteger,
  warranty: isInteger,
  fullFreeLift: isInteger,
  figures: (value) => isObject(value) && Object.values(value).every(isFigureFacet),
  year: isRangeOrNull,
  price: isRangeOrNull,
  corrections: isCorrections,
  unread: isText,
})
