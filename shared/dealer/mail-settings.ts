import { z } from 'zod'
import { fieldMeta, flag, optionalOf } from '../forms/field.ts'
import { mailAddress } from '../mail/mail-address.ts'

/** Whom mails come from and go to, and which of them there are. */
export const mailSettings = z.object({
  to: z
    .array(mailAddress, { error: 'Empfänger müssen eine Liste sein' })
    .max(10, 'Höchstens zehn Empfänger')
    .register(fieldMeta, {
      title: 'Anfragen gehen an',
      help: 'Adresse eingeben und mit Enter bestätigen; ohne Adresse gilt die des Servers',
    }),
  /** Empty: as the server's environment says. */
  from: optionalOf(mailAddress).register(fieldMeta, {
    title: 'Absender',
    type: 'email',
    help: 'Der Mailserver muss diese Adresse erlauben; ohne Angabe gilt die des Servers',
  }),
  /** Whether each one who works on inquiries hears in the morning what is to be done. */
  dailySummary: flag().default(true).register(fieldMeta, {
    title: 'Morgens eine E-Mail mit dem, was heute ansteht',
    help: 'An Werktagen zur Öffnung, an jeden, der Anfragen bearbeitet und eine E-Mail-Adresse hat',
  }),
  /** Whether a mail to the mailbox that is read becomes an inquiry if it belongs to none. */
  takeNew: flag().default(false).register(fieldMeta, {
    title: 'Neue E-Mails im gelesenen Postfach als Anfragen übernehmen',
    help: 'Nur für ein Postfach, in dem sonst nichts ankommt, etwa anfrage@…: Was ab jetzt kommt und zu keiner Anfrage gehört, wird eine neue; was schon im Postfach liegt, bleibt dort, Rundschreiben auch.',
  }),
})
