import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { Dealer } from '../../shared/dealer/dealer.ts'
import { createLink } from '../auth/account-links.ts'
import { UserEntity } from '../auth/user.entity.ts'
import type { Tables } from '../database.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { toInquiry } from '../inquiries/inquiry.queries.ts'
import { findDealer } from '../settings/settings.queries.ts'
import { invitationText, passwordLinkText } from './account-texts.ts'
import { feedHoldText } from './feed-mails.ts'
import type { MailEntity } from './mail.entity.ts'
import { DeliveryError, type Letter } from './mail-server.ts'
import type { MailConfig } from './mailboxes.ts'
import { oneLine } from './one-line.ts'
import { confirmationText, notificationText } from './texts.ts'

const NO_LONGER_THEIRS =
  'Der Zugang ist abgeschaltet oder hat inzwischen eine andere E-Mail-Adresse. Sie bekommt keinen Link mehr.'

/** Builds the letter for a mail of the outbox: the same at every attempt, but for the link to an account. @throws {DeliveryError} */
export async function letterFor(
  em: EntityManager,
  mail: MailEntity,
  config: MailConfig,
  siteUrl: string,
): Promise<Letter> {
  const { messageId, recipient, inquiry, user, feed } = mail
  const envelope = { messageId, from: config.from, to: recipient }
  const sender = { dealer: await findDealer(em.getKysely<Tables>()), replyTo: config.to, siteUrl }
  if (inquiry) return { ...envelope, ...(await inquiryLetter(em, mail, inquiry, sender)) }
  if (user) return { ...envelope, ...(await accountLetter(em, mail, user, sender)) }
  if (feed) {
    const text = feedHoldText(feed, sender.dealer, siteUrl)
    return { ...envelope, ...text, replyTo: config.to, autoSubmitted: 'auto-generated' }
  }
  throw new Error(`Mail ${mail.id} is about nothing`)
}

type Content = Omit<Letter, 'messageId' | 'from' | 'to'>

interface Sender {
  dealer: Dealer
  replyTo: MailConfig['to']
  siteUrl: string
}

async function inquiryLetter(
  em: EntityManager,
  { kind }: MailEntity,
  asked: InquiryEntity,
  { dealer, replyTo, siteUrl }: Sender,
): Promise<Content> {
  const inquiry = await toInquiry(em, asked)
  if (kind === 'confirmation')
    return { ...confirmationText(inquiry, dealer, siteUrl), replyTo, autoSubmitted: 'auto-replied' }
  return {
    ...notificationText(inquiry, siteUrl),
    replyTo: [{ name: oneLine(inquiry.name), address: inquiry.email }],
    autoSubmitted: 'auto-generated',
  }
}

async function accountLetter(
  em: EntityManager,
  { kind, recipient }: MailEntity,
  { id, username }: UserEntity,
  { dealer, replyTo, siteUrl }: Sender,
): Promise<Content> {
  const text = kind === 'invitation' ? invitationText : passwordLinkText
  const { link } = await em.transactional(async (transaction) => {
    // Locked, so that a correction of the address either comes before, or finds the link and deletes it.
    const addressee = { id, email: recipient, active: true }
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
    if (!(await transaction.findOne(UserEntity, addressee, lock)))
      throw new DeliveryError(NO_LONGER_THEIRS, { isPermanent: true, isServer: false })
    return createLink(transaction, id, siteUrl)
  })
  return { ...text(oneLine(username), link, dealer), replyTo, autoSubmitted: 'auto-generated' }
}
