import { z } from 'zod'
import { offer, offerStatuses } from './offer.ts'
import { sentOffer } from './sent-offer.ts'

/** What a customer can do with an offer on its page; `action` of the forms there. */
export const offerActions = ['accept', 'decline', 'ask'] as const
export type OfferAction = (typeof offerActions)[number]

/** The page of an offer after a question was sent. */
export const ASKED = 'frage'

/** A form that was refused, as it was filled in. */
const refusedOfferForm = z.object({
  action: z.enum(offerActions),
  values: z.record(z.string(), z.string()),
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
  pdfSha256: z.string(),
  /** The link was that of an earlier version. */
  isNewer: z.boolean(),
  hasAsked: z.boolean(),
  refused: refusedOfferForm.nullable(),
})
export type OfferPage = z.infer<typeof offerPage>

const LONGEST = { name: 200, text: 5000 }

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What is wrong with a form of that page, by field; empty if nothing is. */
export function readOfferForm(form: FormData): {
  action: OfferAction | null
  values: Record<string, string>
  errors: Record<string, string>
} {
  const wanted = text(form, 'action')
  const action = offerActions.find((known) => known === wanted) ?? null
  const values = Object.fromEntries(
    ['name', 'business', 'terms', 'reason', 'question'].map((name) => [name, text(form, name)]),
  )
  const { name = '', business, terms, reason = '', question = '' } = values
  const errors: Record<string, string> = {}
  if (action === 'accept') {
    if (name === '') errors.name = 'Bitte geben Sie Ihren Namen an'
    if (!business) errors.business = 'Wir verkaufen nur an Unternehmer. Bitte bestätigen Sie das.'
    if (!terms) errors.terms = 'Bitte stimmen Sie den Bedingungen zu'
  }
  if (action === 'ask' && question === '') errors.question = 'Bitte schreiben Sie Ihre Frage'
  if (name.length > LONGEST.name) errors.name = `Höchstens ${LONGEST.name} Zeichen`
  for (const [field, value] of [
    ['reason', reason],
    ['question', question],
  ] as const)
    if (value.length > LONGEST.text) errors[field] = `Höchstens ${LONGEST.text} Zeichen`
  return { action, values, errors }
}
