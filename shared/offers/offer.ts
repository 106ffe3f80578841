import { z } from 'zod'
import { flag, paging, parameter, searchParameter } from '../calls/query.ts'
import { MESSAGE_LENGTH, subjectLine } from '../inquiries/message-input.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { keysOf } from '../values/records.ts'
import { language } from '../writing/language.ts'
import { idInput, optionalLine, optionalText, requiredText } from '../writing/text.ts'
import { offerContent } from './offer-input.ts'
import { offerTotals } from './totals.ts'

/** The states of an offer. */
export const offerStatusLabels = {
  draft: 'Entwurf',
  sent: 'Gesendet',
  superseded: 'Ersetzt',
  withdrawn: 'Zurückgezogen',
  expired: 'Abgelaufen',
  declined: 'Abgelehnt',
  ordered: 'Bestellt',
  accepted: 'Angenommen',
} as const
export type OfferStatus = keyof typeof offerStatusLabels
export const offerStatuses = keysOf(offerStatusLabels)

/** The last day on which an offer can be accepted, in German time; the database knows no `expired`. */
export const isOver = (validUntil: string, today: string): boolean => validUntil < today

/** `AN-2026-0042`, and `AN-2026-0042-2` on the paper of its second version. */
export function paperNumber({ number, revision }: Pick<Offer, 'number' | 'revision'>): string {
  if (number === null) return 'Entwurf'
  return revision === 1 ? number : `${number}-${revision}`
}

const address = z.string().nullable().meta({
  description: 'Die Seite des Kunden, sobald das Angebot gesendet ist, auch von Hand',
})

export const offer = offerContent
  .extend({
    id: z.number().int(),
    inquiryId: z.number().int(),
    customer: z.string().nullable().meta({
      description: 'Führt zum Kunden (GET /customers/{key}); null, sobald er gelöscht ist',
    }),
    number: z.string().nullable().meta({ description: 'Null, solange es nie gesendet wurde' }),
    revision: z.number().int(),
    status: z.enum(offerStatuses),
    totals: offerTotals,
    language: language.meta({
      description: 'In der es gesendet ist; eines Entwurfs: die der Anfrage',
    }),
    value: z.number().meta({ description: 'In Euro, vor MwSt. und Inzahlungnahme' }),
    probability: z.number().meta({
      description: 'In Prozent, wie wahrscheinlich daraus ein Verkauf wird',
    }),
    pdfSha256: z.string().nullable(),
    sentAt: z.iso.datetime().nullable(),
    address,
    decision: z
      .object({ at: z.iso.datetime(), name: z.string(), reason: z.string() })
      .nullable()
      .meta({ description: 'Wer es wann angenommen, bestellt oder abgelehnt hat' }),
    keptUntil: z.iso.date().optional().meta({
      description: 'Nur wenn die Person gelöscht ist: bis wann es aufbewahrt wird',
    }),
    recipientFrom: z.string().nullable().optional().meta({
      description: 'Eines Entwurfs: die Nummer des früheren Angebots mit dieser Anschrift',
    }),
    warnings: z.record(z.string(), z.string()).meta({
      description:
        'Nach Feld, worauf bei einem Entwurf zu achten ist, und bis er angenommen ist, welche Maschine verkauft ist und von welcher es nicht so viele gibt',
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof offer>

/** One of a list, with the inquiry that it belongs to. */
export const listedOffer = offer.extend({
  inquiry: z.object({ receipt: z.string(), name: z.string(), company: z.string() }),
})
export type ListedOffer = z.infer<typeof listedOffer>

/** So many days before its end an offer is said to expire. */
export const EXPIRING_DAYS = 2

/** Which offers a list shows, on whatever page. */
export const offerFilter = z.object({
  status: parameter(z.enum(offerStatuses, { error: 'Diesen Stand gibt es nicht' })).meta({
    description: 'Nur Angebote in diesem Stand',
  }),
  expiring: parameter(flag()).meta({
    description: `true: nur offene, die in den nächsten ${EXPIRING_DAYS} Tagen ablaufen`,
  }),
  search: searchParameter().meta({ description: 'Nummer, Name oder Firma' }),
  inquiry: parameter(
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/, 'Ungültige Anfrage')
      .transform(Number),
  ).meta({ description: 'Nur Angebote zu dieser Anfrage' }),
})
export type OfferFilter = z.infer<typeof offerFilter>

export const offerQuery = offerFilter.extend(paging(25))
export type OfferQuery = z.infer<typeof offerQuery>

export const offerSending = z
  .object({
    by: z
      .enum(['mail', 'hand'], { error: 'by muss mail oder hand sein' })
      .default('mail')
      .meta({ description: 'hand: alles außer der E-Mail' }),
    text: requiredText('Text', MESSAGE_LENGTH, 'Text ist erforderlich').optional(),
    subject: subjectLine.optional(),
    to: mailAddress.optional().meta({
      description: 'Wohin die E-Mail geht; ohne Angabe an die Adresse der Anfrage',
    }),
    copy: z
      .boolean({ error: 'copy muss wahr oder falsch sein' })
      .default(false)
      .meta({ description: 'Eine Kopie an die eigene Adresse' }),
    dataSheets: z
      .boolean({ error: 'dataSheets muss wahr oder falsch sein' })
      .default(false)
      .meta({ description: 'Die Datenblätter der angebotenen Maschinen als weitere Anhänge' }),
  })
  .superRefine(({ by, text }, context) => {
    if (by === 'mail' && !text)
      context.addIssue({ code: 'custom', path: ['text'], message: 'Text ist erforderlich' })
  })
  .meta({ id: 'OfferSending' })
export type OfferSending = z.infer<typeof offerSending>

export const offerStart = z.object({
  from: idInput('Ungültiges Angebot').optional().meta({
    description: 'Ein früheres Angebot, dessen Positionen und Texte übernommen werden',
  }),
})

const decidedBy = optionalLine('Name', 200)
const reason = optionalText('Grund', 5000)

/** What staff note of a customer's decision. */
export const offerDecision = z.object({ name: decidedBy.optional(), reason: reason.optional() })

export const offerRefusal = z.object({
  text: requiredText('Text', MESSAGE_LENGTH, 'Text ist erforderlich'),
})
