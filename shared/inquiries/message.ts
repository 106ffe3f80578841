import { z } from 'zod'
import { integer, parameter } from '../calls/query.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { keysOf } from '../values/records.ts'

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

/** What stands with the files of a mail that has become an inquiry: its words are those of the inquiry. */
export const MAIL_FILES = 'Mit der E-Mail kamen diese Anlagen.'
/** The same of an inquiry by the form. */
export const FORM_FILES = 'Mit der Anfrage kamen diese Dateien.'

/** The subject of the message that says what a joined inquiry said, by its number. */
export const joinedSubject = (receipt: string) => `Anfrage ${receipt}`

/** Whether a message has that subject. */
export const isJoinedSubject = (subject: string) => /^Anfrage A-\d{4}-\d+$/.test(subject)

export const NEWER_MESSAGES = 'Inzwischen gibt es etwas Neues zu dieser Anfrage'

/** What the customer has said since the last answer, the oldest first; notes are none. */
export function openQuestionsOf<Word extends Pick<Message, 'kind' | 'automatic'>>(
  messages: readonly Word[],
): Word[] {
  const persons = messages.filter(({ automatic, kind }) => !automatic && kind !== 'note')
  return persons.slice(persons.findLastIndex(({ kind }) => kind !== 'received') + 1)
}
