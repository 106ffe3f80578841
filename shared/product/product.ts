import { z } from 'zod'
import { figuresSchema } from '../figures/schema.ts'
import { partOf } from '../values/records.ts'
import { category } from './category.ts'
import type { AnyField } from './field-kinds.ts'
import { UNKNOWN_CATEGORY } from './field-rules.ts'
import { type ProductField, productFields } from './fields.ts'

export { adminStatusLabels } from './terms.ts'

export const FEATURED_LIMIT = 6
export const GALLERY_LIMIT = 5

export const PRICE_MISSING = 'Preis muss positiv sein'

const rules = partOf(productFields, 'rule')

export const productInput = z.object(rules).meta({ id: 'ProductInput' })
export type ProductInput = z.infer<typeof productInput>

const editable = withoutDefaults(rules)

export const productPatch = z.object(editable).partial().meta({ id: 'ProductPatch' })
export type ProductPatch = z.infer<typeof productPatch>

type WithoutDefault<Rule> = Rule extends z.ZodDefault<infer Inner> | z.ZodOptional<infer Inner>
  ? Inner
  : Rule

/** The rules of a change, in which what is not sent stays as it is. */
export function withoutDefaults<Rules extends Record<string, z.ZodType>>(
  all: Rules,
): { [Name in keyof Rules]: WithoutDefault<Rules[Name]> }
export function withoutDefaults(all: Record<string, z.ZodType>) {
  return Object.fromEntries(
    Object.entries(all).map(([name, rule]) => [
      name,
      rule instanceof z.ZodDefault || rule instanceof z.ZodOptional ? rule.unwrap() : rule,
    ]),
  )
}

/** What the administrator reads beside each field. */
export const productLabels: Record<ProductField, string> = partOf(productFields, 'label')

type Reader = AnyField['seenBy']
type SeenBy<Who extends Reader> = {
  [Name in ProductField as (typeof productFields)[Name]['seenBy'] extends Who
    ? Name
    : never]: (typeof productFields)[Name]['stored']
}

/** What is answered of the fields that are for these readers. */
function seenBy<Who extends Reader>(who: Who): SeenBy<Who>
function seenBy(who: Reader) {
  return Object.fromEntries(
    Object.entries(productFields).flatMap(([name, field]) =>
      field.seenBy === who ? [[name, field.stored]] : [],
    ),
  )
}

/** What only those get who are logged in. */
const internal = z.object({
  ...seenBy('staff'),
  unread: z.array(z.string()).meta({
    description: 'Bekannte Namen, deren Wert nicht zu lesen war',
  }),
})
export const internalFields = internal.keyof().options

/** A product of an answer. Visitors get no price that is on request, and nothing internal. */
export const product = z
  .object({
    id: z.number().int(),
    ...seenBy('visitors'),
    category: category.pick({ id: true, name: true, slug: true, icon: true }),
    figures: figuresSchema.readonly().meta({
      description:
        'Was aus den Spezifikationen erkannt wurde: ganze kg, mm und h, sonst wie benannt',
    }),
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

/** Only a price on request may be missing. Said together with everything else that is wrong. */
export const pricedUnlessOnRequest = z.refine<Pick<ProductInput, 'price' | 'priceKind'>>(
  ({ price, priceKind }) => price !== null || priceKind === 'onRequest',
  { path: ['price'], error: PRICE_MISSING, when: ({ value }) => pricing.safeParse(value).success },
)

const pricing = z.object({ price: editable.price, priceKind: editable.priceKind })

const categoryChoice = z.object({ categoryId: editable.categoryId })

/** Checked even when other fields fail, so that one answer names every invalid field. */
export const knownCategory = (isKnown: (id: number) => boolean | Promise<boolean>) =>
  z.refine<{ categoryId?: number | undefined }>(
    ({ categoryId }) => categoryId === undefined || isKnown(categoryId),
    {
      path: ['categoryId'],
      error: UNKNOWN_CATEGORY,
      when: ({ value }) => categoryChoice.safeParse(value).success,
    },
  )
