import { z } from 'zod'
import { fieldMeta, percent } from '../forms/field.ts'
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
  deliveryTimeEn: 'By arrangement, ex works (EXW) at the location of the machine',
  paymentTermsEn: 'Payable without deduction before handover',
  closingEn: 'Do you have any questions? Please call us. We look forward to your reply.',
  probability: { draft: 20, sent: 50, ordered: 80 },
} as const

type Text = Exclude<keyof typeof usualOffer, 'validDays' | 'probability'>

/** A text that offers begin with. @param more a note above it */
const beginning = (text: Text, title: string, more: { note?: string } = {}) =>
  optionalText(title, LONGEST_TEXT)
    .default(usualOffer[text])
    .register(fieldMeta, { title, ...more, rows: 1 })

/** How the dealer makes offers. */
export const offerSettings = z.object({
  /** For how many days an accepted offer reserves its machines, the day of acceptance not counted. */
  reservationDays: daysOf('Reservierung').register(fieldMeta, {
    title: 'Reservierung nach Annahme (Tage)',
    help: 'So lange sind die Maschinen für den Kunden reserviert, der Tag der Annahme nicht mitgezählt. Danach sind sie von selbst wieder frei.',
    isRequired: true,
  }),
  /** For how many days a new offer can be accepted, today not counted. */
  validDays: daysOf('Gültigkeit').default(usualOffer.validDays).register(fieldMeta, {
    title: 'Gültigkeit neuer Angebote (Tage)',
    help: 'So lange kann ein neues Angebot angenommen werden; im Angebot lässt sich der Tag ändern.',
    isRequired: true,
  }),
  deliveryTime: beginning('deliveryTime', 'Lieferzeit', {
    note: 'Womit ein neues Angebot beginnt:',
  }),
  paymentTerms: beginning('paymentTerms', 'Zahlung'),
  closing: beginning('closing', 'Schlusswort'),
  deliveryTimeEn: beginning('deliveryTimeEn', 'Lieferzeit auf Englisch', {
    note: 'Womit ein Angebot zu einer englischen Anfrage beginnt:',
  }),
  paymentTermsEn: beginning('paymentTermsEn', 'Zahlung auf Englisch'),
  closingEn: beginning('closingEn', 'Schlusswort auf Englisch'),
  /** In percent, how likely an offer in this state becomes a sale. */
  probability: z
    .object({
      draft: percent('Wahrscheinlichkeit eines Entwurfs').register(fieldMeta, {
        title: 'Entwurf (in Prozent)',
        isRequired: true,
      }),
      sent: percent('Wahrscheinlichkeit eines gesendeten Angebots').register(fieldMeta, {
        title: 'Gesendetes Angebot (in Prozent)',
        isRequired: true,
      }),
      ordered: percent('Wahrscheinlichkeit einer Bestellung').register(fieldMeta, {
        title: 'Bestellung (in Prozent)',
        isRequired: true,
      }),
    })
    .default({ ...usualOffer.probability })
    .register(fieldMeta, {
      note: 'Wie wahrscheinlich wird daraus ein Verkauf? Damit rechnen die Liste der Angebote und das Dashboard, was zu erwarten ist.',
    }),
})
export type OfferSettings = z.infer<typeof offerSettings>
