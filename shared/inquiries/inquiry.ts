import { z } from 'zod'
import { concernLabels } from '../addresses/parameters.ts'
import { flag, integer, paging, parameter, searchParameter } from '../calls/query.ts'
import type { Product } from '../product/product.ts'
import { priceKinds } from '../product/terms.ts'
import { BERLIN } from '../time/time.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { keysOf } from '../values/records.ts'
import { language } from '../writing/language.ts'
import { messagePage } from './message.ts'
import { inquiryStatuses, lostReasons, nextStep, sourceLabels, stages } from './stage.ts'

export const inquiryStatus = z.enum(inquiryStatuses, { error: 'Ungültiger Status' })

export const concern = z.enum(keysOf(concernLabels))

const source = z.enum(keysOf(sourceLabels), { error: 'Ungültige Herkunft' })

export const stage = z.enum(stages, { error: 'Ungültiger Stand' })

/** Who may take care of inquiries, under the name with which they sign. */
export const owner = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'Owner' })
export type Owner = z.infer<typeof owner>

/** What screens, history and notices say of an inquiry that nobody is in charge of: everybody sees it. */
export const NOBODY = 'Niemand'

export const inquirySorts = ['createdAt', 'nextStep'] as const

export const inquiryQuery = z.object({
  ...paging(20),
  search: searchParameter().meta({
    description:
      'Wörter, die alle vorkommen müssen, in Name, Firma, E-Mail-Adresse, Telefonnummer, Nummer, Nachricht oder den Titeln der Maschinen. Groß oder klein, ü, ue oder u ist gleich; eine Telefonnummer wird in jeder Schreibweise gefunden',
  }),
  status: parameter(inquiryStatus).meta({ description: 'Nur Anfragen mit diesem Stand' }),
  stage: parameter(stage).meta({ description: 'Nur Anfragen in diesem Stand' }),
  owner: parameter(
    z.union([z.enum(['me', 'none']), integer(1, LARGEST_ID)], {
      error: 'muss „me“, „none“ oder die Nummer eines Benutzers sein',
    }),
  ).meta({ description: 'Wer zuständig ist: ein Benutzer, me (ich) oder none (alle)' }),
  due: parameter(z.enum(['overdue', 'today'], { error: 'muss „overdue“ oder „today“ sein' })).meta({
    description:
      'Deren nächster Schritt überfällig (overdue) oder bis heute Abend fällig ist (today)',
  }),
  work: parameter(
    z.enum(['open', 'unanswered'], { error: 'muss „open“ oder „unanswered“ sein' }),
  ).meta({
    description:
      'Was noch nicht abgeschlossen ist (open), oder davon das, worin der Kunde zuletzt sprach (unanswered)',
  }),
  product: parameter(integer(1, LARGEST_ID)).meta({
    description: 'Nur Anfragen zu dieser Maschine',
  }),
  source: parameter(source).meta({ description: 'Wie die Anfrage kam' }),
  sort: parameter(z.enum(inquirySorts, { error: 'muss „createdAt“ oder „nextStep“ sein' }))
    .transform((sort) => sort ?? 'createdAt')
    .meta({ description: 'Wonach sortiert wird; ohne nächsten Schritt zuletzt' }),
  order: parameter(z.enum(['asc', 'desc'], { error: 'muss „asc“ oder „desc“ sein' }))
    .transform((order) => order ?? 'desc')
    .meta({ description: 'Auf- oder absteigend; ohne Angabe desc' }),
  spam: parameter(flag())
    .transform((spam) => spam ?? false)
    .meta({ description: 'Was als Spam eingestuft ist (true); ohne Angabe alles andere' }),
  duplicate: parameter(flag()).meta({
    description:
      'Nur Anfragen, die kurz davor schon einmal kamen (true), oder nur die anderen (false)',
  }),
  folded: parameter(flag()).meta({
    description:
      'Was kurz danach dasselbe noch einmal sagt, steht nur bei der ersten Anfrage (true), außer wo nach Wörtern, doppelten oder Spam gefragt wird',
  }),
  suspicious: parameter(flag()).meta({
    description: 'Nur Anfragen mit Verdacht auf Werbung (true) oder nur die anderen (false)',
  }),
})
export type InquiryQuery = z.infer<typeof inquiryQuery>

/** A machine that an inquiry asks for, under its title on the day of the inquiry. */
export const inquiryProduct = z
  .object({
    id: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Null, wenn es die Maschine nicht mehr gibt' }),
    title: z.string(),
    quantity: z.number().int().meta({ description: 'Wie viele davon' }),
    available: z.boolean().meta({ description: 'Heute weder verkauft noch reserviert' }),
  })
  .meta({ id: 'InquiryProduct' })
export type InquiryProduct = z.infer<typeof inquiryProduct>

