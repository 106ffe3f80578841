import { z } from 'zod'
import { contactTexts, needsPhone, PHONE_FOR_CALLBACK, PRIVACY_REQUIRED } from './contact-rules.ts'
import { inquiryStatus } from './inquiry.ts'
import { LARGEST_ID } from './paths.ts'
import { ruledText } from './text.ts'
import type { TextRule } from './text-rules.ts'

const orEmpty = (rule: TextRule) =>
  ruledText(rule)
    .nullish()
    .transform((value) => value ?? '')

/** A value of the wrong type does not refuse the inquiry. It becomes a text that only a robot would send. */
const trap = z.string().nullish().catch('kein Text')
const spamTraps = {
  /** A field that people do not see. Only robots fill it in. */
  website: trap.meta({ hidden: true }),
  /** The token from `GET /contact/form`. */
  token: trap,
}

const fields = z.object({
  name: ruledText(contactTexts.name),
  company: orEmpty(contactTexts.company),
  email: ruledText(contactTexts.email),
  phone: orEmpty(contactTexts.phone),
  message: ruledText(contactTexts.message),
  productId: z
    .number({ error: 'Ungültiges Produkt' })
    .int('Ungültiges Produkt')
    .nullish()
    // A number that cannot be an id is treated like an unknown product: the inquiry has none.
    .transform((value) => (value && value > 0 && value <= LARGEST_ID ? value : null)),
  callback: z
    .boolean({ error: 'Rückruf muss wahr oder falsch sein' })
    .nullish()
    .transform((value) => value ?? false),
  ...spamTraps,
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

/** An inquiry as the sender submits it. */
export const contactInput = fields.check(phoneForCallback).meta({ id: 'ContactInput' })
export type ContactInput = z.infer<typeof contactInput>

/** The form also asks to confirm that the privacy notice was read. */
export const contactForm = fields
  .extend({
    privacy: z.literal(true, { error: PRIVACY_REQUIRED }),
  })
  .check(phoneForCallback)

/** Proves when the form was opened. The form sends it back as `token`. */
export const contactToken = z.object({ token: z.string() })
export type ContactToken = z.infer<typeof contactToken>

/** What the sender learns about the stored inquiry. */
export const contactReceipt = z
  .object({
    id: z.number().int(),
    receipt: z.string(),
    status: inquiryStatus,
  })
  .meta({ id: 'ContactReceipt' })
export type ContactReceipt = z.infer<typeof contactReceipt>
