import { INVALID_POSTCODE, LONGEST_POSTCODE, readPostcode } from '../buying/postcodes.ts'
import { addressProblem, mailAddressRule } from '../mail/mail-address-rules.ts'
import { isQuantity, MOST_PIECES, type Quantities } from '../product/machine-selection.ts'
import { berlinDay } from '../time/dates.ts'
import type { Language } from '../writing/language.ts'
import { hasCountryCode, holdsNumber } from '../writing/phone.ts'
import { type TextRule, textProblem } from '../writing/text-rules.ts'
import { TRAP } from './trap.ts'

export const NO_NUMBER = 'Bitte geben Sie eine Telefonnummer mit Vorwahl an, z. B. 040 123456'
const IN_PAST = 'Der Mietbeginn liegt in der Vergangenheit. Bitte nennen Sie einen Tag ab heute.'

/** A telephone number as it may have been stored before it had to look like one. */
export const storedPhone = {
  label: 'Telefonnummer',
  min: 0,
  max: 50,
  wrong: 'Telefonnummer muss ein Text sein',
} satisfies TextRule

/**
 * The rules of the contact form without zod, which would be larger in the browser than the form.
 * The schemas in `contact-input.ts` are built from the same rules.
 */
export const contactTexts = {
  name: { label: 'Name', min: 1, max: 200, wrong: 'Name ist erforderlich' },
  company: { label: 'Firma', min: 0, max: 200, wrong: 'Firma muss ein Text sein' },
  email: mailAddressRule,
  phone: { ...storedPhone, problemOf: (text) => (holdsNumber(text) ? null : NO_NUMBER) },
  message: {
    label: 'Nachricht',
    min: 10,
    max: 5000,
    wrong: 'Nachricht muss mindestens 10 Zeichen lang sein',
    hasBreaks: true,
  },
  /** Of a rent, in the visitor's own words: `ab März`, `drei Monate`. */
  rentFrom: {
    label: 'Mietbeginn',
    min: 0,
    max: 100,
    wrong: 'Mietbeginn muss ein Text sein',
    problemOf: (text) => (isInPast(text) ? IN_PAST : null),
  },
  rentFor: { label: 'Mietdauer', min: 0, max: 100, wrong: 'Mietdauer muss ein Text sein' },
  deliveryPostcode: {
    label: 'Postleitzahl',
    min: 0,
    max: LONGEST_POSTCODE,
    wrong: 'Postleitzahl muss ein Text sein',
    problemOf: (text) => (readPostcode(text) === null ? INVALID_POSTCODE : null),
  },
} satisfies Record<string, TextRule>

export type ContactTexts = Record<keyof typeof contactTexts, string>
const contactTextNames = Object.keys(contactTexts).filter(isContactText)

function isContactText(name: string): name is keyof ContactTexts {
  return Object.hasOwn(contactTexts, name)
}

/** A form that is sent faster than this was filled in by a robot. */
export const FASTEST_PERSON_MS = 2_000

/** How many machines one inquiry may ask for. */
export const MOST_PRODUCTS = 20

export const INVALID_QUANTITY = `Anzahl muss eine ganze Zahl von 1 bis ${MOST_PIECES} sein`

export const PHONE_FOR_CALLBACK = 'Telefonnummer ist für einen Rückruf erforderlich'
export const COUNTRY_CODE_REQUIRED =
  'Bitte geben Sie die Telefonnummer mit Ländervorwahl an, z. B. +971 50 123 4567'
export const PRIVACY_REQUIRED = 'Datenschutzbestimmungen müssen akzeptiert werden'

export interface ContactValues extends ContactTexts {
  quantities: Quantities
  callback: boolean
  /** When a slot begins, in ISO 8601; empty for as soon as possible. */
  callbackAt: string
  privacy: boolean
}
export type ContactProblems = Partial<Record<keyof ContactValues | 'files', string>>

/** A form that was refused without a script in the browser, to be shown again. */
export interface RefusedForm {
  values: ContactValues & { destination?: string }
  errors: ContactProblems
  /** Why it was refused, if not because of a field. */
  failure?: string
  /** The names of the files that came with it, which no browser sends again by itself. */
  files?: string[]
}

/** The button by which a form asks for its page with the times for a callback, in place of being sent. */
export const ASKS_TIMES = 'zeiten'

