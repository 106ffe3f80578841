import type { EntityManager } from '@mikro-orm/sql'
import type { ContactInput } from '../../../shared/inquiries/contact-input.ts'
import { wholeMessage } from '../../../shared/inquiries/contact-rules.ts'
import type { Database } from '../../base/data/db/database.ts'
import { waitForTurn } from '../../base/data/db/turns.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { bookCallback, moveCallbacks } from '../callbacks/book-callback.ts'
import { workingTime } from '../inquiries/inquiry.changes.ts'
import { findSameInquiries } from '../inquiries/inquiry.doubles.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { askedProducts } from '../inquiries/inquiry.products.ts'
import { personOf } from '../inquiries/inquiry.related.ts'
import { queueConfirmation, queueNotification } from '../inquiries/inquiry-mails.ts'
import { type FormToken, spendFormToken } from './form-token.ts'
import { advertSigns, robotSigns } from './spam-signs.ts'
import { storeInquiry } from './store-inquiry.ts'

export interface IntakeConfig {
  mail: MailConfig | null
  siteUrl: string
}

/** What is known of a sending besides its words. */
export interface Sending {
  /** Of its form; null for none, or one that has expired. */
  token: FormToken | 'forged' | null
  /** Whether it may have a time for a callback. */
  mayBook: boolean
}

/**
 * Stores an inquiry together with its mails. Products that visitors cannot see are left out. What a robot sends, and
 * what says nothing that the same person has not just said, is stored, but nobody gets a mail.
 */
export async function receiveInquiry(
  em: EntityManager,
  database: Database,
  { mail, siteUrl }: IntakeConfig,
  input: ContactInput,
  sending: Sending,
): Promise<InquiryEntity> {
  const { productId, productIds, quantities, name, company, email, phone, concern } = input
  const deliveryPostcode = input.deliveryPostcode || null
  const products = await askedProducts(em, productId ? [productId, ...productIds] : productIds)
  return em.transactional(async (em) => {
    const person = personOf(input)
    await waitForTurn(em, database, person.mailbox || person.phoneNumber)
    const robot = await robotSignsOf(em, input, sending)
    const isSpam = robot.length > 0
    const advert = isSpam ? [] : advertSigns(input, siteUrl)
    const time = await workingTime(em)
    const message = wholeMessage(input)
    const wish = { concern, deliveryPostcode }
    const said = { ...person, name, company, message, ...wish, createdAt: time.now }
    const same = isSpam
      ? []
      : await findSameInquiries(em, {
          ...said,
          products: products.map(({ id }) => ({ id, quantity: quantities[id] ?? 1 })),
        })
    const saidFor = (at: Date | null) =>
      same.find(
        ({ callback, callbackAt }) =>
          callbackAt?.getTime() === at?.getTime() && callback === (input.callback || at !== null),
      )
    const wanted = input.callbackAt && phone ? new Date(input.callbackAt) : null
    let first = saidFor(wanted)
    const booking =
      wanted && !first && sending.mayBook
        ? await bookCallback(em, database, {
            ...{ wanted, now: time.now },
            person: isSpam ? null : person,
          })
        : null
    if (!booking) first ??= saidFor(null)
    const inquiry = await storeInquiry(
      em,
      {
        ...{ name, company, email, phone, message, ...wish, products, quantities, isSpam },
        ...{ callback: input.callback || booking !== null, slot: booking?.slot ?? null },
        ...{ suspicious: advert.length > 0, source: 'website', duplicateOf: first ?? null },
      },
      time,
    )
    if (booking) await moveCallbacks(em, booking, inquiry)
    if (isSpam) recordEvent(em, inquiry, 'spam', `Als Spam eingestuft: ${robot.join(', ')}`)
    else if (first)
      recordEvent(em, inquiry, 'duplicate', 'Dieselbe Anfrage kam kurz davor schon einmal')
    else {
      if (advert.length > 0)
        recordEvent(em, inquiry, 'spam', `Verdacht auf Werbung: ${advert.join(', ')}`)
      if (mail) await queueMails(em, mail, inquiry)
    }
    return inquiry
  })
}

async function robotSignsOf(
  em: EntityManager,
  input: ContactInput,
  { token }: Sending,
): Promise<string[]> {
  if (token === 'forged') return robotSigns(input, { formAge: token, isTokenSpent: false })
  const isTokenSpent = token ? !(await spendFormToken(em, token)) : false
  return robotSigns(input, { formAge: token?.age ?? null, isTokenSpent })
}

async function queueMails(em: EntityManager, mail: MailConfig, inquiry: InquiryEntity) {
  await queueNotification(em, mail, inquiry)
  if (inquiry.email) await queueConfirmation(em, mail, inquiry)
}
