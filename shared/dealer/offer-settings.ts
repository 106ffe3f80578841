import { z } from 'zod'
import { percent } from '../writing/percent.ts'
import { optionalText } from '../writing/text.ts'

const LONGEST_TEXT = 5000

const daysOf = (label: string) =>
  z
    .number({ error: `${label} muss eine Zahl von Tagen sein` })
    .int(`${label} muss eine ganze Zahl von Tagen sein`)
    .min(1, `${label} muss mindestens einen Tag dauern`)
    .max(365, `${label} darf höchstens 365 Tage dauern`)

/** What offers begin with until the dealer writes it otherwise, and what they are thought to bring in. */
export const usualOffer = {
  validDays: 14,
  deliveryTime: 'Nach Absprache, ab Standort der Maschine',
  paymentTerms: 'Zahlbar ohne Abzug vor der Übergabe',
  closing: 'Haben Sie Fragen? Rufen Sie uns an. Wir freuen uns auf Ihre Antwort.',
  probability: { draft: 20, sent: 50, ordered: 80 },
} as const

/** How the dealer makes offers. */
export const offerSettings = z.object({
  /** For how many days an accepted offer reserves its machines, the day of acceptance not counted. */
  reservationDays: daysOf('Reservierung'),
  /** For how many days a new offer can be accepted, today not counted. */
  validDays: daysOf('Gültigkeit').default(usualOffer.validDays),
  deliveryTime: optionalText('Lieferzeit', LONGEST_TEXT).default(usualOffer.deliveryTime),
  paymentTerms: optionalText('Zahlung', LONGEST_TEXT).default(usualOffer.paymentTerms),
  closing: optionalText('Schluss', LONGEST_TEXT).default(usualOffer.closing),
  /** In percent, how likely an offer in this state becomes a sale. */
  probability: z
    .object({
      draft: percent('Wahrscheinlichkeit eines Entwurfs'),
      sent: percent('Wahrscheinlichkeit eines gesendeten Angebots'),
      ordered: percent('Wahrscheinlichkeit einer Bestellung'),
    })
    .default({ ...usualOffer.probability }),
})
export type OfferSettings = z.infer<typeof offerSettings>
