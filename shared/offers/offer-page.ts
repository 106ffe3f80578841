import { z } from 'zod'
import { fieldErrors } from '../calls/envelope.ts'
import { keysOf } from '../values/records.ts'
import { type Language, language } from '../writing/language.ts'
import { optionalText, requiredLine, requiredText } from '../writing/text.ts'
import { mayDecide } from './decisions.ts'
import { type OfferStatus, offer, offerStatuses } from './offer.ts'
import { givesMachine, type OfferLine } from './offer-input.ts'
import { sentOffer } from './sent-offer.ts'

/** What a customer can do on the page of an offer: `action` of its forms. */
const offerActions = ['accept', 'decline', 'ask'] as const
type OfferAction = (typeof offerActions)[number]

/** Why a form was refused. */
const refusedOfferForm = z.object({
  /** Null for a form that could not be read. */
  action: z.enum(offerActions).nullable(),
  errors: z.record(z.string(), z.string()),
  /** What stands in the way besides the fields. */
  failure: z.string().optional(),
})
export type RefusedOfferForm = z.infer<typeof refusedOfferForm>

/** All that the customer's page of an offer shows. */
export const offerPage = z.object({
  token: z.string(),
  status: z.enum(offerStatuses),
  offer: sentOffer,
  decision: offer.shape.decision,
  /** What visitors find of its machines at present, by their numbers. */
  machines: z.record(z.string(), z.object({ hasReport: z.boolean() })),
  /** The machines that somebody else has bought since, and without which it cannot be accepted. */
  sold: z.array(z.number().int()),
  pdfSha256: z.string(),
  /** The link was that of an earlier version. */
  isNewer: z.boolean(),
  /** What was asked on it, of any version, the oldest first. */
  questions: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
  /** Whether the last of them was sent just now. */
  hasAsked: z.boolean(),
  /** What is filled in, by field: empty when the page is opened. */
  values: z.record(z.string(), z.string()),
  refused: refusedOfferForm.nullable(),
})
export type OfferPage = z.infer<typeof offerPage>

/** The lines of those machines. */
export const soldLines = ({ offer, sold }: Pick<OfferPage, 'offer' | 'sold'>): OfferLine[] =>
  offer.lines.filter(
    (line) => givesMachine(line) && line.productId !== null && sold.includes(line.productId),
  )

/** Whether the customer can accept it, or order by it, at present. */
export const isAcceptable = ({ status, sold }: Pick<OfferPage, 'status' | 'sold'>): boolean =>
  mayDecide('customer', 'accept', status) && sold.length === 0

/** What it shows of an offer that was deleted with its inquiry: nothing else is known of it. */
export const withdrawnOffer = z.object({ language })

const ticked = (missing: string) => z.string().min(1, missing)

/** The fields of each form. */
const forms = {
  accept: z.object({
    name: requiredLine('Name', 200, 'Bitte geben Sie Ihren Namen an'),
    business: ticked('Wir verkaufen nur an Unternehmer. Bitte bestätigen Sie das.'),
    terms: ticked('Bitte stimmen Sie den Bedingungen zu'),
  }),
  decline: z.object({ reason: optionalText('Grund', 5000) }),
  ask: z.object({ question: requiredText('Frage', 5000, 'Bitte schreiben Sie Ihre Frage') }),
} satisfies Record<OfferAction, z.ZodObject>

/** What is wrong with a field, in English: that it is missing, or more than it takes. */
const errorsInEnglish: Record<
  keyof SentOfferForm['values'],
  Record<'missing' | 'wrong', string>
> = {
  name: {
    missing: 'Please enter your name',
    wrong: 'Your name may have up to 200 characters, in one line',
  },
  business: {
    missing: 'We sell to business customers only. Please confirm that you are one.',
    wrong: 'Please confirm that you are a business customer',
  },
  terms: {
    missing: 'Please accept the terms and conditions',
    wrong: 'Please accept the terms and conditions',
  },
  reason: {
    missing: 'Please enter a reason',
    wrong: 'The reason may have up to 5,000 characters',
  },
  question: {
    missing: 'Please write your question',
    wrong: 'Your question may have up to 5,000 characters',
  },
}

export interface SentOfferForm {
  action: OfferAction
  values: Record<'name' | 'business' | 'terms' | 'reason' | 'question', string>
  /** What is wrong, by field; empty if nothing is. */
  errors: Record<string, string>
}

/**
 * Reads the form of that page as a browser sends it, whatever it asks for: with all of its fields, but for boxes that
 * are not ticked. Null for an unknown action.
 * @param spoken the language of what is said to be wrong
 */
export function readOfferForm(form: FormData, spoken: Language = 'de'): SentOfferForm | null {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const action = offerActions.find((known) => known === text('action'))
  if (!action) return null
  const values: SentOfferForm['values'] = {
    name: text('name'),
    business: text('business'),
    terms: text('terms'),
    reason: text('reason'),
    question: text('question'),
  }
  const { data, error } = forms[action].safeParse(values)
  const german = Object.entries(error ? fieldErrors(error) : {})
  const errors = german.map(([field, [first = '']]) => [
    field,
    spoken === 'en' ? errorInEnglish(field, values) : first,
  ])
  return { action, values: { ...values, ...data }, errors: Object.fromEntries(errors) }
}

function errorInEnglish(field: string, values: SentOfferForm['values']): string {
  const name = keysOf(values).find((known) => known === field)
  if (!name) return 'Please check this field'
  return errorsInEnglish[name][values[name] === '' ? 'missing' : 'wrong']
}

/** What has become of an offer; of one that is open, what stands in the way is a machine. */
const statesInEnglish: Record<OfferStatus, string> = {
  draft: 'This offer has not been sent yet.',
  sent: 'One of the machines is no longer available.',
  superseded: 'This offer has been replaced by a new version.',
  withdrawn: 'This offer has been withdrawn.',
  expired: 'This offer has expired.',
  declined: 'This offer has already been declined.',
  ordered: 'This offer has already been ordered. We will confirm the order shortly.',
  accepted: 'This offer has already been accepted.',
}

/** Why a form was not taken for another reason than its fields, in English. */
export function failureInEnglish(httpStatus: number, state: OfferStatus): string {
  if (httpStatus === 409) return statesInEnglish[state]
  if (httpStatus === 429) return 'Too many messages were sent. Please try again later.'
  if (httpStatus === 413) return 'What was sent is too large.'
  if (httpStatus >= 500) return 'Our server cannot answer at the moment. Please try again later.'
  return 'Please choose what to do with the offer.'
}
