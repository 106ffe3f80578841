import { z } from 'zod'
import { figuresSchema } from '../figures/schema.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { optionalLine, optionalText, requiredLine } from '../writing/text.ts'
import { category } from './category.ts'
import { conditionAt, conditionReport, storedReport } from './condition-report.ts'
import {
  euros,
  IMAGES_PER_PRODUCT,
  image,
  productCondition,
  productGrade,
  productStatus,
  publishAt,
  rent,
  rentRates,
  reservedFor,
  reservedUntil,
  specifications,
  stockNumber,
  withheldFrom,
  year,
} from './field-rules.ts'
import { feedKeys } from './portals.ts'
import { conditions, grades, priceKinds, productStatuses } from './terms.ts'

export { adminStatusLabels } from './terms.ts'

export const FEATURED_LIMIT = 6
export const GALLERY_LIMIT = 5

export const PRICE_MISSING = 'Preis muss positiv sein'
export const UNKNOWN_CATEGORY = 'Diese Kategorie gibt es nicht'

/** What may be sent of each field. The columns of an exported table have this order, too. */
const editable = {
  stockNumber,
  title: requiredLine('Titel', 200, 'Titel ist erforderlich'),
  brand: requiredLine('Marke', 200, 'Marke ist erforderlich'),
  model: requiredLine('Modell', 200, 'Modell ist erforderlich'),
  year,
  condition: productCondition,
  grade: productGrade,
  status: productStatus,
  categoryId: z
    .number({ error: 'Kategorie ist erforderlich' })
    .int('Kategorie ist erforderlich')
    .min(1, 'Kategorie ist erforderlich')
    .max(LARGEST_ID, UNKNOWN_CATEGORY),
  priceKind: z.enum(priceKinds, { error: 'Ungültige Preisart' }),
  price: euros('Preis').nullable(),
  previousPrice: euros('Früherer Preis').nullable(),
  purchasePrice: euros('Einkaufspreis').nullable(),
  rent,
  location: requiredLine('Standort', 200, 'Standort ist erforderlich'),
  description: optionalText('Beschreibung', 10_000),
  images: z
    .array(image, { error: 'Bilder müssen eine Liste sein' })
    .max(IMAGES_PER_PRODUCT, `Höchstens ${IMAGES_PER_PRODUCT} Bilder`),
  specifications,
  conditionReport,
  conditionAt,
  featured: z.boolean({ error: 'Empfohlen muss wahr oder falsch sein' }),
  serialNumber: optionalLine('Seriennummer', 100),
  note: optionalText('Interne Notiz', 5000),
  withheldFrom,
  reservedUntil,
  reservedFor,
  publishAt,
}

export const productInput = z
  .object({
    ...editable,
    condition: editable.condition.default('used'),
    grade: editable.grade.default(null),
    stockNumber: editable.stockNumber.default(null),
    priceKind: editable.priceKind.default('net'),
    price: editable.price.default(null),
    previousPrice: editable.previousPrice.default(null),
    // Not null by default: to name it needs a permission of its own.
    purchasePrice: editable.purchasePrice.optional(),
    rent: editable.rent.default(null),
    description: editable.description.default(''),
    images: editable.images.default([]),
    specifications: editable.specifications.default({}),
    conditionReport: editable.conditionReport.default(null),
    conditionAt: editable.conditionAt.default(null),
    featured: editable.featured.default(false),
    status: editable.status.default('active'),
    serialNumber: editable.serialNumber.default(''),
    note: editable.note.default(''),
    withheldFrom: editable.withheldFrom.default([]),
    reservedUntil: editable.reservedUntil.default(null),
    reservedFor: editable.reservedFor.default(null),
    publishAt: editable.publishAt.default(null),
  })
  .meta({ id: 'ProductInput' })
export type ProductInput = z.infer<typeof productInput>

export const productPatch = z.object(editable).partial().meta({ id: 'ProductPatch' })
export type ProductPatch = z.infer<typeof productPatch>

/** What the administrator reads beside each field. */
export const productLabels: Record<keyof ProductInput, string> = {
  stockNumber: 'Lagernummer',
  title: 'Titel',
  brand: 'Marke',
  model: 'Modell',
  year: 'Baujahr',
  condition: 'Zustand',
  grade: 'Zustandsklasse',
  status: 'Status',
  categoryId: 'Kategorie',
  priceKind: 'Besteuerung',
  price: 'Preis',
  previousPrice: 'Alter Preis',
  purchasePrice: 'Einkaufspreis',
  rent: 'Mietpreise',
  location: 'Standort',
  description: 'Beschreibung',
  images: 'Bilder',
  specifications: 'Technische Daten',
  conditionReport: 'Zustandsbericht',
  conditionAt: 'Geprüft am',
  featured: 'Empfohlen',
  serialNumber: 'Seriennummer',
  note: 'Interne Notiz',
  withheldFrom: 'In diesen Portalen nicht anbieten',
  reservedUntil: 'Reserviert bis',
  reservedFor: 'Reserviert für',
  publishAt: 'Veröffentlichen am',
}

/** What only those get who are logged in. */
const internal = z.object({
  purchasePrice: z.number().nullable().meta({
    description: 'Nettoeuro; fehlt ohne die Berechtigung',
  }),
  serialNumber: z.string(),
  note: z.string(),
  withheldFrom: z.array(z.enum(feedKeys)),
  reservedUntil: z.iso.date().nullable().meta({
    description: 'Letzter Tag der Reservierung; null: ohne Ende',
  }),
  reservedFor: z.number().int().nullable().meta({
    description: 'Für welche Anfrage reserviert ist; null für alle, die keine Anfragen sehen',
  }),
  publishAt: z.iso.datetime().nullable().meta({
    description: 'Wann eine inaktive Maschine von selbst aktiv wird',
  }),
  unread: z.array(z.string()).meta({
    description: 'Bekannte Namen, deren Wert nicht zu lesen war',
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
    grade: z.enum(grades).nullable(),
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
    conditionReport: storedReport,
    conditionAt: z.iso.date().nullable(),
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
