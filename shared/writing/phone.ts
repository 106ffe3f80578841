export interface Phone {
  /** As people write it. */
  label: string
  /** As a telephone dials it. */
  href: string
}

/** `040 66969-100` → `tel:+494066969100`; numbers of other countries keep their prefix. */
export const phoneOf = (label: string): Phone => ({ label, href: `tel:${dialledNumber(label)}` })

/**
 * One form for all ways to write a telephone number: `040 1234`, `+49 40 1234` and `0049 (0)40-1234` are
 * `+49401234`. A number without a prefix, such as the end of one, is its digits.
 */
export function dialledNumber(written: string): string {
  const digits = written
    .replace(/\(\s*0\s*\)/, '')
    .replace(/^[^+\d]+/, '')
    .replace(/(?!^\+)\D/g, '')
  return digits
    .replace(/^00/, '+')
    .replace(/^0/, '+49')
    .replace(/^\+490+/, '+49')
}

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
