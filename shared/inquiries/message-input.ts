import { z } from 'zod'
import { HEIC_REFUSED, IMAGE_TYPES } from '../images/image.ts'
import { usedAddress } from '../mail/mail-address.ts'
import { idInput, optionalLine, requiredText } from '../writing/text.ts'
import { nextStepInput } from './stage.ts'

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

/** What may be attached to a reply beside data sheets. */
export const OWN_FILES = 10
export const OWN_FILES_MB = 20
export const OWN_FILES_BYTES = OWN_FILES_MB * 1024 * 1024
export const OWN_FILE_TYPES = [...IMAGE_TYPES, 'application/pdf'] as const

const TOO_MANY_FILES = `Höchstens ${OWN_FILES} Dateien. Bitte entfernen Sie einige, oder senden Sie zwei Antworten.`
const FILES_TOO_LARGE = `Die Dateien sind zusammen größer als ${OWN_FILES_MB} MB. Bitte entfernen Sie einige, oder senden Sie sie in zwei Antworten.`

export const isEmptyFile = (name: string) =>
  `„${name}“ ist leer. Bitte wählen Sie die Datei noch einmal aus.`
export const isTooLargeFile = (name: string) =>
  `„${name}“ ist größer als ${OWN_FILES_MB} MB. Bitte senden Sie eine kleinere Datei, oder schreiben Sie einen Link in die Antwort.`
export const isNoOwnFile = (name: string) =>
  `„${name}“ ist weder ein Bild (PNG, JPG, WebP) noch ein PDF. Bitte speichern Sie die Datei als PDF.`

const fits = ({ size }: { size: number }) => size <= OWN_FILES_BYTES

/** Whether files fit into one reply together; null if they do, or why they do not. One that fits into none is another matter. */
export function ownFilesProblem(files: readonly { size: number }[]): string | null {
  if (files.length > OWN_FILES) return TOO_MANY_FILES
  const bytes = files.filter(fits).reduce((sum, { size }) => sum + size, 0)
  return bytes > OWN_FILES_BYTES ? FILES_TOO_LARGE : null
}

/** Why a file cannot be sent, as far as its name, size and type tell; null if it can. */
export function ownFileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>) {
  if (size === 0) return isEmptyFile(name)
  if (/\.hei[cf]$/i.test(name)) return `„${name}“: ${HEIC_REFUSED}`
  if (!OWN_FILE_TYPES.some((known) => known === type)) return isNoOwnFile(name)
  return fits({ size }) ? null : isTooLargeFile(name)
}

/** So long somebody is thought to be there after they were last heard of, in milliseconds. */
export const PRESENT_MS = 60_000

/** What somebody does about an inquiry that they have open. */
export const presenceInput = z.object({
  writing: z.boolean({ error: 'writing muss wahr oder falsch sein' }),
})

/** A colleague who has the same inquiry open. */
export const colleague = z
  .object({ name: z.string(), writing: z.boolean() })
  .meta({ id: 'Colleague' })
export type Colleague = z.infer<typeof colleague>
