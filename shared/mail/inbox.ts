import { z } from 'zod'
import { FOR_OPERATOR } from './for-operator.ts'

/** How many mails may come to one inquiry in an hour; the rest waits in the mailbox. */
export const THREAD_MAILS_AN_HOUR = 30
/** How many new inquiries by mail are confirmed in an hour, whoever sends them: a sender can be invented. */
export const CONFIRMATIONS_AN_HOUR = 20
/** How often something may go wrong with a mail before it is passed over. */
export const MAIL_ATTEMPTS = 10
/** For how long, and how many of them, it is said which mails were passed over. */
export const PASSED_OVER_DAYS = 30
export const SHOWN_MAILS = 200

const setAsideMail = z.object({
  key: z.string().meta({ description: 'POST /mail/inbox/passed-over/{key} übernimmt sie' }),
  at: z.iso.datetime().meta({ description: 'Wann sie kam' }),
  from: z.string().meta({ description: 'Die Adresse, die sie als Absender nennt; leer ohne eine' }),
  subject: z.string(),
  reason: z.string(),
  taken: z.boolean().meta({ description: 'Ob sie übernommen wurde, und nur mit Vorbehalt' }),
})
export type SetAsideMail = z.infer<typeof setAsideMail>

/** The mailbox that is read for what customers write, as administrators and salesmen see it. */
export const inboxStatus = z
  .object({
    configured: z.boolean().meta({ description: 'Ob IMAP_URL ein Postfach nennt' }),
    mailbox: z.string().nullable().meta({
      description: 'Welches Postfach gelesen wird, etwa anfrage@firma.de; ohne Passwort',
    }),
    since: z.iso.datetime().nullable().meta({
      description: 'Seit wann es gelesen wird: was davor kam, bleibt unbeachtet',
    }),
    lastReadAt: z.iso.datetime().nullable().meta({ description: 'Wann es zuletzt gelesen wurde' }),
    error: z.string().nullable().meta({ description: 'Was nicht geht, und was zu tun ist' }),
    failingSince: z.iso.datetime().nullable().meta({ description: 'Seit wann es nicht geht' }),
    taken: z.number().int().meta({ description: 'Wie viele E-Mails übernommen wurden' }),
    passedOver: z.array(setAsideMail).meta({
      description: `E-Mails, die nicht übernommen wurden und nur im Postfach liegen, die neuesten zuerst: höchstens ${SHOWN_MAILS} aus ${PASSED_OVER_DAYS} Tagen`,
    }),
    deferred: z.array(setAsideMail).meta({
      description: `E-Mails, die noch warten und von selbst nachkommen, die neuesten zuerst: höchstens ${SHOWN_MAILS}`,
    }),
    files: z
      .object({ count: z.number().int(), bytes: z.number().int() })
      .meta({ description: 'Wie viele Dateien von Kunden gespeichert sind' }),
  })
  .meta({ id: 'InboxStatus' })
export type InboxStatus = z.infer<typeof inboxStatus>

/** How long a mailbox may be out of reach before the dashboard says so and administrators get a mail. */
export const INBOX_PATIENCE_MINUTES = 10

export const NO_INBOX = `Es ist kein Postfach eingerichtet. ${FOR_OPERATOR} IMAP_URL nennt es.`
