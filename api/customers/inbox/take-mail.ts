import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { mailSettings } from '../../../shared/dealer/inquiry-settings.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { isOpenStage } from '../../../shared/inquiries/stage.ts'
import { THREAD_MAILS_AN_HOUR } from '../../../shared/mail/inbox.ts'
import type { Database, Tables } from '../../base/data/db/database.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { MOST_MAIL_BYTES, type ReadMail } from '../../base/files/mails/mail.ts'
import type { MailHead } from '../../base/files/mails/mail-head.ts'
import { readMail } from '../../base/files/mails/read-mail.ts'
import type { LetterKinds } from '../../base/work/mail/letters.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Mailbox } from '../../base/work/mailbox/mailbox.ts'
import type { MailboxPlace } from '../../base/work/mailbox/mailbox-url.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { isOurAddress } from '../inquiries/house-addresses.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import type { IntakeConfig } from '../intake/receive-inquiry.ts'
import { type StoredMail, storeReceived } from '../messages/store-received.ts'
import type { ArrivedMail } from './arrived-mail.ts'
import { type Placed, passedOver } from './arrived-mail.ts'
import { type Belonging, hasAsked, inquiryOf } from './belongs-to.ts'
import { noteCameBack } from './came-back.ts'
import { type InboxLimits, laterTurn } from './inbox-limits.ts'
import { isSameHouse, senderProof } from './sender-proof.ts'
import { isWantedByHand, type SettingAside } from './set-aside.ts'
import { storeNewInquiry } from './store-new-inquiry.ts'
import { asWritten, type WrittenMail } from './written-mail.ts'

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
const KNOWN_SENDER =
  'Sie kommt von jemandem, der schon angefragt hat, und nennt keine Anfrage, zu der sie gehört.'

/** What a mail may be about; null for nothing of ours, `known` for somebody of whom we know, but not what about. */
type Concern = Belonging | 'bounce' | 'new' | 'known' | 'byHand' | null

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
  const written = await asWritten(orm.em.fork(), services.config.mail, head)
  const byHand = await isWantedByHand(orm.em.fork(), head.key)
  const concern = byHand ? 'byHand' : await concernOf(orm.em.fork(), services, written)
  const full = await whyFull(services.limits, concern, written)
  if (full) return { reason: full, retryAt: laterTurn() }
  const isWanted = concern !== null && concern !== 'known'
  const mail = isWanted ? await fetchMail(mailbox, written) : null
  await services.messageFiles.storing(mail?.attachments ?? [], (attachments) =>
    orm.em.fork().transactional(async (em) => {
      const isFirst = await noteSeen(em, head)
      if (!isFirst) await seen(em, 'left')
      else if (mail) {
        const stored = { ...mail, attachments }
        await seen(
          em,
          byHand
            ? await storeNewInquiry(em, services, stored, written, { byHand })
            : await placeMail(em, services, written, stored),
        )
      } else await seen(em, concern === 'known' ? passedOver(KNOWN_SENDER) : 'left')
    }),
  )
  return null
}

async function fetchMail(
  mailbox: Mailbox,
  { uid, size, from }: WrittenMail,
): Promise<ReadMail | null> {
  const bytes = await mailbox.bytesOf(uid, MOST_MAIL_BYTES)
  if (!bytes) return null
  // The size that servers report is not always true; only a mail that fills all the room is longer.
  const mail = await readMail(bytes, bytes.length < MOST_MAIL_BYTES ? bytes.length : size)
  return { ...mail, from }
}

/** @returns false if it was noted before, by us or by another process */
export async function noteSeen(em: EntityManager, { key }: ArrivedMail): Promise<boolean> {
  const at = em.getPlatform().processDateProperty(new Date())
  const { rows } = await sql`
    insert into seen_mail (key, at) values (${key}, ${at})
    on conflict (key) do nothing returning key`.execute(em.getKysely<Tables>())
  return rows.length > 0
}

async function concernOf(
  em: EntityManager,
  { config }: TakingServices,
  head: WrittenMail,
): Promise<Concern> {
  if (await isOurMail(em, head)) return null
  const belonging = await inquiryOf(em, config.mail, head)
  if (belonging) return belonging
  if (head.mayBeBounce) return 'bounce'
  if (!(await isFromSomebody(em, config, head))) return null
  if (await takesNew(em)) return 'new'
  return head.from && (await hasAsked(em, head.from.address)) ? 'known' : null
}

