import type { Language } from './language.ts'

export interface Phone {
  /** As people write it. */
  label: string
  /** As a telephone dials it. */
  href: string
}

/**
 * `040 66969-100` → `tel:+494066969100`; numbers of other countries keep their prefix. Where one without a prefix is
 * dialled depends on whose it is: of somebody who is written to in English it need not be German, and is left as typed.
 */
export const phoneOf = (label: string, language: Language = 'de'): Phone => ({
  label,
  href: `tel:${language === 'de' ? dialledNumber(label) : typedNumber(label)}`,
})

/**
 * One form for all ways to write a telephone number: `040 1234`, `+49 40 1234` and `0049 (0)40-1234` are
 * `+49401234`. A number without a prefix, such as the end of one, is its digits.
 */
export const dialledNumber = (written: string): string =>
  typedNumber(written)
    .replace(/^0/, '+49')
    .replace(/^\+490+/, '+49')

/** The digits, and `+` for the zeros before a country's prefix. */
const typedNumber = (written: string): string =>
  written
    .replace(/\(\s*0\s*\)/, '')
    .replace(/^[^+\d]+/, '')
    .replace(/(?!^\+)\D/g, '')
    .replace(/^00/, '+')

/** Whether a number begins with the prefix of a country, in any spelling: `+233 …`, `(00233) …`. */
export const hasCountryCode = (text: string) => /^(?:\+|00)[1-9]/.test(text.replace(/[^+\d]/g, ''))

/** Whether it may be a number or a part of one: digits, and the signs that are written between them. */
export const isPartOfNumber = (text: string) => /^[+\d\s()/.–-]+$/.test(text)

/** Of a telephone number that can be called from elsewhere, without the zeros that it begins with. */
const FEWEST_DIGITS = 6

/** Whether a text holds a number that can be called, in any spelling, and with words beside it: `040 12345, ab 14 Uhr`. */
export const holdsNumber = (text: string) =>
  text.replaceAll(/^[^1-9]+|\D/g, '').length >= FEWEST_DIGITS

/**
 * As it is written for callers from abroad: `040 66969-100` → `+49 40 66969-100`. A number that already has its
 * country's prefix keeps it.
 */
export const internationalNumber = (written: string): string =>
  written
    .replace(/^[^+\d]+/, '')
    .replace(/\(\s*0\s*\)\s*/, '')
    .replace(/^00\s*/, '+')
    .replace(/^(?:\+49\s*)?0/, '+49 ')
    .replace(/^(\+49 \d+)\)/, '$1')
