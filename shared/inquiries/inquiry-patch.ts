import { z } from 'zod'
import { mailAddressOrEmpty } from '../mail/mail-address.ts'
import { idInput } from '../values/id-input.ts'
import { language } from '../writing/language.ts'
import { optionalText, ruledText } from '../writing/text.ts'
import { contactTexts, storedPhone } from './contact-rules.ts'
import { inquiryStatus, stage } from './inquiry.ts'
import { lost } from './lost.ts'
import { nextStepInput } from './next-step.ts'

const NOTES_LENGTH = 5000

/** Who takes care of an inquiry; null means everybody. */
export const ownerInput = idInput(
  'Zuständig sein kann nur, wer Anfragen bearbeiten darf',
).nullable()

/** Corrections of an inquiry's sender, by the rules of the form. */
export const senderPatch = z
  .object({
    name: ruledText(contactTexts.name),
    company: ruledText(contactTexts.company),
    email: mailAddressOrEmpty,
    phone: ruledText(storedPhone),
  })
  .partial()
export type SenderPatch = z.infer<typeof senderPatch>

export const NO_WAY_BACK = 'E-Mail-Adresse oder Telefonnummer ist erforderlich'
/** Names both fields, because either may be filled in. */
export const requireWayBack = z.superRefine<{ email: string; phone: string }>(
  ({ email, phone }, context) => {
    if (email !== '' || phone !== '') return
    for (const path of ['email', 'phone'])
      context.addIssue({ code: 'custom', path: [path], message: NO_WAY_BACK })
  },
)

export const inquiryPatch = senderPatch
  .extend({
    language,
    status: inquiryStatus,
    stage,
    lostReason: lost.shape.lostReason.nullable(),
    lostNote: lost.shape.lostNote,
    ownerId: ownerInput,
    nextStep: nextStepInput.nullable(),
    undoStep: z.literal(true, { error: 'undoStep muss wahr sein' }).meta({
      description:
        'Nimmt zurück, dass der nächste Schritt zuletzt gewählt wurde; nextStep ist der davor',
    }),
    spam: z.boolean({ error: 'Spam muss wahr oder falsch sein' }),
    notes: optionalText('Notizen', NOTES_LENGTH),
  })
  .partial()
  .meta({ id: 'InquiryPatch' })
export type InquiryPatch = z.infer<typeof inquiryPatch>
