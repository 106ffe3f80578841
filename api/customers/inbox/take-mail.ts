import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { mailSettings } from '../../../shared/dealer/mail-settings.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { isOpenStage } from '../../../shared/inquiries/stage.ts'
import { THREAD_MAILS_AN_HOUR } from '../../../shared/mail/inbox.ts'
import type { Database, Tables } from '../../base/data/db/database.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { MOST_MAIL_BYTES, type ReadMail } from '../../base/files/mails/mail.ts'
import { readMail } from '../../base/files/mails/read-mail.ts'
import type { LetterKinds } from '../../base/work/mail/letters.ts'
import type { Mailbox } from '../../base/work/mailbox/mailbox.ts'
import type { MailboxPlace } from '../../base/work/mailbox/mailbox-url.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import type { IntakeConfig } from '../intake/receive-inquiry.ts'
import { type StoredMail, storeReceived } from '../messages/store-received.ts'
import type { ArrivedMail } from './arrived-mail.ts'
import { inquiryOf } from './belongs-to.ts'
import { noteCameBack } from './came-back.ts'
import { type InboxLimits, laterTurn } from './inbox-limits.ts'
import { isOurAddress, isOurMail } from './our-addresses.ts'
import type { Placed } from './placed.ts'
import { senderProof } from './sender-proof.ts'
import type { SettingAside } from './set-aside.ts'
import { storeNewInquiry } from './store-new-inquiry.ts'

export interface TakingServices {
  config: IntakeConfig
  database: Database
  letters: LetterKinds
  messageFiles: MessageFiles
  limits: InboxLimits
  mailbox: MailboxPlace
}

const FULL_THREAD = `Zu dieser Anfrage kamen mehr als ${THREAD_MAILS_AN_HOUR} E-Mails in einer Stunde. Die weiteren kommen nach und nach.`
const FULL_SENDER =
  'Von dieser Adresse kamen in einer Stunde mehr Anfragen als erlaubt (CONTACT_LIMIT). Die weiteren kommen nach und nach.'

/**
 * Takes a mail or leaves it alone, once: whoever is first to note it as seen does so, in the transaction that stores
 * what becomes of it. The text of one that does not concern us, or has to wait, is not even fetched.
 * @param seen notes how far the mailbox was read, in that transaction
 * @returns why it has to wait; null if it need not
 * @throws {MailboxError} if it cannot be fetched
 */
export async function takeMail(
  services: TakingServices,
  mailbox: Mailbox,
  head: ArrivedMail,
  seen: (em: EntityManager, placed: Placed) => Promise<void>,
): Promise<SettingAside | null> {
  const { orm } = services.database
  const concern = await concernOf(orm.em.fork(), services, head)
  const full = await whyFull(services.limits, concern, head)
  if (full) return { reason: full, retryAt: laterTurn() }
  const mail = concern ? await fetchMail(mailbox, head) : null
  await services.messageFiles.storing(mail?.attachments ?? [], (attachments) =>
    orm.em.fork().transactional(async (em) => {
      const isFirst = await noteSeen(em, head)
      const stored = mail && { ...mail, attachments }
      await seen(em, isFirst && stored ? await placeMail(em, services, head, stored) : 'left')
    }),
  )
  return null
}

async function fetchMail(mailbox: Mailbox, { uid, size }: ArrivedMail): Promise<ReadMail | null> {
  const bytes = await mailbox.bytesOf(uid, MOST_MAIL_BYTES)
  // The size that servers report is not always true; only a mail that fills all the room is longer.
  return bytes && readMail(bytes, bytes.length < MOST_MAIL_BYTES ? bytes.length : size)
}

/** @returns false if it was noted before, by us or by another process */
export async function noteSeen(em: EntityManager, { key }: ArrivedMail): Promise<boolean> {
  const at = em.getPlatform().processDateProperty(new Date())
  const { rows } = await sql`
    insert into seen_mail (key, at) values (${key}, ${at})
    on conflict (key) do nothing returning key`.execute(em.getKysely<Tables>())
  return rows.length > 0
}

/** What a mail may be about; null if nothing of ours. */
async function concernOf(
  em: EntityManager,
  { config }: TakingServices,
  head: ArrivedMail,
): Promise<InquiryEntity | 'bounce' | 'new' | null> {
  if (await isOurMail(em, head)) return null
  const inquiry = await inquiryOf(em, config.mail, head)
  if (inquiry) return inquiry
  if (head.mayBeBounce) return 'bounce'
  return (await takesNew(em)) && (await isFromSomebodyNew(em, config, head)) ? 'new' : null
}

/** Why a mail has to wait, because there were too many of its kind. */
async function whyFull(
  limits: InboxLimits,
  concern: InquiryEntity | 'bounce' | 'new' | null,
  { from }: ArrivedMail,
): Promise<string | null> {
  if (concern === null || concern === 'bounce') return null
  if (concern === 'new')
    return (await limits.admitsFrom(mailboxOf(from?.address ?? ''))) ? null : FULL_SENDER
  return (await limits.admitsToThread(concern.id)) ? null : FULL_THREAD
}

async function placeMail(
  em: EntityManager,
  services: TakingServices,
  head: ArrivedMail,
  mail: StoredMail,
): Promise<Placed> {
  const { config, letters } = services
  if (mail.bounce && (await noteCameBack(em, letters, mail.bounce))) return 'taken'
  const inquiry = await inquiryOf(em, config.mail, head)
  if (inquiry) return placeAnswer(em, services, head, mail, inquiry)
  const isNew = !mail.bounce && !mail.automatic && !mail.bulk && (await takesNew(em))
  if (!isNew || !(await isFromSomebodyNew(em, config, head))) return 'left'
  return storeNewInquiry(em, services, mail, head)
}

/** An answer that may be forged is kept and marked. It opens nothing again, so it is noted where staff finds it. */
async function placeAnswer(
  em: EntityManager,
  { mailbox }: TakingServices,
  head: ArrivedMail,
  mail: StoredMail,
  inquiry: InquiryEntity,
): Promise<Placed> {
  const suspicious = head.spam || senderProof(head, mailbox) === 'failed'
  const isClosed = !isOpenStage(inquiry.stage)
  await storeReceived(em, inquiry.id, mail, head.at, { suspicious })
  if (!suspicious || !isClosed) return 'taken'
  const receipt = receiptNumber(inquiry.id, inquiry.createdAt)
  const noted = `Der Absender ist unsicher. Sie steht bei der Anfrage ${receipt}, die abgeschlossen bleibt.`
  return { isTaken: true, noted }
}

const takesNew = async (em: EntityManager): Promise<boolean> =>
  (await currentParts(em, { mail: mailSettings })).mail.takeNew

/** Whether a person has written it who does not work here. */
const isFromSomebodyNew = async (
  em: EntityManager,
  { mail }: IntakeConfig,
  { from, bulk, automatic }: ArrivedMail,
): Promise<boolean> =>
  from !== null && !bulk && !automatic && !(await isOurAddress(em, mail, from.address))
