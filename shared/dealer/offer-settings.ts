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

const plain = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** Whether its check digits are right (ISO 7064): so no figure of it is wrong or in another's place. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/** Where customers pay to, as offers say it; empty: they do not. */
export const bankAccount = z
  .object({
    iban: z
      .string({ error: 'IBAN muss ein Text sein' })
      .overwrite(plain)
      .refine((text) => text === '' || isIban(text), {
        error: 'IBAN stimmt nicht. Bitte prüfen Sie jede Ziffer',
      })
      .register(fieldMeta, {
        title: 'IBAN',
        help: 'Steht im Angebot; ohne Angabe nennt es kein Konto',
      }),
    bic: z
      .string({ error: 'BIC muss ein Text sein' })
      .overwrite(plain)
      .regex(/^(?:[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)?$/, 'BIC hat 8 oder 11 Zeichen')
      .register(fieldMeta, { title: 'BIC' }),
  })
  .refine(({ iban, bic }) => iban !== '' || bic === '', {
    path: ['bic'],
    error: 'Ein BIC ohne IBAN sagt niemandem, wohin er zahlt',
  })
type BankAccount = z.infer<typeof bankAccount>

/** `DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX`; empty without an account. */
export const accountText = ({ iban, bic }: BankAccount): string =>
  [iban.replaceAll(/.{4}(?=.)/g, '$& '), bic && `BIC ${bic}`].filter(Boolean).join(', ')
