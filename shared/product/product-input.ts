import { z } from 'zod'
import {
  conditions,
  HIGHEST_PRICE,
  type ProductStatus,
  priceKinds,
  productStatuses,
  rentPeriods,
} from '../catalogue/terms.ts'
import { feedKeys } from '../feeds/keys.ts'
import { LARGEST_ID } from '../paths.ts'
import { optionalText, requiredText } from '../text.ts'
import { rentRates } from './product.ts'

export const IMAGES_PER_PRODUCT = 20
export const SPECIFICATIONS_PER_PRODUCT = 100
export const OLDEST_YEAR = 1900

/** `available` is another word for `active` wherever a status is read. */
export const productStatus = z
  .enum([...productStatuses, 'available'], { error: 'Ungültiger Status' })
  .transform((value): ProductStatus => (value === 'available' ? 'active' : value))

const year = z.number({ error: 'Ungültiges Baujahr' }).refine(isPlausibleYear, {
  error: 'Ungültiges Baujahr',
})

/** Baujahr: a whole number from 1900 to next year, for machines announced ahead. */
export function isPlausibleYear(value: number): boolean {
  return Number.isInteger(value) && value >= OLDEST_YEAR && value <= new Date().getFullYear() + 1
}

const euros = (name: string) =>
  z
    .number({ error: `${name} muss positiv sein` })
    .min(0, `${name} muss positiv sein`)
    .max(HIGHEST_PRICE, `${name} darf höchstens 100.000.000 € betragen`)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, {
      error: `${name} darf höchstens zwei Nachkommastellen haben`,
    })

/** Net euros for each period that the machine is let for; without any it is not to let. */
const rent = z
  .object({
    day: euros('Tagesmiete').nullish(),
    week: euros('Wochenmiete').nullish(),
    month: euros('Monatsmiete').nullish(),
  })
  .nullable()
  .transform((rates) => {
    const given = rentPeriods.flatMap((period) => {
      const rate = rates?.[period]
      return rate == null ? [] : [[period, rate]]
    })
    return given.length > 0 ? Object.fromEntries(given) : null
  })
  .pipe(rentRates.nullable())

/** The dealer's own number. Portals know the machine by it, so that it is of letters and digits. */
const stockNumber = z
  .string({ error: 'Lagernummer muss ein Text sein' })
  .trim()
  .regex(
    /^[A-Za-z0-9_-]{0,40}$/,
    'Lagernummer darf nur aus höchstens 40 Buchstaben, Ziffern, „-“ und „_“ bestehen',
  )
  .transform((text) => (text === '' ? null : text))
  .nullable()

const image = z
  .string({ error: 'Bild muss ein Text sein' })
  .trim()
  .max(2000, 'Bildadresse ist zu lang')
  .refine(isImageAddress, {
    error: 'Bild muss ein Pfad unter /uploads/ oder eine http(s)-Adresse sein',
  })

/** An image is a file of our own under /uploads/ or an absolute http(s) address. */
export function isImageAddress(value: string): boolean {
  if (/^\/uploads\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9][\w.-]*$/.test(value)) return true
  return /^https?:\/\/[^\s"'<>\\]+$/.test(value) && URL.canParse(value)
}

export const specificationName = requiredText(
  'Name der Spezifikation',
  100,
  'Spezifikation Name erforderlich',
)
export const specificationValue = requiredText(
  'Wert der Spezifikation',
  500,
  'Spezifikation Wert erforderlich',
)

const specifications = z
  .record(z.string(), z.string({ error: 'Spezifikation Wert erforderlich' }), {
    error: 'Spezifikationen müssen Name-Wert-Paare sein',
  })
  // Two names that differ in spaces alone become one, and a value would be lost.
  .refine((map) => new Set(Object.keys(map).map((name) => name.trim())).size === sizeOf(map), {
    error: 'Jede Spezifikation darf nur einmal vorkommen',
  })
  .pipe(z.record(specificationName, specificationValue))
  .refine((map) => sizeOf(map) <= SPECIFICATIONS_PER_PRODUCT, {
    error: `Höchstens ${SPECIFICATIONS_PER_PRODUCT} Spezifikationen`,
  })

function sizeOf(map: object): number {
  return Object.keys(map).length
}

