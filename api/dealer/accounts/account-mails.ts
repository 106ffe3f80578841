import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { DealerContact } from '../../../shared/dealer/contact.ts'
import { type AccountMailKind, accountMailKinds } from '../../../shared/mail/mail.ts'
import type { LetterKind, SubjectAndText } from '../../base/work/mail/letters.ts'
import { DeliveryError } from '../../base/work/mail/letters.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { currentContact } from '../settings/mail-sender.ts'
import { createLink } from './account-links.ts'
import { type Addressee, invitationText, passwordLinkText } from './account-texts.ts'
import { UserEntity } from './user.entity.ts'

const NO_LONGER_THEIRS =
  'Der Zugang ist abgeschaltet oder hat inzwischen eine andere E-Mail-Adresse. Sie bekommt keinen Link mehr.'

/**
 * Queues a mail with a link that sets a password. The link itself is made when the mail goes out, so that
 * it is stored nowhere.
 * @returns whether there is an address to send it to
 */
export function queueAccountMail(
  em: EntityManager,
  mail: MailConfig,
  user: UserEntity,
  kind: AccountMailKind,
): boolean {
  if (!user.email) return false
  queueMail(em, mail, { kind, about: user.id, recipient: user.email })
  return true
}

const unsentTo = ({ id }: UserEntity) => ({
  kind: { $in: [...accountMailKinds] },
  about: String(id),
  state: { $ne: 'sent' as const },
})

/** Drops the links that have not gone out yet. */
export async function dropAccountMails(em: EntityManager, user: UserEntity): Promise<void> {
  await em.nativeDelete(MailEntity, unsentTo(user))
}

/** Drops what has not gone out yet to an address that is no longer the account's. */
export async function dropMailsToFormerAddress(em: EntityManager, user: UserEntity): Promise<void> {
  await em.nativeDelete(MailEntity, { ...unsentTo(user), recipient: { $ne: user.email ?? '' } })
}

export const accountLetters = {
  invitation: withLink('invitation', invitationText),
  passwordLink: withLink('passwordLink', passwordLinkText),
}

function withLink(
  kind: AccountMailKind,
  text: (addressee: Addressee, link: string, dealer: DealerContact) => SubjectAndText,
): LetterKind {
  return {
    async write({ about, recipient }, { em, config: { to }, siteUrl }) {
      const id = Number(about)
      const user = await em.findOne(UserEntity, { id })
      if (!user) return null
      const dealer = await currentContact(em)
      const { link } = await em.transactional(async (transaction) => {
        // Locked, so that a correction of the address either comes before, or finds the link and deletes it.
        const addressee = { id, email: recipient, active: true }
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
        if (!(await transaction.findOne(UserEntity, addressee, lock)))
          throw new DeliveryError(NO_LONGER_THEIRS, { isPermanent: true, isServer: false })
        return createLink(transaction, kind, id, siteUrl)
      })
      const content = text(user, link, dealer)
      return { ...content, replyTo: to, autoSubmitted: 'auto-generated' }
    },
  }
}
