import type { EntityManager } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import { INBOX_PATIENCE_MINUTES } from '../../../shared/mail/inbox.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { LetterKind } from '../../base/work/mail/letters.ts'
import { paragraphs } from '../../base/work/mail/letters.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { currentMailConfig } from '../../dealer/settings/mail-sender.ts'
import { InboxEntity } from './inbox.entity.ts'

/** Tells the administrators, or whoever gets inquiries if none of them has an address. */
export async function queueInboxDown(
  em: EntityManager,
  mail: MailConfig,
  { key }: InboxEntity,
): Promise<void> {
  const administrators = await em.find(UserEntity, {
    role: 'administrator',
    active: true,
    email: { $ne: null },
  })
  const { to } = await currentMailConfig(em.getKysely<Tables>(), mail)
  const theirs = administrators.flatMap(({ email }) => email ?? [])
  const recipients = theirs.length > 0 ? theirs : to.map(({ address }) => address)
  for (const recipient of recipients)
    queueMail(em, mail, { kind: 'inboxDown', about: key, recipient })
}

export const inboxLetters = {
  inboxDown: {
    async write({ about }, { em, config: { to }, siteUrl }) {
      const inbox = await em.findOne(InboxEntity, about)
      if (!inbox?.failingSince) return null
      return {
        subject: 'Das Postfach kann nicht gelesen werden',
        text: paragraphs(
          'Guten Tag,',
          `seit ${formatDateTime(inbox.failingSince.toISOString())}, also seit mehr als ${INBOX_PATIENCE_MINUTES} Minuten, kann das Postfach nicht gelesen werden. Was Kunden per E-Mail antworten, steht bis dahin nur dort und nicht unter „Heute“.`,
          inbox.error ?? '',
          `Wie es steht, sagt die Verwaltung: ${siteUrl}${paths.adminToday}`,
          'Es wird weiter versucht. Sobald es wieder geht, kommt alles nach, was inzwischen eingegangen ist.',
        ),
        replyTo: to,
        autoSubmitted: 'auto-generated',
      }
    },
  },
} satisfies Record<string, LetterKind>
