import type { EntityManager } from '@mikro-orm/sql'
import { contactTexts } from '../../../shared/inquiries/contact-rules.ts'
import { MAIL_FILES } from '../../../shared/inquiries/message.ts'
import { mailAddress } from '../../../shared/mail-address.ts'
import { asLine } from '../../../shared/text-rules.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { isFlaggedAsSpam } from '../../base/files/mails/kinds.ts'
import { cutText } from '../../base/files/mails/texts.ts'
import type { MailHead } from '../../base/work/mailbox/mail-head.ts'
import { workingTime } from '../inquiries/inquiry.changes.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { personOf } from '../inquiries/inquiry.related.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import { assign } from '../intake/assign.ts'
import { announce, type IntakeConfig } from '../intake/receive-inquiry.ts'
import { advertSigns } from '../intake/spam-signs.ts'
import { storeInquiry } from '../intake/store-inquiry.ts'
import { type StoredMail, storeReceived } from '../messages/store-received.ts'
import { erasedAmong, readLedger } from '../persons/ledger.ts'
import { companyInSignature } from './company-in-signature.ts'
import { personInName } from './person-in-name.ts'

export type Admits = (mailbox: string) => Promise<boolean>

/**
 * Makes an inquiry of a mail that belongs to none, in the caller's transaction. What a mail server has found to be spam
 * is stored, but nobody gets a mail.
 * @returns false if it says nothing, its sender cannot be answered, or has sent too many
 */
export async function storeNewInquiry(
  em: EntityManager,
  {
    config,
    messageFiles,
    admits,
  }: { config: IntakeConfig; messageFiles: MessageFiles; admits: Admits },
  mail: StoredMail,
  { at, lines }: MailHead,
): Promise<boolean> {
  const email = mailAddress.safeParse(mail.from?.address).data
  const said = [mail.subject, mail.text].filter(Boolean).join('\n\n')
  if (!email || !said) return false
  const [local = ''] = email.split('@')
  const { body, tooLong } = cutText(said, contactTexts.message.max)
  const sender = personInName(asLine(mail.from?.name ?? ''))
  const words = {
    name: cut(sender.name || local, contactTexts.name.max),
    company: cut(companyInSignature(mail.text) || sender.company, contactTexts.company.max),
    email,
    phone: '',
    message: body,
  }
  if (await wasErased(em, words, at)) return false
  if (!(await admits(mailboxOf(email)))) return false
  const spam = isFlaggedAsSpam(lines)
  const advert = spam ? [] : advertSigns(words, config.siteUrl)
  const rest = { source: 'mail' as const, products: [], spam, suspicious: advert.length > 0 }
  const inquiry = await storeInquiry(em, { ...words, ...rest }, await workingTime(em))
  recordEvent(em, inquiry, 'status', 'Kam als E-Mail in das Postfach')
  if (spam)
    recordEvent(em, inquiry, 'spam', 'Als Spam eingestuft: vom Mailserver so gekennzeichnet')
  else {
    await assign(em, inquiry, [])
    await announce(em, config.mail, inquiry, advert)
  }
  const whole = await messageFiles.store(tooLong ? [tooLong] : [])
  const attachments = [...whole, ...mail.attachments]
  if (attachments.length > 0 || mail.left.length > 0) {
    // The customer's words are those of the inquiry.
    const files = { ...mail, attachments, text: MAIL_FILES, quoted: '', automatic: true }
    await storeReceived(em, inquiry.id, files, at)
  }
  return true
}

/** Whether that is a person whom somebody has erased since: a mail of before does not bring them back. */
async function wasErased(
  em: EntityManager,
  { name, email }: { name: string; email: string },
  at: Date,
): Promise<boolean> {
  const sender = { id: 0, isAlert: false, name, ...personOf({ email, phone: '' }), createdAt: at }
  return erasedAmong(await readLedger(em), [sender]).persons > 0
}

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()
