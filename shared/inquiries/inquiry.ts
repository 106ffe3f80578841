import { z } from 'zod'
import { keysOf } from '../keys.ts'
import { product } from '../product/product.ts'
import { flag, paging, parameter, searchParameter } from '../query.ts'
import { optionalText } from '../text.ts'
import { concernLabels } from './concern.ts'

export const inquiryStatuses = ['new', 'contacted', 'closed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const inquiryStatusLabels: Record<InquiryStatus, string> = {
  new: 'Neu',
  contacted: 'Kontaktiert',
  closed: 'Abgeschlossen',
}

export const inquiryStatus = z.enum(inquiryStatuses, { error: 'Ungültiger Status' })

export const concern = z.enum(keysOf(concernLabels))

const NOTES_LENGTH = 5000

export const inquiryPatch = z
  .object({
    status: inquiryStatus,
    spam: z.boolean({ error: 'Spam muss wahr oder falsch sein' }),
    notes: optionalText('Notizen', NOTES_LENGTH),
  })
  .partial()
  .meta({ id: 'InquiryPatch' })
export type InquiryPatch = z.infer<typeof inquiryPatch>

export const INQUIRY_PAGE_SIZE = 20

export const inquiryQuery = z.object({
  ...paging(INQUIRY_PAGE_SIZE),
  search: searchParameter().meta({
    description:
      'Wörter, die alle vorkommen müssen, in Name, Firma, E-Mail-Adresse, Telefonnummer, Nummer, Nachricht oder den Titeln der Maschinen. Groß oder klein, ü, ue oder u ist gleich; eine Telefonnummer wird in jeder Schreibweise gefunden',
  }),
  status: parameter(inquiryStatus).meta({ description: 'Nur Anfragen mit diesem Stand' }),
  spam: parameter(flag())
    .transform((spam) => spam ?? false)
    .meta({ description: 'Was als Spam eingestuft ist (true); ohne Angabe alles andere' }),
})
export type InquiryQuery = z.infer<typeof inquiryQuery>

/** A machine that an inquiry asks for, under its title on the day of the inquiry. */
const inquiryProduct = z
  .object({
    id: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Null, wenn es die Maschine nicht mehr gibt' }),
    title: z.string(),
    available: z.boolean().meta({ description: 'Heute weder verkauft noch reserviert' }),
  })
  .meta({ id: 'InquiryProduct' })
export type InquiryProduct = z.infer<typeof inquiryProduct>

const priceFields = { price: true, priceKind: true, previousPrice: true } as const

export const inquiry = z
  .object({
    id: z.number().int(),
    receipt: z.string(),
    name: z.string(),
    company: z.string(),
    /** Empty where only a callback is asked for. */
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    callback: z.boolean(),
    concern: concern.nullable().meta({
      description: 'Worum es geht, wenn das Formular von einem Knopf dafür kam',
    }),
    /** The first of the products; null once it is deleted. */
    productId: z.number().int().nullable(),
    productTitle: z.string().nullable(),
    product: product
      .pick({ id: true, title: true, brand: true, model: true, year: true, ...priceFields })
      .nullable(),
    products: z.array(inquiryProduct),
    status: inquiryStatus,
    spam: z.boolean(),
    /** Only administrators see them. */
    notes: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Inquiry' })
export type Inquiry = z.infer<typeof inquiry>

export const inquiryEventKinds = [
  'received',
  'status',
  'notes',
  'spam',
  'mailSent',
  'mailFailed',
  'mailSkipped',
] as const
export type InquiryEventKind = (typeof inquiryEventKinds)[number]

/** Something that happened to an inquiry. `text` is a German sentence. */
const inquiryEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(inquiryEventKinds),
  text: z.string(),
  author: z.string().nullable().meta({
    description: 'Wer es war; null, was von selbst geschah',
  }),
})
export type InquiryEvent = z.infer<typeof inquiryEvent>

/** An inquiry with its events, oldest first. */
export const inquiryDetail = inquiry
  .extend({ events: z.array(inquiryEvent) })
  .meta({ id: 'InquiryDetail' })
export type InquiryDetail = z.infer<typeof inquiryDetail>

const hamburgYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' })

export const isReceiptNumber = (text: string | null): text is string =>
  text !== null && /^A-\d{4}-\d{5,10}$/.test(text)

/** The number that customer and dealer use for an inquiry: `A-2026-00042`. */
export function receiptNumber(id: number, createdAt: Date): string {
  return `A-${hamburgYear.format(createdAt)}-${String(id).padStart(5, '0')}`
}
