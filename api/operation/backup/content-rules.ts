import { hash } from 'node:crypto'
import { z } from 'zod'
import { userPatch } from '../../../shared/accounts/user-input.ts'
import { LONGEST_QUERY } from '../../../shared/alerts/alert-rules.ts'
import { categoryInput, categoryPatch } from '../../../shared/category.ts'
import { setUpTick } from '../../../shared/dealer/set-up.ts'
import { settings } from '../../../shared/dealer/settings.ts'
import { feedKeys } from '../../../shared/feeds/keys.ts'
import { figuresSchema } from '../../../shared/figures/schema.ts'
import { revisionActions, revisionKinds } from '../../../shared/history.ts'
import { contactTexts, LONGEST_MESSAGE } from '../../../shared/inquiries/contact-rules.ts'
import { inquiry, inquiryEventKinds, inquiryPatch } from '../../../shared/inquiries/inquiry.ts'
import { message } from '../../../shared/inquiries/message.ts'
import { isOpenStage, type Stage } from '../../../shared/inquiries/stage.ts'
import { mailKinds, mailStates } from '../../../shared/mail.ts'
import { mailAddress, mailAddressOrEmpty } from '../../../shared/mail-address.ts'
import { offerStatuses } from '../../../shared/offers/offer.ts'
import { offerContent } from '../../../shared/offers/offer-input.ts'
import { sentOffer } from '../../../shared/offers/sent-offer.ts'
import { offerTotals } from '../../../shared/offers/totals.ts'
import { productPatch } from '../../../shared/product/product.ts'
import { fixedValues, mapping } from '../../../shared/stock/mapping.ts'
import { ruledText } from '../../../shared/text.ts'
import { RECOGNITION } from '../../catalogue/products/recognition.ts'
import { isHarmlessLogo, storedLogo } from '../../dealer/settings/logo.ts'

/** A mail server would take a list for several recipients, and a line break for another header. */
const ONE_ADDRESS = /^[^\s,;<>]+@[^\s,;<>]+$/

const field = productPatch.shape
const id = z.int().positive()
/** What a form once sent. Whoever restores it has it checked by the rules of that day. */
const state = z.record(z.string(), z.unknown())

const product = z
  .object({
    title: field.title,
    brand: field.brand,
    model: field.model,
    year: field.year,
    condition: field.condition,
    grade: field.grade.default(null),
    stock_number: field.stockNumber,
    price_kind: field.priceKind,
    price: field.price,
    previous_price: field.previousPrice,
    rent: field.rent,
    location: field.location,
    description: field.description,
    images: field.images,
    specifications: field.specifications,
    figures: state,
    unread: z.array(z.string()),
    recognition: z.string(),
    status: field.status,
    serial_number: field.serialNumber,
    note: field.note,
    withheld_from: field.withheldFrom,
    reserved_until: field.reservedUntil,
    reserved_for: field.reservedFor,
    publish_at: field.publishAt,
  })
  .partial()
  // Those of an earlier version are recognised anew after the restore.
  .refine((row) => row.recognition !== RECOGNITION || figuresSchema.safeParse(row.figures).success)

/** As the database has it: what is open has a next step. */
const isNotForgotten = (row: {
  stage?: Stage | undefined
  spam?: boolean | undefined
  duplicate_of_id?: number | null | undefined
  next_step_at?: string | null | undefined
  next_step_text?: string | null | undefined
}) =>
  row.spam ||
  !isOpenStage(row.stage ?? 'new') ||
  typeof row.duplicate_of_id === 'number' ||
  Boolean(row.next_step_at && row.next_step_text)

/** What was sent has its page and its paper. */
const isFixed = (row: {
  status?: string | undefined
  sent?: unknown
  pdf?: string | null | undefined
  pdf_sha256?: string | null | undefined
}) =>
  row.status === 'draft' ||
  Boolean(row.sent && row.pdf && hash('sha256', Buffer.from(row.pdf, 'base64')) === row.pdf_sha256)

const settingsRow = z
  .object({
    content: settings.partial(),
    logo: storedLogo.nullable(),
    logo_bytes: z.string().nullable(),
  })
  .partial()
  .refine(({ logo, logo_bytes: bytes }) => !logo || (bytes && isHarmlessLogo(logo, bytes)))

/**
 * What the rows of a table have to keep beyond the types of their columns: the rules by which their values were
 * let in. A column that a row does not have is not checked.
 */
export const contentRules: Readonly<Record<string, z.ZodType>> = {
  product,
  category: categoryPatch.extend({ slug: categoryInput.shape.slug }).partial(),
  app_user: userPatch.pick({ username: true, email: true, role: true }),
  inquiry: z
    .object({
      name: ruledText(contactTexts.name),
      company: ruledText(contactTexts.company),
      email: mailAddressOrEmpty,
      phone: ruledText(contactTexts.phone),
      message: ruledText({ ...contactTexts.message, min: 0, max: LONGEST_MESSAGE }),
      concern: inquiry.shape.concern,
      stage: inquiry.shape.stage,
      lost_reason: inquiry.shape.lostReason,
      source: inquiry.shape.source,
      notes: inquiryPatch.shape.notes,
      spam: z.boolean(),
      suspicious: z.boolean(),
      duplicate_of_id: id.nullable(),
      next_step_at: z.string().nullable(),
      next_step_text: z.string().nullable(),
    })
    .partial()
    .refine(isNotForgotten),
  search_alert: z.object({
    email: mailAddress,
    token: z.string().regex(/^[0-9a-f]{48}$/),
    query: z.string().max(LONGEST_QUERY),
    known: z.record(z.string(), z.number().nullable()),
    news: z.array(z.object({ product: id, before: z.number().nullable() })),
  }),
  alert_block: z.object({
    hash: z.string().regex(/^[\w-]{43}$/),
    key: z.hash('sha256'),
    token_hash: z.hash('sha256'),
  }),
  erasure: z.object({ hash: z.hash('sha256'), key: z.hash('sha256') }),
  message: z.object({ kind: message.shape.kind }),
  inquiry_event: z.object({ kind: z.enum(inquiryEventKinds) }),
  mail: z
    .object({
      kind: z.enum(mailKinds),
      state: z.enum(mailStates),
      recipient: z.string().regex(ONE_ADDRESS),
    })
    .partial(),
  offer: z
    .object({
      status: z.enum(offerStatuses).exclude(['expired']),
      valid_until: z.iso.date(),
      content: offerContent,
      totals: offerTotals.nullable(),
      sent: sentOffer.nullable(),
      pdf: z.base64().nullable(),
      pdf_sha256: z.string().nullable(),
      token: z
        .string()
        .regex(/^[0-9a-f]{48}$/)
        .nullable(),
    })
    .partial()
    .refine(isFixed),
  settings: settingsRow,
  // A section that the form does not know is never shown: its template is.
  page_text: z.object({ content: state }),
  revision: z.object({ kind: z.enum(revisionKinds), action: z.enum(revisionActions), state }),
  trashed_product: z.object({
    state,
    inquiries: z.array(id),
    places: z.array(z.tuple([id, z.int()])),
  }),
  feed: z.object({ key: z.enum(feedKeys) }),
  feed_listing: z.object({
    feed_key: z.enum(feedKeys),
    pictures: z.array(z.object({ name: z.string(), image: field.images.unwrap().element })),
  }),
  set_up_tick: setUpTick.pick({ key: true }),
  column_mapping: z.object({ columns: mapping }),
  stock_import: z.object({ columns: mapping.nullable(), fixed: fixedValues.nullable() }).partial(),
}
