import { z } from 'zod'
import { readPostcode } from '../buying/postcodes.ts'
import { mailAddressOrEmpty } from '../mail/mail-address.ts'
import { MOST_PIECES, type Quantities } from '../product/machine-selection.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { language } from '../writing/language.ts'
import { ruledText } from '../writing/text.ts'
import type { TextRule } from '../writing/text-rules.ts'
import {
  COUNTRY_CODE_REQUIRED,
  contactTexts,
  INVALID_QUANTITY,
  lacksCountryCode,
  MOST_PRODUCTS,
  needsPhone,
  optionalForCallback,
  PHONE_FOR_CALLBACK,
  PRIVACY_REQUIRED,
} from './contact-rules.ts'
import { concern, inquiryStatus } from './inquiry.ts'

const orEmpty = (rule: TextRule) =>
  ruledText(rule)
    .nullish()
    .transform((value) => value ?? '')

const INVALID_PRODUCT = 'Ungültige Maschine'
const productNumber = z.number({ error: INVALID_PRODUCT }).int(INVALID_PRODUCT)
const TOO_MANY_PRODUCTS = `Höchstens ${MOST_PRODUCTS} verschiedene Maschinen in einer Anfrage`
const isId = (value: number) => value > 0 && value <= LARGEST_ID

/** How many of a machine are wanted. After `int` the errors of other fields would not be looked for. */
export const quantity = z
  .number({ error: INVALID_QUANTITY })
  .multipleOf(1, INVALID_QUANTITY)
  .min(1, INVALID_QUANTITY)
  .max(MOST_PIECES, INVALID_QUANTITY)

/** In which somebody is written to: German if nothing is said. */
export const languageInput = language
  .nullish()
  .transform((value) => value ?? 'de')
  .meta({ description: 'In welcher Sprache dem Absender geschrieben wird; ohne Angabe Deutsch' })

/** A value of the wrong type does not refuse the inquiry. It becomes a text that only a robot would send. */
const trap = z.string().nullish().catch('kein Text')
const spamTraps = {
  /** A field that people do not see. Only robots fill it in. */
  website: trap.meta({ hidden: true }),
  /** The token from `GET /contact/form`. */
  token: trap,
}

export const contactFields = z.object({
  name: ruledText(contactTexts.name),
  company: orEmpty(contactTexts.company),
  email: mailAddressOrEmpty.nullish().transform((value) => value ?? ''),
  phone: orEmpty(contactTexts.phone),
  message: orEmpty({ ...contactTexts.message, min: 0 }),
  rentFrom: orEmpty(contactTexts.rentFrom),
  rentFor: orEmpty(contactTexts.rentFor),
  deliveryPostcode: orEmpty(contactTexts.deliveryPostcode)
    .transform((text) => readPostcode(text) ?? '')
    .meta({ description: 'Deutsche Postleitzahl, an die geliefert werden soll' }),
  concern: concern
    .nullish()
    .catch(null)
    .transform((value) => value ?? null)
    .meta({ description: 'Worum es geht; ein unbekannter Wert zählt nicht' }),
  language: languageInput,
  // A number that cannot be an id is treated like an unknown product: the inquiry is taken without it.
  productId: productNumber.nullish().transform((value) => (value && isId(value) ? value : null)),
  productIds: z
    .array(productNumber, { error: INVALID_PRODUCT })
    .refine((ids) => new Set(ids).size <= MOST_PRODUCTS, TOO_MANY_PRODUCTS)
    .nullish()
    .transform((ids) => (ids ?? []).filter(isId))
    .meta({
      description: `Mehrere Maschinen, höchstens ${MOST_PRODUCTS} verschiedene. Unbekannte entfallen`,
    }),
  quantities: z
    .record(z.string(), quantity, { error: 'Anzahl muss je Maschine angegeben sein' })
    .nullish()
    .transform((value) => value ?? {})
    .meta({
      description: `Wie viele von jeder Maschine, nach ihrer Nummer, höchstens ${MOST_PIECES}; ohne Angabe eine`,
    }),
  callback: z
    .boolean({ error: 'Rückruf muss wahr oder falsch sein' })
    .nullish()
    .transform((value) => value ?? false),
  // A time that cannot be read, or that others have, never refuses an inquiry.
  callbackAt: z.iso
    .datetime({ offset: true })
    .or(z.literal(''))
    .nullish()
    .catch('')
    .transform((value) => value ?? null)
    .meta({
      description:
        'Der Beginn einer Zeit aus `GET /callback-slots`; eine, die nicht mehr frei ist, zählt nicht',
    }),
  ...spamTraps,
})

