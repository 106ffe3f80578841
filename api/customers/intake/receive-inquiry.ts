import type { EntityManager } from '@mikro-orm/sql'
import type { ContactInput } from '../../../shared/inquiries/contact-input.ts'
import { wholeMessage } from '../../../shared/inquiries/contact-rules.ts'
import type { Database } from '../../base/data/db/database.ts'
import { waitForTurn } from '../../base/data/db/turns.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { ProductEntity } from '../../catalogue/products/product.entity.ts'
import {
  type Booking,
  bookCallback,
  moveCallbacks,
  type Person,
} from '../callbacks/callback-slots.ts'
import { hasSameFiles, storeFormFiles } from '../inquiries/form-files.ts'
import { personOf } from '../inquiries/identifiers.ts'
import { findSameInquiries } from '../inquiries/inquiry.doubles.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { assign } from '../inquiries/inquiry.owners.ts'
import { askedProducts } from '../inquiries/inquiry.products.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import { queueConfirmation, queueNotification } from '../inquiries/inquiry-mails.ts'
import type { StoredFile } from '../inquiries/message-files.ts'
import { advertSigns, type FormToken, robotSignsOf } from './spam-signs.ts'
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
  /** What came with it, in the storage already. */
  files: StoredFile[]
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
  { token, mayBook, files }: Sending,
): Promise<InquiryEntity> {
  const { productId, productIds } = input
  const products = await askedProducts(em, productId ? [productId, ...productIds] : productIds)
  return em.transactional(async (em) => {
    const person = personOf(input)
    await waitForTurn(em, database, person.mailbox || person.phoneNumber)
    const time = await workingTime(em)
    const robot = await robotSignsOf(em, input, token)
    const isSpam = robot.length > 0
    const advert = isSpam ? [] : advertSigns(input, siteUrl)
    const said = saidIn(input, products)
    const same = isSpam ? [] : await sameInquiries(em, { ...person, ...said }, time.now, files)
    const wish = { mayBook, same, now: time.now, person: isSpam ? null : person }
    const { booking, first } = await bookUnlessSame(em, database, input, wish)
    const inquiry = await storeInquiry(
      em,
      {
        ...said,
        email: input.email,
        phone: input.phone,
        language: input.language,
        callback: input.callback || booking !== null,
        slot: booking?.slot ?? null,
        source: 'website',
        spam: isSpam,
        suspicious: advert.length > 0,
        duplicateOf: first,
      },
      time,
    )
    if (booking) await moveCallbacks(em, booking, inquiry)
    // Those of a double are with the first one.
    if (!first) await storeFormFiles(em, inquiry, files)
    if (isSpam) recordEvent(em, inquiry, 'spam', `Als Spam eingestuft: ${robot.join(', ')}`)
    else if (first)
      recordEvent(em, inquiry, 'duplicate', 'Dieselbe Anfrage kam kurz davor schon einmal')
    else {
      await assign(em, inquiry, products)
      await announce(em, mail, inquiry, advert)
    }
    return inquiry
  })
}

/** The same with other files says something new. */
async function sameInquiries(
  em: EntityManager,
  said: Parameters<typeof findSameInquiries>[1],
  now: Date,
  files: StoredFile[],
): Promise<InquiryEntity[]> {
  const same: InquiryEntity[] = []
  for (const one of await findSameInquiries(em, said, now))
    if (await hasSameFiles(em, one.id, files)) same.push(one)
  return same
}

const saidIn = (input: ContactInput, products: ProductEntity[]) => ({
  name: input.name,
  company: input.company,
  message: wholeMessage(input),
  concern: input.concern,
  deliveryPostcode: input.deliveryPostcode || null,
  products,
  quantities: input.quantities,
})

interface Wish {
  mayBook: boolean
  /** The inquiries that say the same but for the callback. */
  same: InquiryEntity[]
  now: Date
  /** Null for a robot. */
  person: Person | null
}

/** Books the time that is wanted for a callback, unless one of the same inquiries wants the same callback. */
async function bookUnlessSame(
  em: EntityManager,
  database: Database,
  { callback, callbackAt, phone }: ContactInput,
  { mayBook, same, now, person }: Wish,
): Promise<{ booking: Booking | null; first: InquiryEntity | null }> {
  const withCallbackAt = (at: Date | null) =>
    same.find(
      (one) =>
        one.callbackAt?.getTime() === at?.getTime() && one.callback === (callback || at !== null),
    ) ?? null
  const wanted = callbackAt && phone ? new Date(callbackAt) : null
  const first = withCallbackAt(wanted)
  if (first) return { booking: null, first }
  const booking =
    wanted && mayBook ? await bookCallback(em, database, { person, wanted, now }) : null
  return { booking, first: booking ? null : withCallbackAt(null) }
}

/**
 * Tells the dealer of an inquiry and confirms it to its sender.
 * @param unconfirmed why it is not confirmed, as a sentence in German; null if it is
 */
export async function announce(
  em: EntityManager,
  mail: MailConfig | null,
  inquiry: InquiryEntity,
  advert: string[],
  unconfirmed: string | null = null,
): Promise<void> {
  if (advert.length > 0)
    recordEvent(em, inquiry, 'spam', `Verdacht auf Werbung: ${advert.join(', ')}`)
  if (!mail) return
  await queueNotification(em, mail, inquiry)
  if (unconfirmed) recordEvent(em, inquiry, 'mailSkipped', unconfirmed)
  else if (inquiry.email) await queueConfirmation(em, mail, inquiry)
}