/** The field with the number of a machine that are wanted. */
export const quantityField = (id: number | string) => `${QUANTITY}${id}`
const QUANTITY = 'quantity-'

/** Anything but a number becomes 0, which the rules refuse. */
const quantitiesIn = (form: FormData): Quantities =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(QUANTITY))
      .map(([name, value]) => [name.slice(QUANTITY.length), Number(value) || 0]),
  )

/** Reads the form as a browser sends it. A box that is not ticked is not sent; `website` is the trap. */
export function readContactForm(form: FormData): ContactValues & { website: string } {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    quantities: quantitiesIn(form),
    name: text('name'),
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    rentFrom: text('rentFrom'),
    rentFor: text('rentFor'),
    deliveryPostcode: text('deliveryPostcode'),
    callback: form.has('callback'),
    callbackAt: form.has('callback') ? text('callbackAt') : '',
    privacy: form.has('privacy'),
    website: text(TRAP.name),
  }
}

/** What a visitor who asks for a callback need not fill in. */
export const optionalForCallback = ['email', 'message'] as const
const callbackTexts: Record<keyof ContactTexts, TextRule> = {
  ...contactTexts,
  email: { ...contactTexts.email, min: 0 },
  message: { ...contactTexts.message, min: 0 },
}

/** With the lines about a rental. */
export const LONGEST_MESSAGE = contactTexts.message.max + 300

/** The message with the lines about a rental above it. */
export function wholeMessage({
  rentFrom,
  rentFor,
  message,
}: Pick<ContactTexts, 'rentFrom' | 'rentFor' | 'message'>): string {
  const rent = [rentFrom && `Mietbeginn: ${rentFrom}`, rentFor && `Mietdauer: ${rentFor}`]
  return [rent.filter(Boolean).join('\n'), message].filter(Boolean).join('\n\n')
}

export const needsPhone = (value: { callback: boolean; phone: string }) =>
  value.callback && !holdsNumber(value.phone)

/** Of whoever writes in English: without it the number is one of many countries. Anything but a number is another error. */
export const lacksCountryCode = (value: { language: Language; phone: string }) =>
  value.language === 'en' && holdsNumber(value.phone) && !hasCountryCode(value.phone)

/** The errors of a form, by field. */
export function contactProblems(values: ContactValues): ContactProblems {
  const problems: ContactProblems = {}
  for (const name of contactTextNames) {
    const problem = textProblem(
      values[name],
      (values.callback ? callbackTexts : contactTexts)[name],
    )
    if (problem) problems[name] = problem
  }
  if (problems.email === mailAddressRule.wrong) problems.email = addressProblem(values.email)
  if (!Object.values(values.quantities).every(isQuantity)) problems.quantities = INVALID_QUANTITY
  if (needsPhone(values)) problems.phone ??= PHONE_FOR_CALLBACK
  if (!values.privacy) problems.privacy = PRIVACY_REQUIRED
  return problems
}

const MONTHS = 'jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez'
/** Ways to write a day, a month or a year, the most exact first. A day without its year is the next one. */
const WAYS = [
  /(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
  /(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d{2})/,
  RegExp(`(?:(?<day>\\d{1,2})\\. ?)?(?<name>${MONTHS}|mrz|maerz)[a-zä]*\\.? ?(?<year>\\d{4})`),
  /(?<month>\d{1,2})[./](?<year>\d{4})/,
  /\b(?<year>(?:19|20)\d\d)\b/,
]
const LONG_AGO = /\b(?:vor)?gestern\b|\b(?:letzte|vorige|vergangene)[nrs]? (?:jahr|monat|woche)/

/**
 * Whether a text in German names a day, a month or a year that is over.
 * @param today in ISO 8601, in Berlin
 */
export function isInPast(text: string, today = berlinDay(new Date())): boolean {
  const words = text.toLowerCase()
  if (LONG_AGO.test(words)) return true
  const found = WAYS.map((way) => way.exec(words)?.groups).find((groups) => groups !== undefined)
  if (!found?.year) return false
  const { year, month, name, day } = found
  const inYear = name ? MONTHS.split('|').indexOf(name.replace(/^m(?:rz|aerz)$/, 'mär')) + 1 : month
  const parts = [year.padStart(4, '20'), inYear && pad(inYear), inYear && day && pad(day)]
  const named = parts.filter(Boolean).join('-')
  return named < today.slice(0, named.length)
}

const pad = (number: string | number) => String(number).padStart(2, '0')
