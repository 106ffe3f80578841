import { z } from 'zod'
import { dealerContact } from '../dealer/contact.ts'
import { bankAccount } from '../dealer/offer-settings.ts'
import { language } from '../writing/language.ts'
import { offerContent } from './offer-input.ts'
import { offerTotals } from './totals.ts'

/** What a letter shows of the dealer. */
const letterDealer = dealerContact
  .pick({
    name: true,
    isDemo: true,
    street: true,
    postalCode: true,
    city: true,
    phone: true,
    email: true,
    legal: true,
  })
  .extend({ accentColour: z.string() })

/** An offer as it was sent: all that its page and its paper show, whatever becomes of machine, dealer or terms. */
export const sentOffer = offerContent.extend({
  /** Of all that it says by itself; what was sent before there was another one is German. */
  language: language.default('de'),
  /** As on the paper, such as `AN-2026-0042-2`. */
  number: z.string(),
  revision: z.number().int(),
  /** The day of sending, as `2026-11-24`. */
  issued: z.iso.date(),
  /** The moment of that day; unknown of those that were sent before it was kept. */
  issuedAt: z.iso.datetime().optional(),
  /** The receipt number of the inquiry. */
  receipt: z.string(),
  /** The person who made it; empty for the house. */
  author: z.string(),
  totals: offerTotals,
  dealer: letterDealer,
  /** Where to pay to; unknown of those that were sent before it was kept. */
  bank: bankAccount.optional(),
  /** The terms and conditions of that day, in Markdown. */
  terms: z.string(),
  /** Small pictures of its machines, JPEG in Base64, by the number of the machine. */
  pictures: z.record(z.string(), z.base64()),
})
export type SentOffer = z.infer<typeof sentOffer>

export const NOT_BINDING = 'Freibleibend, Zwischenverkauf vorbehalten'
export const BINDING = 'Verbindlich bis zum Ablauf der Gültigkeit'
