import type { EntityManager } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { type FeedKey, feedKeys, feedNames } from '../../../shared/product/field-rules.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { LetterKind, SubjectAndText } from '../../base/work/mail/letters.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { currentMailConfig } from '../../dealer/settings/mail-sender.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'

/** Queues the mail that tells the dealer of a feed that waits for them. */
export async function queueFeedHold(
  em: EntityManager,
  mail: MailConfig,
  feed: FeedKey,
): Promise<void> {
  const { to } = await currentMailConfig(em.getKysely<Tables>(), mail)
  for (const { address } of to)
    queueMail(em, mail, { kind: 'feedHold', about: feed, recipient: address })
}

export const feedLetters = {
  feedHold: {
    async write({ about }, { em, config: { to }, siteUrl }) {
      const feed = feedKeys.find((key) => key === about)
      if (!feed) return null
      const dealer = await findDealer(em.getKysely<Tables>())
      return {
        ...feedHoldText(feed, dealer, siteUrl),
        replyTo: to,
        autoSubmitted: 'auto-generated',
      }
    },
  },
} satisfies Record<string, LetterKind>

function feedHoldText(feed: FeedKey, dealer: Dealer, siteUrl: string): SubjectAndText {
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
