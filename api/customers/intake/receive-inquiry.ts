import type { EntityManager } from '@mikro-orm/sql'
import type { ContactInput } from '../../../shared/inquiries/contact-input.ts'
import { wholeMessage } from '../../../shared/inquiries/contact-rules.ts'
import type { Database } from '../../base/db/database.ts'
import { waitForTurn } from '../../base/db/turns.ts'
import type { MailConfig } from '../../base/mail/mail-config.ts'
import { lockFreeSlot } from '../callbacks/callback-slots.ts'
import { workingTime } from '../inquiries/inquiry.changes.ts'
import { findSameInquiry } from '../inquiries/inquiry.doubles.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { askedProducts } from '../inquiries/inquiry.products.ts'
import { personOf } from '../inquiries/inquiry.related.ts'
import { queueConfirmation, queueNotification } from '../inquiries/inquiry-mails.ts'
import { type FormToken, spendFormToken } from './form-token.ts'
import { spamSigns } from './spam-signs.ts'
import { storeInquiry } from './store-inquiry.ts'

export interface IntakeConfig {
  mail: MailConfig | null
  siteUrl: string
}

/**
 * Stores an inquiry together with its mails. Products that visitors cannot see are left out. What looks like spam,
 * and what the same person has just sent already, is stored, but nobody gets a mail.
 * @param token of its form; null for none, or one that has expired
 */
export async function receiveInquiry(
  em: EntityManager,
  database: Database,
  { mail, siteUrl }: IntakeConfig,
  input: ContactInput,
  token: FormToken | 'forged' | null,
): Promise<InquiryEntity> {
  const { productId, productIds, name, company, email, phone, concern } = input
  const products = await askedProducts(em, productId ? [productId, ...productIds] : productIds)
  return em.transactional(async (em) => {
    const person = personOf(input)
    await waitForTurn(em, database, person.mailbox || person.phoneNumber)
    const isForged = token === 'forged'
    const isTokenSpent = token && !isForged ? !(await spendFormToken(em, token)) : false
    const formAge = isForged ? token : (token?.age ?? null)
    const signs = spamSigns(input, { formAge, isTokenSpent, siteUrl })
    const isSpam = signs.length > 0
    const time = await workingTime(em)
    const message = wholeMessage(input)
    const said = { ...person, name, message, createdAt: time.now }
    const slot =
      input.callbackAt && phone
        ? await lockFreeSlot(em, database, input.callbackAt, time.now)
        : null
    const callback = input.callback || slot !== null
    const first = isSpam
      ? null
      : await findSameInquiry(em, { ...said, productIds: products.map(({ id }) => id) })
    const inquiry = await storeInquiry(
      em,
      {
        ...{ name, company, email, phone, message, concern, products, isSpam },
        ...{ callback, slot },
        source: 'website',
        duplicateOf: first,
      },
      time,
    )
    if (isSpam) recordEvent(em, inquiry, 'spam', `Als Spam eingestuft: ${signs.join(', ')}`)
    else if (first)
      recordEvent(em, inquiry, 'duplicate', 'Dieselbe Anfrage kam kurz davor schon einmal')
    else if (mail) {
      await queueNotification(em, mail, inquiry)
      if (inquiry.email) await queueConfirmation(em, mail, inquiry)
    }
    return inquiry
  })
}
