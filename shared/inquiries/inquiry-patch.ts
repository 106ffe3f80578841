import { z } from 'zod'
import { mailAddressOrEmpty } from '../mail/mail-address.ts'
import { language } from '../writing/language.ts'
import { idInput, optionalText, ruledText } from '../writing/text.ts'
import { contactTexts, storedPhone } from './contact-rules.ts'
import { inquiryStatus, stage } from './inquiry.ts'
import { lostReasons, nextStepInput } from './stage.ts'

const NOTE_LENGTH = 500

/** Why an inquiry was lost, as whoever closes it has to say. */
export const lost = z.object({
  lostReason: z.enum(lostReasons, {
    error: 'Bitte geben Sie an, warum die Anfrage verloren ging',
  }),
  lostNote: optionalText('Erläuterung', NOTE_LENGTH).nullable(),
})

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

/** So many inquiries can be changed with one press. */
const MOST_AT_ONCE = 200

const NEEDS_REASON = 'Bitte geben Sie an, warum die Anfragen verloren gingen'

const changes = inquiryPatch
  .pick({
    ownerId: true,
    spam: true,
    stage: true,
    lostReason: true,
    nextStep: true,
    undoStep: true,
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'Bitte wählen Sie, was sich ändern soll',
  })
  .refine(({ stage, lostReason }) => stage !== 'lost' || lostReason, {
    path: ['lostReason'],
    error: NEEDS_REASON,
  })
  .meta({ id: 'InquiryBulkChanges' })
export type InquiryBulkChanges = z.infer<typeof changes>

export const inquiryBulkInput = z
  .object({
    ids: z
      .array(idInput('muss die Nummer einer Anfrage sein'), {
        error: 'ids muss eine Liste von Nummern sein',
      })
      .min(1, 'Bitte wählen Sie mindestens eine Anfrage')
      .max(MOST_AT_ONCE, `Höchstens ${MOST_AT_ONCE} Anfragen auf einmal`),
    changes,
  })
  .meta({ id: 'InquiryBulkInput' })
export type InquiryBulkInput = z.infer<typeof inquiryBulkInput>

/** What has become of each. */
export const inquiryBulkReport = z
  .object({
    changed: z.array(z.number().int()),
    failed: z.array(z.object({ id: z.number().int(), error: z.string() })).meta({
      description: 'Bei welchen das nicht geht, und warum; sie sind geblieben, wie sie waren',
    }),
  })
  .meta({ id: 'InquiryBulkReport' })
export type InquiryBulkReport = z.infer<typeof inquiryBulkReport>
