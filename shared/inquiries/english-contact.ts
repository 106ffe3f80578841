import type { Concern } from '../addresses/parameters.ts'
import { MOST_PIECES } from '../product/machine-selection.ts'
import { englishNumber } from '../writing/english.ts'
import { asLine, tooLong, UNCLEAN_TEXT } from '../writing/text-rules.ts'
import {
  COUNTRY_CODE_REQUIRED,
  type ContactProblems,
  type ContactTexts,
  contactProblems,
  contactTexts,
  INVALID_QUANTITY,
  lacksCountryCode,
  NO_NUMBER,
  PHONE_FOR_CALLBACK,
  PRIVACY_REQUIRED,
  readContactForm,
} from './contact-rules.ts'
import {
  isEmptySentFile,
  isNoSentFile,
  isTooLargeSentFile,
  SENT_FILES,
  SENT_FILES_MB,
  SENT_FILES_TOO_LARGE,
  TOO_MANY_SENT_FILES,
} from './sent-files.ts'

/** As `concernLabels`. */
export const concernsInEnglish: Record<Concern, string> = {
  ankauf: 'Sale of a machine',
  beratung: 'Advice',
  finanzierung: 'Financing',
  fotos: 'Photographs',
  inzahlungnahme: 'Part exchange',
  lieferung: 'Delivery',
  miete: 'Hire',
  reservierung: 'Reservation',
  service: 'Service',
  suche: 'Search for a machine',
  zustand: 'Condition',
}

/** The fields as the English form names them. */
export const contactLabelsInEnglish: Record<keyof ContactProblems, string> = {
  quantities: 'Quantity',
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Telephone',
  rentFrom: 'Start of hire',
  rentFor: 'Duration of hire',
  deliveryPostcode: 'Postcode in Germany',
  message: 'Message',
  files: 'Photographs and PDF',
  callback: 'Call back',
  callbackAt: 'Time of the call',
  privacy: 'Privacy',
}

/** What a text says that is too short, by field. */
const wrongInEnglish: Record<keyof ContactTexts, string> = {
  name: 'Please enter your name',
  company: 'Please check the company',
  email: 'Please enter an email address, for example name@company.com',
  phone: 'Please enter a telephone number with its country code, for example +971 50 123 4567',
  rentFrom: 'Please name a day from today on',
  rentFor: 'Please check the duration of hire',
  deliveryPostcode: 'Please enter a German postcode of five digits, or none',
  message: 'Please write at least 10 characters',
}

const UNCLEAN_IN_ENGLISH = 'Contains characters that cannot be sent'
const FEWER = 'Please remove some, or send them with a second enquiry.'

/** What the rules say, by the German sentence. What a rule of a field says alone is in `wrongInEnglish`. */
const sentences: Readonly<Record<string, string>> = {
  [UNCLEAN_TEXT]: UNCLEAN_IN_ENGLISH,
  [NO_NUMBER]: wrongInEnglish.phone,
  [PHONE_FOR_CALLBACK]: 'Please enter a telephone number, so that we can call you back',
  [COUNTRY_CODE_REQUIRED]: 'Please add the country code, for example +971 50 123 4567',
  [PRIVACY_REQUIRED]: 'Please confirm that you have taken note of the privacy notice',
  [INVALID_QUANTITY]: `Quantity must be a whole number from 1 to ${MOST_PIECES}`,
  [TOO_MANY_SENT_FILES]: `At most ${SENT_FILES} files. ${FEWER}`,
  [SENT_FILES_TOO_LARGE]: `The files are larger than ${SENT_FILES_MB} MB together. ${FEWER}`,
}

/** What is wrong with a single file, by its name. */
const ofFiles: [german: (name: string) => string, english: (name: string) => string][] = [
  [isEmptySentFile, (name) => `“${name}” is empty. Please choose the file again.`],
  [
    isTooLargeSentFile,
    (name) => `“${name}” is larger than ${SENT_FILES_MB} MB. Please take a smaller file.`,
  ],
  [
    isNoSentFile,
    (name) =>
      `“${name}” is neither a picture (JPG, PNG, WebP, HEIC) nor a PDF. Please save the file as a PDF, or take a photograph of it.`,
  ],
]

const isTextField = (field: string): field is keyof ContactTexts =>
  Object.hasOwn(contactTexts, field)
const isField = (field: string): field is keyof ContactProblems =>
  Object.hasOwn(contactLabelsInEnglish, field)

/**
 * In English what the rules say of a field of the form. What nobody has put into English asks to look at the field:
 * no German word comes through.
 * @param field as `email`, or `files.0`
 */
export function contactErrorInEnglish(field: string, german: string): string {
  const known = sentences[german]
  if (known) return known
  const name = /„(.*)“/s.exec(german)?.[1]
  const ofFile = ofFiles.find(([said]) => name !== undefined && said(name) === german)
  if (ofFile && name !== undefined) return ofFile[1](name)
  const label = isField(field) ? contactLabelsInEnglish[field] : 'this field'
  if (!isTextField(field)) return `Please check: ${label}`
  const { label: germanLabel, max } = contactTexts[field]
  if (german === tooLong(germanLabel, max))
    return `${label} must not be longer than ${englishNumber(max)} characters`
  if (german === `${germanLabel} muss in einer Zeile stehen`) return `${label} must be on one line`
  return wrongInEnglish[field]
}

/** What stands beside the quantity of a machine that there is once, because it is not new. */
export const SINGLE_PIECE_IN_ENGLISH =
  'Only one in stock. If you need more, we look for equivalent machines.'

/** The field that asks whereto a machine is to go; what is typed there begins the message. */
export const DESTINATION = 'destination'
const LONGEST_DESTINATION = 200

/** The message with the destination above it, as staff and sender read it. */
export const withDestination = (destination: string, message: string): string =>
  [destination && `Destination: ${destination}`, message].filter(Boolean).join('\n\n')

/** The destination that a message says; empty for none. */
export const destinationIn = (message: string): string =>
  /^Destination: (.*)$/m.exec(message)?.[1]?.trim() ?? ''

const ARABIC = /[\u0660-\u0669\u06f0-\u06f9]/g
/** Digits as telephones and search know them, of whoever types with an Arabic or Persian keyboard, or in full width. */
const westernDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(ARABIC, (digit) => String(digit.charCodeAt(0) & 15))

/** Reads the English form as a browser sends it, and its destination as a line. */
export function readEnglishForm(form: FormData) {
  const destination = asLine(String(form.get(DESTINATION) ?? '')).slice(0, LONGEST_DESTINATION)
  const values = readContactForm(form)
  return { ...values, phone: westernDigits(values.phone), destination }
}

/**
 * As `contactProblems`, with a telephone number that is dialled from Germany. What is typed as the message must be long
 * enough without its destination, and not too long with it.
 */
export const englishProblems = ({ destination, ...values }: ReturnType<typeof readEnglishForm>) =>
  problemsInEnglish({
    ...(lacksCountryCode({ ...values, language: 'en' }) && { phone: COUNTRY_CODE_REQUIRED }),
    ...contactProblems({ ...values, message: withDestination(destination, values.message) }),
    ...contactProblems(values),
  })

const problemsInEnglish = (problems: ContactProblems): ContactProblems =>
  Object.fromEntries(
    Object.entries(problems).map(([field, said]) => [field, contactErrorInEnglish(field, said)]),
  )