const NOT_ASKED = 'Anzahl zu einer Maschine, um die es nicht geht'

export const requireAskedQuantities = z.superRefine<{
  quantities: Quantities
  productIds: number[]
  productId?: number | null
}>(({ quantities, productIds, productId }, context) => {
  const asked = [...productIds, productId].map(String)
  for (const id of Object.keys(quantities))
    if (!asked.includes(id))
      context.addIssue({ code: 'custom', path: ['quantities', id], message: NOT_ASKED })
})

const callbackFields = z.object({ callback: z.boolean(), phone: z.string() })

/** Checked even when other fields fail, so that one answer names every invalid field. */
const phoneForCallback = z.refine<{ callback: boolean; phone: string }>(
  (value) => !needsPhone(value),
  {
    path: ['phone'],
    error: PHONE_FOR_CALLBACK,
    when: ({ value }) => callbackFields.safeParse(value).success,
  },
)

const spokenFields = z.object({ language, phone: z.string() })

const countryCodeAbroad = z.refine<z.infer<typeof spokenFields>>(
  (value) => !lacksCountryCode(value),
  {
    path: ['phone'],
    error: COUNTRY_CODE_REQUIRED,
    when: ({ value }) => spokenFields.safeParse(value).success,
  },
)

const needed = (name: (typeof optionalForCallback)[number]) => {
  const known = z.object({ callback: z.boolean(), [name]: z.string() })
  const { min, wrong } = contactTexts[name]
  return z.refine<{ callback: boolean; email: string; message: string }>(
    (value) => value.callback || value[name].length >= min,
    { path: [name], error: wrong, when: ({ value }) => known.safeParse(value).success },
  )
}
const neededUnlessCallback = optionalForCallback.map(needed)

/** An inquiry as the sender submits it. */
export const contactInput = contactFields
  .check(phoneForCallback, countryCodeAbroad, ...neededUnlessCallback, requireAskedQuantities)
  .meta({ id: 'ContactInput' })
export type ContactInput = z.infer<typeof contactInput>

/** The form also asks to confirm that the privacy notice was read. */
export const contactForm = contactFields
  .extend({
    privacy: z.literal(true, { error: PRIVACY_REQUIRED }),
  })
  .check(phoneForCallback, ...neededUnlessCallback)

/** Proves when the form was opened. The form sends it back as `token`. */
export const contactToken = z.object({ token: z.string() })

/** What the sender learns about the stored inquiry. */
export const contactReceipt = z
  .object({
    id: z.number().int(),
    receipt: z.string(),
    reply: z.string().meta({
      description:
        'Bis wann geantwortet wird, z. B. „bis Montag, 30. November“ oder „innerhalb von 2 Stunden“',
    }),
    address: z.string().meta({
      description: 'Die Seite, die einen Tag lang zeigt, was gesendet wurde',
    }),
    status: inquiryStatus,
    callbackAt: z.iso.datetime().nullable().optional().meta({
      description:
        'Wann zurückgerufen wird; null, wenn die gewünschte Zeit nicht frei war; fehlt, wenn keine gewünscht war',
    }),
  })
  .meta({ id: 'ContactReceipt' })
export type ContactReceipt = z.infer<typeof contactReceipt>