/** Why a mail has to wait, because there were too many of its kind. */
async function whyFull(
  limits: InboxLimits,
  concern: Concern,
  { from }: WrittenMail,
): Promise<string | null> {
  if (concern === 'new')
    return (await limits.admitsFrom(mailboxOf(from?.address ?? ''))) ? null : FULL_SENDER
  if (concern === null || typeof concern === 'string') return null
  return (await limits.admitsToThread(concern.inquiry.id)) ? null : FULL_THREAD
}

async function placeMail(
  em: EntityManager,
  services: TakingServices,
  head: WrittenMail,
  mail: StoredMail,
): Promise<Placed> {
  const { config, letters } = services
  if (mail.bounce && (await noteCameBack(em, letters, mail.bounce))) return 'taken'
  const belonging = await inquiryOf(em, config.mail, head)
  if (belonging) return placeAnswer(em, services, head, mail, belonging)
  const isNew = !mail.bounce && (await takesNew(em)) && (await isFromSomebody(em, config, head))
  return isNew ? storeNewInquiry(em, services, mail, head) : 'left'
}

/** An answer that may be forged is kept and marked. It opens nothing again, so it is noted where staff finds it. */
async function placeAnswer(
  em: EntityManager,
  { mailbox, config }: TakingServices,
  head: WrittenMail,
  mail: StoredMail,
  { inquiry, isAnswer, isTheirs }: Belonging,
): Promise<Placed> {
  const isUnsure = !isAnswer && isPassedOnByStranger(head)
  const suspicious = head.spam || isUnsure || senderProof(head, mailbox) === 'failed'
  const isClosed = !isOpenStage(inquiry.stage)
  const fromProgram = head.generated && isAnswer && isTheirs
  const automatic = mail.automatic || (head.generated && !fromProgram)
  await storeReceived(em, inquiry.id, { ...mail, automatic }, head.at, {
    suspicious,
    fromProgram,
    cc: await others(em, config.mail, head),
    passedOnBy: head.passedOnBy?.address ?? null,
  })
  if (!suspicious || !isClosed) return 'taken'
  const receipt = receiptNumber(inquiry.id, inquiry.createdAt)
  const noted = `Der Absender ist unsicher. Sie steht bei der Anfrage ${receipt}, die abgeschlossen bleibt.`
  return { isTaken: true, noted }
}

/** Who got the mail besides the house and whoever wrote it. */
async function others(em: EntityManager, mail: MailConfig | null, head: WrittenMail) {
  const found: string[] = []
  for (const address of new Set(head.recipients))
    if (address !== head.from?.address && !(await isOurAddress(em, mail, address)))
      found.push(address)
  return found
}

/** Anybody can name a customer to reply to, and a number is easily guessed. */
const isPassedOnByStranger = ({ passedOnBy, from }: WrittenMail) =>
  passedOnBy !== null && !isSameHouse(domainOf(passedOnBy), domainOf(from))

const domainOf = (mailbox: WrittenMail['from']) => mailbox?.address.split('@').at(-1) ?? ''

/** Whether it is a mail that the product has sent itself, such as one that tells the dealer of an inquiry. */
async function isOurMail(
  em: EntityManager,
  { messageId, ownId }: Pick<MailHead, 'messageId' | 'ownId'>,
): Promise<boolean> {
  const ids = [messageId, ownId].filter((id) => id !== null)
  return ids.length > 0 && (await em.count(MailEntity, { messageId: { $in: ids } })) > 0
}

const takesNew = async (em: EntityManager): Promise<boolean> =>
  (await currentParts(em, { mail: mailSettings })).mail.takeNew

/** Whether the house itself passes a mail on, which goes to nobody else, whatever its server calls it. */
const isOurForm = async (
  em: EntityManager,
  mail: MailConfig | null,
  passedOnBy: WrittenMail['passedOnBy'],
) => passedOnBy !== null && isOurAddress(em, mail, passedOnBy.address)

/** Whether a person has written it who does not work here. What is passed on for one may be marked as a program's. */
const isFromSomebody = async (
  em: EntityManager,
  { mail }: IntakeConfig,
  { from, passedOnBy, bulk, automatic, generated, canBeEnded }: WrittenMail,
): Promise<boolean> =>
  from !== null &&
  (!bulk || (await isOurForm(em, mail, passedOnBy))) &&
  !automatic &&
  (passedOnBy !== null || (!generated && !canBeEnded)) &&
  !(await isOurAddress(em, mail, from.address))
