import { z } from 'zod'
import type { FigureFacet } from '../figures/filters.ts'
import { conditions, grades, productStatuses } from '../product/terms.ts'
import { searchCorrections, unreadSearch } from './product-query.ts'

const range = z.object({ min: z.number(), max: z.number() }).nullable()

const figureFacet: z.ZodType<FigureFacet> = z.union([
  z.object({
    choices: z.array(
      z.object({ value: z.union([z.string(), z.number()]), count: z.number().int() }),
    ),
  }),
  z.object({ min: z.number(), max: z.number() }),
])

/**
 * What each further choice would leave. A facet obeys every filter but the one of its own kind, so
 * a count is the number of hits after that choice; `total` obeys all of them. Categories come in
 * the site's order, with 0 where nothing is left; a range is null when there is nothing in it. Of
 * figures, conditions and grades only those are named that some hit has.
 */
export const productFacets = z
  .object({
    total: z.number().int(),
    categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number().int() })),
    brands: z.array(z.object({ brand: z.string(), count: z.number().int() })),
    locations: z.array(z.object({ location: z.string(), count: z.number().int() })),
    statuses: z.array(z.object({ status: z.enum(productStatuses), count: z.number().int() })),
    conditions: z.array(z.object({ value: z.enum(conditions), count: z.number().int() })),
    grades: z.array(z.object({ value: z.enum(grades), count: z.number().int() })),
    rentable: z.number().int(),
    warranty: z.number().int(),
    fullFreeLift: z.number().int(),
    figures: z.record(z.string(), figureFacet),
    year: range,
    price: range,
    corrections: searchCorrections,
    unread: unreadSearch,
  })
  .meta({ id: 'ProductFacets' })
export type ProductFacets = z.infer<typeof productFacets>
