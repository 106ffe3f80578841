import { z } from 'zod'
import {
  conditions,
  PAGE_SIZE,
  type ProductStatus,
  priceKinds,
  productStatuses,
  publicStatusLabel,
} from '../catalogue/terms.ts'
import { category } from '../category.ts'
import { feedKeys } from '../feeds/keys.ts'
import { figuresSchema } from '../figures/schema.ts'

export { PAGE_SIZE, type ProductStatus, productStatuses, publicStatusLabel }

export const FEATURED_LIMIT = 6
export const GALLERY_LIMIT = 5

export const rentRates = z.object({
  day: z.number().optional(),
  week: z.number().optional(),
  month: z.number().optional(),
})
export type Rent = z.infer<typeof rentRates>

/** What only the administrator gets. */
const internal = z.object({
  serialNumber: z.string(),
  note: z.string(),
  withheldFrom: z.array(z.enum(feedKeys)),
  unread: z.array(z.string()).meta({
    description: 'Bekannte Namen, deren Wert nicht zu lesen war; nur mit Anmeldung',
  }),
})
export const internalFields = internal.keyof().options

/** A product of an answer. Visitors get no price that is on request, and nothing internal. */
export const product = z
  .object({
    id: z.number().int(),
    title: z.string(),
    brand: z.string(),
    model: z.string(),
    year: z.number().int(),
    condition: z.enum(conditions),
    stockNumber: z.string().nullable(),
    priceKind: z.enum(priceKinds),
    price: z.number().nullable(),
    previousPrice: z.number().nullable(),
    rent: rentRates.nullable(),
    location: z.string(),
    categoryId: z.number().int(),
    category: category.pick({ id: true, name: true, slug: true, icon: true }),
    description: z.string(),
    images: z.array(z.string()),
    specifications: z.record(z.string(), z.string()),
    figures: figuresSchema.readonly().meta({
      description:
        'Was aus den Spezifikationen erkannt wurde: ganze kg, mm und h, sonst wie benannt',
    }),
    featured: z.boolean(),
    status: z.enum(productStatuses),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    ...internal.partial().shape,
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>

/** What a product is made of, without what follows from it. */
export const storedProduct = product
  .extend(internal.shape)
  .omit({ category: true, figures: true, createdAt: true, updatedAt: true, unread: true })
export type StoredProduct = z.infer<typeof storedProduct>

/** A product as it was once. Pictures that are gone by now had to be left out. */
export const restoredProduct = product
  .extend({ missingImages: z.array(z.string()) })
  .meta({ id: 'RestoredProduct' })
export type RestoredProduct = z.infer<typeof restoredProduct>
