import type { EntityManager } from '@mikro-orm/sql'
import type { Dealer } from '../../shared/dealer/dealer.ts'
import { type FeedKey, feedNames } from '../../shared/feeds/keys.ts'
import { paths } from '../../shared/paths.ts'
import type { Tables } from '../database.ts'
import { newMessageId } from './account-mails.ts'
import { MailEntity } from './mail.entity.ts'
import { mailboxOf } from './mailbox.ts'
import { type MailConfig, mailboxes } from './mailboxes.ts'
import type { Text } from './texts.ts'

/** Queues the mail that tells the dealer of a feed that waits for him. */
export async function queueFeedHold(
  em: EntityManager,
  mail: MailConfig,
  feed: FeedKey,
): Promise<void> {
  const now = new Date()
  const { to } = await mailboxes(em.getKysely<Tables>(), mail)
  for (const { address } of to)
    em.create(MailEntity, {
      feed,
      kind: 'feedHold',
      recipient: address,
      mailbox: mailboxOf(address),
      messageId: newMessageId(mail),
      createdAt: now,
      nextAttemptAt: now,
    })
}

export function feedHoldText(feed: FeedKey, dealer: Dealer, siteUrl: string): Text {
  const name = feedNames[feed]
  return {
    subject: `${name}: Ihr Bestand ist stark geschrumpft, bitte prüfen`,
    text: `Guten Tag,

der Feed „${name}“ von ${dealer.name} wurde soeben abgerufen. Seit dem letzten Abruf fehlen mehr als 30 % der Maschinen. Portale löschen, was in der Datei fehlt. Deshalb liefern wir vorerst den letzten Stand weiter aus.

Ist das so gewollt, geben Sie den neuen Stand bitte in der Verwaltung unter „Portale“ frei:
${siteUrl}${paths.adminFeeds}

War es ein Versehen, stellen Sie die Maschinen wieder her. Der Feed läuft dann von selbst weiter.
`,
  }
}
