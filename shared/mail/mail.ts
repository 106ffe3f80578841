import { z } from 'zod'
import { keysOf } from '../values/records.ts'

export const accountMailKinds = ['invitation', 'passwordLink'] as const
export type AccountMailKind = (typeof accountMailKinds)[number]

export const mailKindLabels = {
  notification: 'Benachrichtigung',
  confirmation: 'Bestätigung',
  reply: 'Antwort',
  replyCopy: 'Kopie einer Antwort',
  offerNews: 'Antwort auf ein Angebot',
  alertConfirm: 'Suchauftrag bestätigen',
  alertNews: 'Passende Maschinen',
  callReminder: 'Erinnerung an einen Rückruf',
  dailySummary: 'Was heute ansteht',
  invitation: 'Einladung',
  passwordLink: 'Link für ein neues Passwort',
  feedHold: 'Angehaltener Feed',
  inboxDown: 'Postfach nicht lesbar',
} as const
export type MailKind = keyof typeof mailKindLabels

/** @param kind may be one of another version of the product */
export const mailKindLabel = (kind: string): string =>
  Object.entries(mailKindLabels).find(([known]) => known === kind)?.[1] ?? kind

export const mailKinds = keysOf(mailKindLabels)

/** Those that go to any number of people at once. Whatever is for one person goes out before them. */
export const mailKindsForMany: MailKind[] = ['alertNews']

export const mailStateLabels = {
  waiting: 'Wartet',
  sent: 'Gesendet',
  failed: 'Fehlgeschlagen',
} as const
export type MailState = keyof typeof mailStateLabels
export const mailStates = keysOf(mailStateLabels)

/** A mail of the outbox. */
export const mail = z
  .object({
    id: z.number().int(),
    /** Null for a mail about an account, a search alert or a feed. */
    inquiryId: z.number().int().nullable(),
    receipt: z.string().nullable(),
    kind: z.string().meta({ description: 'Die Art, wie eine Version sie kennt' }),
    recipient: z.string(),
    state: z.enum(mailStates),
    attempts: z.number().int(),
    /** When the next attempt is due; null once the mail is sent or given up. */
    nextAttemptAt: z.iso.datetime().nullable(),
    /** A German sentence with the mail server's answer. */
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Mail' })
export type Mail = z.infer<typeof mail>

/** The state of the outbox. Without a mail server (`enabled: false`) inquiries are only stored. */
export const mailStatus = z
  .object({
    enabled: z.boolean(),
    to: z.array(z.string()).meta({ description: 'An wen Anfragen zurzeit gehen' }),
    from: z.string().nullable().meta({ description: 'Der Absender zurzeit' }),
    counts: z.object({
      waiting: z.number().int(),
      sent: z.number().int(),
      failed: z.number().int(),
    }),
    /** The latest mails that failed: given up, or waiting for another attempt. */
    failures: z.array(mail),
  })
  .meta({ id: 'MailStatus' })
export type MailStatus = z.infer<typeof mailStatus>

/** What a customer's file bears at its end if it may be a program, so that no computer runs it. */
export const LOCKED_ENDING = '.gesperrt'
