import type { EntityManager } from '@mikro-orm/sql'
import { contactTexts } from '../../../shared/inquiries/contact-rules.ts'
import { MAIL_FILES } from '../../../shared/inquiries/message.ts'
import { usedAddress } from '../../../shared/mail/mail-address.ts'
import { asLine } from '../../../shared/writing/text-rules.ts'
import { cutText } from '../../base/files/mails/mail.ts'
import type { MailboxPlace } from '../../base/work/mailbox/mailbox-url.ts'
import { personOf } from '../inquiries/identifiers.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { assign } from '../inquiries/inquiry.owners.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import { announce, type IntakeConfig } from '../intake/receive-inquiry.ts'
import { advertSigns } from '../intake/spam-signs.ts'
import { storeInquiry } from '../intake/store-inquiry.ts'
import { type StoredMail, storeReceived } from '../messages/store-received.ts'
import { erasedAmong, readLedger } from '../persons/ledger.ts'
import { type Placed, passedOver } from './arrived-mail.ts'
import type { InboxLimits } from './inbox-limits.ts'
import { senderProof } from './sender-proof.ts'
import { companyInSignature, personInName } from './who-writes.ts'
import { whyUnconfirmed } from './why-unconfirmed.ts'
import { isMachine, type WrittenMail } from './written-mail.ts'

const NO_ADDRESS = 'An die Adresse des Absenders lässt sich nicht antworten.'
const BY_HAND = 'Von Hand aus dem Postfach übernommen: Es ging keine Eingangsbestätigung hinaus.'
const NOTHING_SAID = '(ohne Text)'
const NAMELESS = 'Unbekannt'
const NO_WORDS = 'Sie enthält weder Betreff noch Text.'

export interface NewInquiryServices {
  config: IntakeConfig
  messageFiles: MessageFiles
  limits: InboxLimits
  mailbox: MailboxPlace
}

/**
 * Makes an inquiry of a mail that belongs to none, in the caller's transaction. What a mail server has found to be spam
 * is stored, but nobody gets a mail. Only a sender whose address is proven gets a confirmation, because anybody can
 * name a stranger's.
 * @param byHand whether somebody wants it as an inquiry, though it would have been passed over
 */
export async function storeNewInquiry(
  em: EntityManager,
  { config, messageFiles, limits, mailbox }: NewInquiryServices,
  mail: StoredMail,
  head: WrittenMail,
  { byHand = false } = {},
): Promise<Placed> {
  const { at, passedOnBy } = head
  const used = usedAddress.safeParse(mail.from?.address).data
  const email = used && !isMachine(used) ? used : ''
  const said = [mail.subject, mail.text].filter(Boolean).join('\n\n')
  if (!email && !byHand) return passedOver(NO_ADDRESS)
  if (!said && !byHand) return passedOver(NO_WORDS)
  const [local = ''] = (mail.from?.address ?? '').split('@')
  const { body, tooLong } = cutText(said || NOTHING_SAID, contactTexts.message.max)
  const sender = personInName(asLine(mail.from?.name ?? ''))
  const words = {
    name: cut(sender.name || local || NAMELESS, contactTexts.name.max),
    company: cut(companyInSignature(mail.text) || sender.company, contactTexts.company.max),
    email,
    phone: '',
    message: body,
  }
  if (!byHand && (await wasErased(em, words, at))) return 'left'
  const spam = head.spam && !byHand
  const advert = spam || byHand ? [] : advertSigns(words, config.siteUrl)
  const rest = { source: 'mail' as const, products: [], spam, suspicious: advert.length > 0 }
  const inquiry = await storeInquiry(em, { ...words, ...rest }, await workingTime(em))
  const by = passedOnBy ? `, weitergegeben von ${passedOnBy.address}` : ''
  recordEvent(em, inquiry, 'status', `Kam als E-Mail in das Postfach${by}`)
  if (spam)
    recordEvent(em, inquiry, 'spam', 'Als Spam eingestuft: vom Mailserver so gekennzeichnet')
  else {
    await assign(em, inquiry, [])
    const unconfirmed = byHand ? BY_HAND : await whyUnconfirmed(senderProof(head, mailbox), limits)
    await announce(em, config.mail, inquiry, advert, unconfirmed)
  }
  const whole = await messageFiles.store(tooLong ? [tooLong] : [])
  const attachments = [...whole, ...mail.attachments]
  if (attachments.length > 0 || mail.left.length > 0) {
    // The customer's words are those of the inquiry.
    const files = { ...mail, attachments, text: MAIL_FILES, quoted: '', automatic: true }
    await storeReceived(em, inquiry.id, files, at)
  }
  return 'taken'
}

/** Whether that is a person whom somebody has erased since: a mail of before does not bring them back. */
async function wasErased(
  em: EntityManager,
  { name, email }: { name: string; email: string },
  at: Date,
): Promise<boolean> {
  const person = personOf({ email, phone: '' })
  const sender = { id: 0, isAlert: false, name, email, ...person, createdAt: at }
  return erasedAmong(await readLedger(em), [sender]).persons > 0
}

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()
