import type { Dealer } from '../dealer/dealer.ts'
import type { OfferedMachine } from './offered-machine.ts'

/** One line without anything that ends a line or that XML and Latin 9 cannot hold. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD-\uFFFF\uFDD0-\uFDEF]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const LABEL =
  '(?:\\b(?:tel(?:efon)?|fon|phone|mobil|handy|fax|telefax|whatsapp|e-?mail|mail|web|internet|website|homepage)\\b[ .:]*)?'
const MAIL =
  '[\\p{L}\\p{N}._%+-]+ ?(?:@|\\(at\\)|\\[at\\]) ?[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+'
const DOMAIN =
  '(?:[\\p{L}\\p{N}-]+\\.)+(?:de|com|net|org|eu|info|biz|at|ch|shop|online|example)(?![\\p{L}\\p{N}-])'
const ADDRESS = `(?:https?:\\/\\/\\S+|www\\.\\S+|${DOMAIN}(?:\\/\\S*)?)`
/** With a country code or a German area code. A date such as `01.02.2025` has none. */
const NUMBER = '(?<![\\p{L}\\p{N}.,])(?:(?:\\+|00)[1-9]|\\(?0[1-9]\\d)(?:[ ()/.-]{0,3}\\d){5,14}'
const LABELLED_NUMBER =
  '\\b(?:tel(?:efon)?|fon|phone|mobil|handy|fax|telefax|whatsapp)\\b[ .:]*[+(]?\\d(?:[ ()/.-]{0,3}\\d){3,}'

/** What is removed, each with what a text has that holds such a thing. Most texts have nothing of it. */
const CONTACTS = [
  { sign: /@|[([]at[)\]]/iu, pattern: `${LABEL}${MAIL}` },
  { sign: /tel|fon|phone|mobil|handy|fax|whatsapp/iu, pattern: LABELLED_NUMBER },
  { sign: /:\/\/|www\.|\S\.\p{L}/iu, pattern: `${LABEL}${ADDRESS}` },
  { sign: /(?<![\p{L}\p{N}.,])(?:\+|\(?0)\d/u, pattern: `${LABEL}${NUMBER}` },
].map(({ sign, pattern }) => ({ sign, contact: new RegExp(pattern, 'giu') }))

/** A text in one line without telephone numbers, mail and web addresses and the dealer's street. */
export function withoutContacts(text: string, { street }: Pick<Dealer, 'street'>): string {
  const stripped = CONTACTS.reduce(
    (rest, { sign, contact }) => (sign.test(rest) ? rest.replace(contact, ' ') : rest),
    oneLine(text),
  )
  return oneLine(street === '' ? stripped : stripped.replaceAll(street, ' '))
}

/** The specifications as they are typed: `Tragkraft: 2.500 kg; Hubhöhe: 3.050 mm`. */
export function technicalData({ product }: OfferedMachine): string {
  return Object.entries(product.specifications)
    .map(([name, value]) => `${oneLine(name)}: ${oneLine(value)}`)
    .join('; ')
}

export const TAX_NOTE = 'Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar'

/** What has to be said of the price where the form has no field for it. */
export function taxNote({ product, price }: OfferedMachine): string {
  if (product.priceKind !== 'margin' || price === null) return ''
  return TAX_NOTE
}

/** Parts of a text that are there, one after another, each ended by a sign of its own or a full stop. */
export const joined = (...parts: string[]) =>
  parts.filter((part) => part !== '').reduce(followedBy, '')

const followedBy = (text: string, part: string) =>
  text === '' ? part : `${text}${/[.!?:;…]$/.test(text) ? '' : '.'} ${part}`
