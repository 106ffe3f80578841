import { z } from 'zod'
import { contactTexts, needsPhone, PHONE_FOR_CALLBACK, PRIVACY_REQUIRED } from './contact-rules.ts'
import { LARGEST_ID } from './paths.ts'
import { product } from './product.ts'
import { flag, paging, parameter, searchParameter } from './query.ts'
import { optionalText, ruledText } from './text.ts'
import type { TextRule } from './text-rules.ts'

export const inquiryStatuses = ['new', 'contacted', 'closed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const inquiryStatusLabels: Record<InquiryStatus, string> = {
  new: 'Neu',
  contacted: 'Kontaktiert',
  closed: 'Abgeschlossen',
}

const inquiryStatus = z.enum(inquiryStatuses, { error: 'Ungültiger Status' })

const orEmpty = (rule: TextRule) =>
  ruledText(rule)
    .nullish()
    .transform((value) => value ?? '')

/** A value of the wrong type does not refuse the inquiry. It becomes a text that only a robot would send. */
const trap = z.string().nullish().catch('kein Text')
const spamTraps = {
  /** A field that people do not see. Only robots fill it in. */
  website: trap.meta({ hidden: true }),
  /** The token from `GET /contact/form`. */
  token: trap,
}

const fields = z.object({
  name: ruledText(contactTexts.name),
  company: orEmpty(contactTexts.company),
  email: ruledText(contactTexts.email),
  phone: orEmpty(contactTexts.phone),
  message: ruledText(contactTexts.message),
  productId: z
    .number({ error: 'Ungültiges Produkt' })
    .int('Ungültiges Produkt')
    .nullish()
    // A number that cannot be an id is treated like an unknown product: the inquiry has none.
    .transform((value) => (value && value > 0 && value <= LARGEST_ID ? value : null)),
  callback: z
    .boolean({ error: 'Rückruf muss wahr oder falsch sein' })
    .nullish()
    .transform((value) => value ?? false),
  ...spamTraps,
})

const callbackFields = z.object({ callback: z.boolean(), phone: z.string() })

/** Checked even when other fields fail, so that one answer names every invalid field. */
const phoneForCallback = z.refine<{ callback: boolean; phone: string }>(
  (value) => !needsPhone(value),
  {
    path: ['phone'],
    error: PHONE_FOR_CALLBACK,
    when: ({ value }) => callbackFields.safeParse(value).success,
  },
)

/** An inquiry as the sender submits it. */
export const contactInput = fields.check(phoneForCallback).meta({ id: 'ContactInput' })
export type ContactInput = z.infer<typeof contactInput>

/** The form also asks to confirm that the privacy notice was read. */
export const contactForm = fields
  .extend({
    privacy: z.literal(true, { error: PRIVACY_REQUIRED }),
  })
  .check(phoneForCallback)

/** Proves when the form was opened. The form sends it back as `token`. */
export const contactToken = z.object({ token: z.string() })
export type ContactToken = z.infer<typeof contactToken>

/** What the sender learns about the stored inquiry. */
export const contactReceipt = z
  .object({
    id: z.number().int(),
    receipt: z.string(),
    status: inquiryStatus,
  })
  .meta({ id: 'ContactReceipt' })
export type ContactReceipt = z.infer<typeof contactReceipt>

export const NOTES_LENGTH = 5000

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
      'Wörter, die alle vorkommen müssen, in Name, Firma, E-Mail-Adresse, Nummer oder Nachricht. Groß oder klein, ü, ue oder u ist gleich',
  }),
  status: parameter(inquiryStatus).meta({ description: 'Nur Anfragen mit diesem Stand' }),
  spam: parameter(flag())
    .transform((spam) => spam ?? false)
    .meta({ description: 'Was als Spam eingestuft ist (true); ohne Angabe alles andere' }),
})
export type InquiryQuery = z.infer<typeof inquiryQuery>

const priceFields = { price: true, priceKind: true, previousPrice: true } as const

export const inquiry = z
  .object({
    id: z.number().int(),
    receipt: z.string(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    callback: z.boolean(),
    productId: z.number().int().nullable(),
    productTitle: z.string().nullable(),
    product: product
      .pick({ id: true, title: true, brand: true, model: true, year: true, ...priceFields })
      .nullable(),
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
export const inquiryEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(inquiryEventKinds),
  text: z.string(),
})
export type InquiryEvent = z.infer<typeof inquiryEvent>

/** An inquiry with its events, oldest first. */
export const inquiryDetail = inquiry
  .extend({ events: z.array(inquiryEvent) })
  .meta({ id: 'InquiryDetail' })
export type InquiryDetail = z.infer<typeof inquiryDetail>

const hamburgYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' })

/** The number that customer and dealer use for an inquiry: `A-2026-00042`. */
export function receiptNumber(id: number, createdAt: Date): string {
  return `A-${hamburgYear.format(createdAt)}-${String(id).padStart(5, '0')}`
}
