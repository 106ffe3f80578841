import { z } from 'zod'
import { usedAddress } from '../mail/mail-address.ts'
import { idInput } from '../values/id-input.ts'
import { optionalLine, requiredText } from '../writing/text.ts'
import { nextStepInput } from './next-step.ts'

export const MESSAGE_LENGTH = 10_000
export const SUBJECT_LENGTH = 200
export const MOST_ATTACHMENTS = 5

const text = requiredText('Text', MESSAGE_LENGTH, 'Text ist erforderlich')

/** A subject is one line, or it would be another header of the mail. */
export const subjectLine = optionalLine('Betreff', SUBJECT_LENGTH)

const common = { text, nextStep: nextStepInput.optional() }

const seen = z
  .number({ error: 'seen muss die Nummer einer Nachricht sein' })
  .int()
  .nonnegative()
  .meta({ description: 'Die neueste Nachricht, die beim Schreiben bekannt war; 0 für keine' })

/** What can be attached to an answer. */
export const attached = z.object({
  kind: z.literal('dataSheet', { error: 'Angehängt werden nur Datenblätter' }),
  productId: idInput('Ungültige Maschine'),
})

const MOST_RECIPIENTS = 10
const TOO_MANY_RECIPIENTS = `Höchstens ${MOST_RECIPIENTS} Empfänger`
const recipients = z
  .array(usedAddress, { error: 'Empfänger müssen E-Mail-Adressen sein' })
  .max(MOST_RECIPIENTS, TOO_MANY_RECIPIENTS)
const recipientOrList = z.preprocess(
  (given) => (typeof given === 'string' ? [given] : given),
  recipients.min(1, 'Mindestens ein Empfänger'),
)

const reply = z.object({
  kind: z.literal('reply'),
  ...common,
  to: recipientOrList.optional().meta({
    description: 'Eine Adresse oder mehrere; ohne Angabe, wer zuletzt geschrieben hat',
  }),
  cc: recipients.default([]).meta({ description: 'Wer eine Kopie bekommt, außer dem Haus' }),
  subject: subjectLine.optional(),
  attachments: z
    .array(attached, { error: 'Anhänge müssen eine Liste sein' })
    .max(MOST_ATTACHMENTS, `Höchstens ${MOST_ATTACHMENTS} Anhänge`)
    .default([]),
  seen: seen.optional(),
})
export type ReplyInput = z.infer<typeof reply>
/** A reply that has files of its own. */
export const replyInput = reply.meta({ id: 'ReplyInput' })

const noted = z.object({ kind: z.enum(['received', 'call', 'elsewhere', 'note']), ...common })
export type NotedInput = z.infer<typeof noted>

export const messageInput = z
  .discriminatedUnion('kind', [reply, noted], {
    error: 'Art muss reply, received, call, elsewhere oder note sein',
  })
  .meta({ id: 'MessageInput' })
export type MessageInput = z.infer<typeof messageInput>
