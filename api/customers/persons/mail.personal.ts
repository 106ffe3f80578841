import { mailKindLabels, mailStateLabels } from '../../../shared/mail.ts'
import { personal } from '../../base/data/personal/personal-data.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { mailsAbout } from './mails-about.ts'

/** Here, because only this wing knows which mails are about inquiries. */
export const mailData = personal(
  MailEntity,
  {
    what: 'E-Mails im Postausgang',
    activity: 'inquiries',
    nameOf: ({ kind, recipient }) => `E-Mail „${mailKindLabels[kind]}“ an ${recipient}`,
    of: mailsAbout,
  },
  {
    id: 'work',
    kind: { says: 'Art', words: mailKindLabels },
    about: 'work',
    recipient: { says: 'Empfänger' },
    mailbox: 'work',
    messageId: 'work',
    state: { says: 'Stand', words: mailStateLabels },
    attempts: 'work',
    nextAttemptAt: 'work',
    claimedUntil: 'work',
    lastError: { says: 'Antwort des Mailservers' },
    createdAt: { says: 'Angelegt am' },
  },
)
