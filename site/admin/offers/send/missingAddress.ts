import { keysOf } from '../../../../shared/keys.ts'
import type { Recipient } from '../../../../shared/offers/offer-input.ts'

const sentences = {
  street: 'Straße und Hausnummer fehlen',
  postalCode: 'Postleitzahl fehlt',
  city: 'Ort fehlt',
} as const

/** What the address on the paper lacks, by the field of the offer. It may be sent without. */
export function missingAddress(recipient: Recipient): Record<string, string> {
  const missing = keysOf(sentences).filter((part) => recipient[part] === '')
  return Object.fromEntries(missing.map((part) => [`recipient.${part}`, sentences[part]]))
}