/** The name and the price of a machine. Said here, because the schema of a machine brings all that one may be. */
const firstProduct = z.object({
  id: z.number().int(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.number().int().nullable(),
  priceKind: z.enum(priceKinds),
  price: z.number().nullable(),
  previousPrice: z.number().nullable(),
}) satisfies z.ZodType<Partial<Product>>

export const inquiry = z
  .object({
    id: z.number().int(),
    receipt: z.string(),
    customer: z.string().nullable().meta({
      description: 'Führt zu ihrem Absender (GET /customers/{key}); null, sobald er gelöscht ist',
    }),
    name: z.string(),
    company: z.string(),
    /** Empty where only a callback is asked for. */
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    callback: z.boolean(),
    callbackAt: z.iso.datetime().nullable().meta({
      description: 'Die Zeit, die für den Rückruf vereinbart ist',
    }),
    concern: concern.nullable().meta({
      description: 'Worum es geht, wenn das Formular von einem Knopf dafür kam',
    }),
    deliveryPostcode: z.string().nullable().meta({
      description: 'Wohin geliefert werden soll; null, wenn es niemand gesagt hat',
    }),
    language: language.meta({ description: 'In welcher Sprache ihrem Absender geschrieben wird' }),
    /** The first of the products; null once it is deleted. */
    productId: z.number().int().nullable(),
    productTitle: z.string().nullable(),
    product: firstProduct.nullable(),
    products: z.array(inquiryProduct),
    source,
    status: inquiryStatus,
    stage,
    lostReason: z.enum(lostReasons).nullable(),
    lostNote: z.string().nullable(),
    ownerId: z.number().int().nullable().meta({ description: 'Null: niemand, alle sehen sie' }),
    owner: z.string().nullable().meta({ description: 'Der Name des Zuständigen' }),
    nextStep: nextStep
      .nullable()
      .meta({ description: 'Null nur bei abgeschlossenen Anfragen, Spam und Doppelten' }),
    answerDueAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Bis wann eine Antwort versprochen war' }),
    firstAnsweredAt: z.iso.datetime().nullable(),
    duplicateOf: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Die Anfrage, die kurz davor dasselbe gesagt hat' }),
    spam: z.boolean(),
    suspicious: z.boolean().meta({
      description: 'Der Text sieht nach Werbung aus; sonst ist sie eine Anfrage wie jede andere',
    }),
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
  'owner',
  'step',
  'notes',
  'spam',
  'duplicate',
  'joined',
  'corrected',
  'language',
  'offer',
  'reserved',
  'mailSent',
  'mailFailed',
  'mailSkipped',
] as const
export type InquiryEventKind = (typeof inquiryEventKinds)[number]

/** How the timeline names a note, which stands in the conversation itself. */
export const NOTES_SAVED = 'Notizen gespeichert'

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

/** Another inquiry of the same person. */
const relatedInquiry = inquiry.pick({
  id: true,
  receipt: true,
  createdAt: true,
  stage: true,
  name: true,
  email: true,
})

/** For so many days an inquiry that was joined into another can be parted again. */
export const PART_DAYS = 30

/** An inquiry that was joined into another one. */
const joinedPart = inquiry
  .pick({
    id: true,
    receipt: true,
    createdAt: true,
    name: true,
    company: true,
    email: true,
    phone: true,
  })
  .extend({
    joinedAt: z.iso.datetime(),
    partUntil: z.iso.datetime().meta({ description: 'Bis wann sich das rückgängig machen lässt' }),
  })
export type JoinedPart = z.infer<typeof joinedPart>

/** What is answered in place of an inquiry that was joined into another one. */
export const joinedInquiry = inquiry
  .pick({ id: true, receipt: true })
  .extend({
    joinedInto: z.number().int().meta({ description: 'Die Anfrage, zu der sie jetzt gehört' }),
    joinedReceipt: z.string().meta({ description: 'Deren Vorgangsnummer' }),
  })
  .meta({ id: 'JoinedInquiry' })
export type JoinedInquiry = z.infer<typeof joinedInquiry>

/** The inquiry to which another one belongs. */
export const joinInput = z.object({ into: z.number().int().min(1).max(LARGEST_ID) })

/** An inquiry with its newest messages and its events, oldest first, and other inquiries of its sender, newest first. */
export const inquiryDetail = inquiry
  .extend({
    ...messagePage.shape,
    events: z.array(inquiryEvent),
    related: z.array(relatedInquiry),
    joined: z.array(joinedPart).meta({ description: 'Was mit ihr zusammengeführt wurde' }),
    keptUntil: z.iso.date().optional().meta({
      description:
        'Nur wenn ihr Absender gelöscht ist: bis wann das Gesetz verlangt, dass sie aufbewahrt wird',
    }),
    keptOffers: z
      .array(z.object({ id: z.number().int(), number: z.string() }))
      .optional()
      .meta({ description: 'Die angenommenen Angebote, die mit ihr aufbewahrt werden' }),
  })
  .meta({ id: 'InquiryDetail' })
export type InquiryDetail = z.infer<typeof inquiryDetail>

/** What stands under the number of an inquiry. */
export const openedInquiry = z.union([inquiryDetail, joinedInquiry])
export type OpenedInquiry = z.infer<typeof openedInquiry>

const berlinYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: BERLIN })

/** The number that customer and dealer use for an inquiry: `A-2026-00042`. */
export function receiptNumber(id: number, createdAt: Date): string {
  return `A-${berlinYear.format(createdAt)}-${String(id).padStart(5, '0')}`
}

/** When an account has last looked at spam. */
export const spamSeen = z.object({ at: z.iso.datetime() }).meta({ id: 'SpamSeen' })

/** Those of a list come without their messages. */
export const isDetail = (inquiry: Inquiry | InquiryDetail): inquiry is InquiryDetail =>
  'messages' in inquiry
