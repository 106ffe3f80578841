import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import type { Database, Tables } from '../../base/data/db/database.ts'
import { isAutomatic, isBulk, mayBeBounce } from '../../base/files/mails/kinds.ts'
import { MOST_MAIL_BYTES, type ReadMail } from '../../base/files/mails/mail.ts'
import { readMail } from '../../base/files/mails/read-mail.ts'
import type { LetterKinds } from '../../base/work/mail/letters.ts'
import type { MailHead } from '../../base/work/mailbox/mail-head.ts'
import type { Mailbox } from '../../base/work/mailbox/mailbox.ts'
import { currentSettings } from '../../dealer/settings/settings.queries.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import type { IntakeConfig } from '../intake/receive-inquiry.ts'
import { type StoredMail, storeReceived } from '../messages/store-received.ts'
import { inquiryOf } from './belongs-to.ts'
import { noteCameBack } from './came-back.ts'
import { isOurAddress, isOurMail } from './our-addresses.ts'
import { type Admits, storeNewInquiry } from './store-new-inquiry.ts'

export interface TakingServices {
  config: IntakeConfig
  database: Database
  letters: LetterKinds
  messageFiles: MessageFiles
  /** Whether somebody may send another mail that becomes an inquiry. */
  admits: Admits
}

/**
 * Takes a mail or leaves it alone, once: whoever is first to note it as seen does so, in the transaction that stores
 * what becomes of it. The text of one that does not concern us is not even fetched.
 * @param seen notes how far the mailbox was read, in that transaction
 * @throws {MailboxError} if it cannot be fetched
 */
export async function takeMail(
  services: TakingServices,
  mailbox: Mailbox,
  head: MailHead,
  seen: (em: EntityManager, isTaken: boolean) => Promise<void>,
): Promise<void> {
  const { orm } = services.database
  const concernsUs = await mayConcernUs(orm.em.fork(), services, head)
  const mail = concernsUs ? await fetchMail(mailbox, head) : null
  await services.messageFiles.storing(mail?.attachments ?? [], (attachments) =>
    orm.em.fork().transactional(async (em) => {
      const isFirst = await noteSeen(em, head)
      const stored = mail && { ...mail, attachments }
      await seen(em, isFirst && stored !== null && (await placeMail(em, services, head, stored)))
    }),
  )
}

async function fetchMail(mailbox: Mailbox, { uid, size }: MailHead): Promise<ReadMail | null> {
  const bytes = await mailbox.bytesOf(uid, MOST_MAIL_BYTES)
  // The size that servers report is not always true; only a mail that fills all the room is longer.
  return bytes && readMail(bytes, bytes.length < MOST_MAIL_BYTES ? bytes.length : size)
}

/** @returns false if it was noted before, by us or by another process */
async function noteSeen(em: EntityManager, { key }: MailHead): Promise<boolean> {
  const at = em.getPlatform().processDateProperty(new Date())
  const { rows } = await sql`
    insert into seen_mail (key, at) values (${key}, ${at})
    on conflict (key) do nothing returning key`.execute(em.getKysely<Tables>())
  return rows.length > 0
}

async function mayConcernUs(
  em: EntityManager,
  { config }: TakingServices,
  head: MailHead,
): Promise<boolean> {
  if (await isOurMail(em, head)) return false
  if (mayBeBounce(head.lines)) return true
  if (await inquiryOf(em, config.mail, head)) return true
  return (await takesNew(em)) && isFromSomebodyNew(em, config, head)
}

/** @returns whether something became of it */
async function placeMail(
  em: EntityManager,
  { config, letters, messageFiles, admits }: TakingServices,
  head: MailHead,
  mail: StoredMail,
): Promise<boolean> {
  if (mail.bounce && (await noteCameBack(em, letters, mail.bounce))) return true
  const inquiry = await inquiryOf(em, config.mail, head)
  if (inquiry) {
    await storeReceived(em, inquiry.id, mail, head.at)
    return true
  }
  const isNew = !mail.bounce && !mail.automatic && !mail.bulk && (await takesNew(em))
  if (!isNew || !(await isFromSomebodyNew(em, config, head))) return false
  return storeNewInquiry(em, { config, messageFiles, admits }, mail, head)
}

const takesNew = async (em: EntityManager): Promise<boolean> =>
  (await currentSettings(em)).mail.takeNew

/** Whether a person has written it who does not work here. */
const isFromSomebodyNew = async (
  em: EntityManager,
  { mail }: IntakeConfig,
  { from, lines }: MailHead,
): Promise<boolean> =>
  from !== null &&
  !isBulk(lines) &&
  !isAutomatic(lines) &&
  !(await isOurAddress(em, mail, from.address))
