import { z } from 'zod'
import { integer, parameter } from '../calls/query.ts'
import { usedAddress } from '../mail/mail-address.ts'
import { idInput } from '../values/id-input.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { keysOf } from '../values/keys.ts'
import { optionalLine, requiredText } from '../writing/text.ts'
import { nextStepInput } from './next-step.ts'

/** What can be said about an inquiry: written to the customer, heard from them, or noted for colleagues. */
export const messageKindLabels = {
  reply: 'Antwort',
  received: 'Vom Kunden',
  call: 'Telefonat',
  elsewhere: 'Anderswo geantwortet',
  note: 'Notiz',
} as const
export type MessageKind = keyof typeof messageKindLabels

/** By which of them the customer has an answer. */
export const answerKinds: MessageKind[] = ['reply', 'call', 'elsewhere']

export const isAnswer = (kind: MessageKind): boolean => answerKinds.includes(kind)

export const messageStateLabels = {
  queued: 'wird gesendet',
  sent: 'gesendet',
  failed: 'nicht zustellbar',
} as const

const attachment = z.object({
  name: z.string(),
  /** A media type, such as `application/pdf`. */
  type: z.string(),
  size: z.number().int().meta({ description: 'In Bytes' }),
})
export type Attachment = z.infer<typeof attachment>

/** Of which attachments there are small pictures. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

export const message = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    kind: z.enum(keysOf(messageKindLabels)),
    subject: z.string(),
    text: z.string(),
    author: z.string().nullable().meta({ description: 'Wer es geschrieben hat' }),
    automatic: z.boolean().meta({
      description:
        'Von einem Programm geschrieben, etwa die Bestätigung einer Bestellung oder eine Abwesenheitsnotiz: keine Antwort, und kein Wort des Kunden',
    }),
    quoted: z.string().meta({ description: 'Was die E-Mail des Kunden zitiert' }),
    from: z.string().nullable().meta({
      description: 'Absender einer E-Mail, die von einer anderen Adresse kam als die Anfrage',
    }),
    to: z.array(z.string()).meta({ description: 'An wen eine Antwort geht' }),
    cc: z.array(z.string()).meta({
      description: 'Wer eine Antwort in Kopie bekommt, oder eine E-Mail des Kunden außer uns bekam',
    }),
    passedOnBy: z.string().nullable().meta({
      description: 'Absender einer E-Mail, die jemand anderes geschrieben hat, etwa ein Portal',
    }),
    fromProgram: z.boolean().meta({
      description: 'Das Wort des Kunden, von einem Programm gesendet, etwa von einem Ticketsystem',
    }),
    suspicious: z.boolean().meta({
      description:
        'Der Mailserver nennt sie Spam, oder der Absender ist nicht der, als der er sich ausgibt',
    }),
    leftOut: z.array(z.string()).meta({
      description: 'Anhänge einer E-Mail, die nicht übernommen wurden, mit dem Grund',
    }),
    state: z.enum(keysOf(messageStateLabels)).nullable().meta({
      description: 'Was aus der E-Mail geworden ist; null für alles andere',
    }),
    attachments: z.array(attachment),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof message>

/** Part of a conversation, oldest first: ordinary ones are whole. */
export const messagePage = z
  .object({
    messages: z.array(message),
    olderMessages: z.number().int().meta({
      description: 'Wie viele davor noch kommen: GET /contact/{id}/messages?before={id der ersten}',
    }),
  })
  .meta({ id: 'MessagePage' })
export type MessagePage = z.infer<typeof messagePage>

export const messageQuery = z.object({
  before: parameter(integer(1, LARGEST_ID)).meta({
    description: 'Nur Nachrichten vor dieser, nach ihrer Nummer; ohne Angabe die neuesten',
  }),
})

/** What the line of a list shows of the newest one. */
export const lastMessage = message.pick({
  id: true,
  at: true,
  kind: true,
  text: true,
  author: true,
  from: true,
})

export type LastMessage = z.infer<typeof lastMessage>

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

/** What stands with the files of a mail that has become an inquiry: its words are those of the inquiry. */
export const MAIL_FILES = 'Mit der E-Mail kamen diese Anlagen.'

export const NEWER_MESSAGES = 'Inzwischen gibt es etwas Neues zu dieser Anfrage'
