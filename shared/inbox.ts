import { z } from 'zod'

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
    files: z
      .object({ count: z.number().int(), bytes: z.number().int() })
      .meta({ description: 'Wie viele Dateien von Kunden gespeichert sind' }),
  })
  .meta({ id: 'InboxStatus' })
export type InboxStatus = z.infer<typeof inboxStatus>

/** How long a mailbox may be out of reach before the dashboard says so and administrators get a mail. */
export const INBOX_PATIENCE_MINUTES = 10

export const NO_INBOX = 'Es ist kein Postfach eingerichtet (IMAP_URL).'
