import { z } from 'zod'
import { berlinYear } from '../time/time.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { keysOf } from '../values/records.ts'
import { idInput, moment, requiredLine, requiredText } from '../writing/text.ts'
import {
  conditions,
  grades,
  HIGHEST_PRICE,
  type ProductStatus,
  productStatuses,
  rentPeriods,
} from './terms.ts'

export const rentRates = z.object({
  day: z.number().optional(),
  week: z.number().optional(),
  month: z.number().optional(),
})
export type Rent = z.infer<typeof rentRates>

export const IMAGES_PER_PRODUCT = 40
const SPECIFICATIONS_PER_PRODUCT = 100
const OLDEST_YEAR = 1900

/** `available` is another word for `active` wherever a status is read. */
export const productStatus = z
  .enum([...productStatuses, 'available'], { error: 'Ungültiger Status' })
  .transform((value): ProductStatus => (value === 'available' ? 'active' : value))

export const year = z.number({ error: 'Ungültiges Baujahr' }).refine(isPlausibleYear, {
  error: 'Ungültiges Baujahr',
})

/** Baujahr: a whole number from 1900 to next year, for machines announced ahead. */
function isPlausibleYear(value: number): boolean {
  return Number.isInteger(value) && value >= OLDEST_YEAR && value <= berlinYear() + 1
}

export const euros = (name: string) =>
  z
    .number({ error: `${name} muss positiv sein` })
    .min(0, `${name} muss positiv sein`)
    .max(HIGHEST_PRICE, `${name} darf höchstens 100.000.000 € betragen`)
    // Spreadsheets calculate prices, and leave `16039.300000000001`.
    .overwrite((value) => Math.round(value * 100) / 100)

/** Net euros for each period that the machine is let for; without any it is not to let. */
export const rent = z
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

export const STOCK_NUMBER = /^[A-Za-z0-9_-]{0,40}$/

/** A number as people write it, `L 1042` or `A/17`, in the letters that it may have: `L-1042`, `A-17`. */
export function plainStockNumber(text: string): string {
  const plain = text.trim().replace(/[\s/\\.]+/g, '-')
  return STOCK_NUMBER.test(plain) ? plain : text.trim()
}

/** What two stock numbers are compared by: machines never differ in letter case alone. */
export const stockKey = (stockNumber: string | null | undefined): string | null =>
  stockNumber?.trim().toLowerCase() || null

/**
 * The dealer's own number. Portals know the machine by it, so that it is of letters and digits: `L 4711/2` is kept
 * as `L-4711-2`.
 */
export const stockNumber = z
  .string({ error: 'Lagernummer muss ein Text sein' })
  .trim()
  .overwrite(plainStockNumber)
  .regex(
    STOCK_NUMBER,
    'Lagernummer darf nur aus höchstens 40 Buchstaben, Ziffern, „-“ und „_“ bestehen',
  )
  .transform((text) => (text === '' ? null : text))
  .nullable()

export const image = z
  .string({ error: 'Bild muss ein Text sein' })
  .trim()
  .max(2000, 'Bildadresse ist zu lang')
  .refine(isImageAddress, {
    error: 'Bild muss ein Pfad unter /uploads/ oder eine http(s)-Adresse sein',
  })

/** An image is a file of our own under /uploads/ or an absolute http(s) address. */
function isImageAddress(value: string): boolean {
  if (/^\/uploads\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9][\w.-]*$/.test(value)) return true
  return /^https?:\/\/[^\s"'<>\\]+$/.test(value) && URL.canParse(value)
}

export const images = z
  .array(image, { error: 'Bilder müssen eine Liste sein' })
  .max(IMAGES_PER_PRODUCT, `Höchstens ${IMAGES_PER_PRODUCT} Bilder`)

/** A number with as many digits behind its mark as binary fractions have. */
const LONG_FRACTION = /(?<!\d)(\d{1,9})([.,])(\d{10,})(?!\d)/g
/** What they leave behind a number: `16039.300000000001`, `2,4999999999999996`. */
const TAIL = /(?:0{5}|9{5})\d{1,3}$/

/** `16039.300000000001 h` → `16039.3 h`. */
const withoutTails = (text: string): string =>
  text.replace(LONG_FRACTION, (number, whole: string, mark: string, fraction: string) =>
    TAIL.test(fraction.slice(-8))
      ? String(Number(Number(`${whole}.${fraction}`).toFixed(6))).replace('.', mark)
      : number,
  )

export const specificationName = requiredLine(
  'Name der Spezifikation',
  100,
  'Spezifikation Name erforderlich',
)
export const specificationValue = requiredText(
  'Wert der Spezifikation',
  500,
  'Spezifikation Wert erforderlich',
).overwrite(withoutTails)

export const specifications = z
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

/** What a machine's dated fields are called, on its form and where one of them is asked for alone. */
export const datedLabels = {
  reservedUntil: 'Reserviert bis',
  reservedFor: 'Reserviert für',
  publishAt: 'Veröffentlichen am',
} as const

/** The last day of a reservation, as `2026-12-12`. */
export const reservedUntil = z.iso
  .date('Ende der Reservierung muss ein Tag wie 2026-12-12 sein')
  .nullable()

export const reservedFor = idInput(
  `${datedLabels.reservedFor} muss die Nummer einer Anfrage sein`,
).nullable()

export const publishAt = moment(datedLabels.publishAt).nullable()

export const UNKNOWN_CATEGORY = 'Diese Kategorie gibt es nicht'
const NO_CATEGORY = 'Kategorie ist erforderlich'
export const categoryId = z
  .number({ error: NO_CATEGORY })
  .int(NO_CATEGORY)
  .min(1, NO_CATEGORY)
  .max(LARGEST_ID, UNKNOWN_CATEGORY)

export const productGrade = z
  .enum(grades, { error: 'Zustandsklasse muss A, B oder C sein' })
  .nullable()

export const productCondition = z.enum(conditions, { error: 'Ungültiger Zustand' })

/** The feeds that a dealer can switch on. */
export const feedNames = {
  maschinensucher: 'Maschinensucher',
  mobileDe: 'mobile.de',
  machineryzone: 'MachineryZone',
  bestandCsv: 'Bestand als CSV',
  bestandJson: 'Bestand als JSON',
} as const
export type FeedKey = keyof typeof feedNames
export const feedKeys = keysOf(feedNames)

/** The feeds that the machine is kept out of, each named once and in their order. */
export const withheldFrom = z
  .array(z.enum(feedKeys, { error: 'Dieses Portal gibt es nicht' }), {
    error: 'Portale müssen eine Liste sein',
  })
  .transform((keys) => feedKeys.filter((key) => keys.includes(key)))
