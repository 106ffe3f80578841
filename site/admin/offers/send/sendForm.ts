import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { INVALID_POSTCODE, readPostcode } from '../../../../shared/buying/postcodes.ts'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { type Offer, offerSending, paperNumber } from '../../../../shared/offers/offer.ts'
import type { Recipient } from '../../../../shared/offers/offer-input.ts'
import { taxFields } from '../../../../shared/offers/tax-mode.ts'
import { keysOf } from '../../../../shared/values/keys.ts'

/** What the form can contain, whether valid or not. */
export const sendValues = z.object({
  by: z.enum(['mail', 'hand']),
  subject: z.string(),
  text: z.string(),
  to: z.string(),
  copy: z.boolean(),
  dataSheets: z.boolean(),
})
export type SendValues = z.infer<typeof sendValues>

/** Handed over in person, an offer needs no letter. */
export const toSending = ({ by, ...letter }: SendValues): z.input<typeof offerSending> =>
  by === 'hand' ? { by } : { by, ...letter }

/** The same, if it can be sent. */
const sendForm = sendValues.superRefine((values, context) => {
  for (const { path, message } of offerSending.safeParse(toSending(values)).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})
export const sendResolver = zodResolver(sendForm)

/** What a letter begins with. The link to the offer, closing and signature come below it by themselves. */
export const firstLetter = (
  { name, receipt, email }: Pick<Inquiry, 'name' | 'receipt' | 'email'>,
  offer: Pick<Offer, 'number' | 'revision'>,
): SendValues => ({
  by: email ? 'mail' : 'hand',
  to: email,
  copy: false,
  dataSheets: false,
  ...(offer.revision === 1
    ? {
        subject: `Unser Angebot zu Ihrer Anfrage ${receipt}`,
        text: `Guten Tag ${name},\n\nvielen Dank für Ihre Anfrage. Unser Angebot liegt als PDF bei. ${BY_LINK}`,
      }
    : {
        subject: `Unser überarbeitetes Angebot zu Ihrer Anfrage ${receipt}`,
        text: `Guten Tag ${name},\n\nwir haben unser Angebot für Sie überarbeitet. Es liegt als PDF bei und ersetzt das Angebot ${formerNumber(offer)}. ${BY_LINK}`,
      }),
})

const BY_LINK = 'Unter dem Link können Sie es ansehen, annehmen und uns Fragen stellen.'

const formerNumber = ({ number, revision }: Pick<Offer, 'number' | 'revision'>): string =>
  paperNumber({ number, revision: revision - 1 })

const sentences = {
  street: 'Straße und Hausnummer fehlen',
  postalCode: 'Postleitzahl fehlt',
  city: 'Ort fehlt',
} as const

/** What the address on the paper lacks, by the field of the offer. It may be sent all the same. */
export function missingAddress(recipient: Recipient): Record<string, string> {
  const missing = keysOf(sentences).filter((part) => recipient[part] === '')
  const { country, postalCode } = recipient
  return {
    ...Object.fromEntries(missing.map((part) => [`recipient.${part}`, sentences[part]])),
    ...(country === 'DE' &&
      postalCode !== '' &&
      readPostcode(postalCode) === null && { 'recipient.postalCode': INVALID_POSTCODE }),
  }
}

const isTaxField = (field: string) => taxFields.some((known) => known === field)

/** What the API warns of and would refuse to send. */
export const obstaclesIn = ({ warnings }: Pick<Offer, 'warnings'>): Offer['warnings'] =>
  Object.fromEntries(Object.entries(warnings).filter(([field]) => isTaxField(field)))

/** What it warns of and would send all the same. */
export const doubtsAbout = ({ warnings }: Pick<Offer, 'warnings'>): Offer['warnings'] =>
  Object.fromEntries(Object.entries(warnings).filter(([field]) => !isTaxField(field)))