export const PRICE_MISSING = 'Preis muss positiv sein'
export const UNKNOWN_CATEGORY = 'Diese Kategorie gibt es nicht'

export const productCondition = z.enum(conditions, { error: 'Ungültiger Zustand' })

/** The feeds that the machine is kept out of, each named once and in their order. */
const withheldFrom = z
  .array(z.enum(feedKeys, { error: 'Dieses Portal gibt es nicht' }), {
    error: 'Portale müssen eine Liste sein',
  })
  .transform((keys) => feedKeys.filter((key) => keys.includes(key)))

const editable = {
  title: requiredText('Titel', 200, 'Titel ist erforderlich'),
  brand: requiredText('Marke', 200, 'Marke ist erforderlich'),
  model: requiredText('Modell', 200, 'Modell ist erforderlich'),
  year,
  condition: productCondition,
  stockNumber,
  priceKind: z.enum(priceKinds, { error: 'Ungültige Preisart' }),
  price: euros('Preis').nullable(),
  previousPrice: euros('Früherer Preis').nullable(),
  rent,
  location: requiredText('Standort', 200, 'Standort ist erforderlich'),
  categoryId: z
    .number({ error: 'Kategorie ist erforderlich' })
    .int('Kategorie ist erforderlich')
    .min(1, 'Kategorie ist erforderlich')
    .max(LARGEST_ID, UNKNOWN_CATEGORY),
  description: optionalText('Beschreibung', 10_000),
  images: z
    .array(image, { error: 'Bilder müssen eine Liste sein' })
    .max(IMAGES_PER_PRODUCT, `Höchstens ${IMAGES_PER_PRODUCT} Bilder`),
  specifications,
  featured: z.boolean({ error: 'Empfohlen muss wahr oder falsch sein' }),
  status: productStatus,
  serialNumber: optionalText('Seriennummer', 100),
  note: optionalText('Interne Notiz', 5000),
  withheldFrom,
}

export const productInput = z
  .object({
    ...editable,
    condition: editable.condition.default('used'),
    stockNumber: editable.stockNumber.default(null),
    priceKind: editable.priceKind.default('net'),
    price: editable.price.default(null),
    previousPrice: editable.previousPrice.default(null),
    rent: editable.rent.default(null),
    description: editable.description.default(''),
    images: editable.images.default([]),
    specifications: editable.specifications.default({}),
    featured: editable.featured.default(false),
    status: editable.status.default('active'),
    serialNumber: editable.serialNumber.default(''),
    note: editable.note.default(''),
    withheldFrom: editable.withheldFrom.default([]),
  })
  .meta({ id: 'ProductInput' })
export type ProductInput = z.infer<typeof productInput>

/** What the administrator reads beside each field. */
export const productLabels: Record<keyof ProductInput, string> = {
  title: 'Titel',
  brand: 'Marke',
  model: 'Modell',
  year: 'Baujahr',
  condition: 'Zustand',
  stockNumber: 'Lagernummer',
  priceKind: 'Besteuerung',
  price: 'Preis',
  previousPrice: 'Vorheriger Betrag',
  rent: 'Mietpreise',
  location: 'Standort',
  categoryId: 'Kategorie',
  description: 'Beschreibung',
  images: 'Bilder',
  specifications: 'Technische Daten',
  featured: 'Empfohlen',
  status: 'Status',
  serialNumber: 'Seriennummer',
  note: 'Interne Notiz',
  withheldFrom: 'In diesen Portalen nicht anbieten',
}

export const adminStatusLabels: Record<ProductStatus, string> = {
  active: 'Aktiv',
  reserved: 'Reserviert',
  sold: 'Verkauft',
  inactive: 'Inaktiv',
}

/** Only a price on request may be missing. Said together with everything else that is wrong. */
export const pricedUnlessOnRequest = z.refine<Pick<ProductInput, 'price' | 'priceKind'>>(
  ({ price, priceKind }) => price !== null || priceKind === 'onRequest',
  { path: ['price'], error: PRICE_MISSING, when: ({ value }) => pricing.safeParse(value).success },
)

export const productPatch = z.object(editable).partial().meta({ id: 'ProductPatch' })
export type ProductPatch = z.infer<typeof productPatch>

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
