import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import type { NextStep } from '../../../shared/inquiries/stage.ts'
import type { OfferPage } from '../../../shared/offers/offer-page.ts'
import { HOUR_SECONDS, MINUTE } from '../../../shared/time/time.ts'
import { within } from '../../base/data/db/rows.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import { type LetterKind, oneLine } from '../../base/work/mail/letters.ts'
import type { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { whomToTell } from '../inquiries/house-addresses.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { threadBefore } from '../inquiries/thread.ts'
import { type Author, note } from '../messages/message.changes.ts'
import { OfferEntity } from './offer.entity.ts'
import { lockOffer, paperOf } from './offer.queries.ts'
import { numberOf, paperNumberOf } from './offer-number.ts'

/** Who decides: the customer on the offer's page, or staff for a customer who has told them. */
export type Decider =
  | { party: 'customer'; name: string }
  | { party: 'staff'; name: string; author: Author }

export const authorOf = (by: Decider) => (by.party === 'staff' ? by.author : null)

/**
 * What the customer has said, on the offer's page or to the staff.
 * @param automatic whether none of the words are the customer's own
 */
export const noteFromCustomer = (
  em: EntityManager,
  { inquiry }: OfferEntity,
  text: string,
  by: Decider,
  { automatic = true, nextStep }: { automatic?: boolean; nextStep?: NextStep } = {},
) =>
  note(
    em,
    inquiry.id,
    { kind: 'received', text, nextStep },
    { id: null, name: authorOf(by)?.name ?? by.name },
    { automatic },
  )

const TOO_MANY =
  'Zu diesem Angebot kamen in der letzten Stunde sehr viele Fragen. Bitte versuchen Sie es später erneut.'

/** How many questions an offer takes. */
export const questionThrottle = (throttles: Throttles) =>
  throttles({
    name: 'offer-questions',
    limit: 10,
    seconds: HOUR_SECONDS,
    message: TOO_MANY,
  })

/** Asks the dealer about an offer. What was asked just before is not asked again. */
export async function askAboutOffer(
  em: EntityManager,
  id: number,
  question: string,
  by: Decider,
  mail: MailConfig | null,
): Promise<void> {
  const offer = await lockOffer(em, id)
  if (await wasAsked(em, offer, question)) return
  const said = textOf(offer, question)
  const message = await noteFromCustomer(em, offer, said, by, { automatic: false })
  await tellHouse(em, mail, offer, message)
}

/** How long the same question counts as a second press of the button. */
const SAME_PRESS = 10 * MINUTE

/** Whether the customer has asked the same just now. */
export async function wasAsked(
  em: EntityManager,
  offer: OfferEntity,
  question: string,
): Promise<boolean> {
  const same = { inquiry: offer.inquiry, kind: 'received', text: textOf(offer, question) } as const
  return (await em.count(MessageEntity, { ...same, at: within(SAME_PRESS, new Date()) })) > 0
}

const QUESTION = 'Frage zum Angebot '
const textOf = (offer: OfferEntity, question: string) =>
  `${QUESTION}${paperNumberOf(offer)}:\n${question}`
const ASKED = new RegExp(`^${QUESTION}(\\S+):\\n([^]*)$`)

/** So many are shown. */
const MOST_QUESTIONS = 50

/** What was asked on the page of an offer, of any version, the oldest first. */
export async function questionsAbout(
  em: EntityManager,
  offer: OfferEntity,
): Promise<OfferPage['questions']> {
  const number = numberOf(offer) ?? ''
  const found = await em.find(
    MessageEntity,
    {
      inquiry: offer.inquiry,
      kind: 'received',
      automatic: false,
      mailId: null,
      text: { $like: `${QUESTION}${number}%` },
    },
    { populate: ['text'], orderBy: { id: 'desc' }, limit: MOST_QUESTIONS },
  )
  return found.reverse().flatMap(({ at, text }) => {
    const [, asked = '', question = ''] = ASKED.exec(text) ?? []
    const isOfThis = asked === number || asked.startsWith(`${number}-`)
    return isOfThis ? [{ at: at.toISOString(), text: question }] : []
  })
}

const NEWS = 'offerNews'

/**
 * Queues the mails that tell the house and the person responsible what a message says about an offer, in the same
 * transaction.
 * @param by the account that has said it; null for the customer
 */
export async function tellHouse(
  em: EntityManager,
  mail: MailConfig | null,
  { id, inquiry }: OfferEntity,
  message: { id: number },
  by: number | null = null,
): Promise<void> {
  if (!mail) return
  for (const recipient of await whomToTell(em, mail, inquiry, by))
    queueMail(em, mail, { kind: NEWS, about: `${id} ${message.id}`, recipient })
}

export const offerNewsLetter: LetterKind = {
  async write(mail, { em, siteUrl }) {
    const { about, recipient } = mail
    const [offerId, messageId] = about.split(' ').map(Number)
    const offer = await em.findOne(OfferEntity, Number(offerId), { populate: ['inquiry'] })
    const message = await em.findOne(MessageEntity, Number(messageId), { populate: ['text'] })
    if (!offer || !message) return null
    const inquiry = offer.inquiry
    const { id, name, email, createdAt } = inquiry
    const [headline = ''] = message.text.split(/:?\n/, 1)
    return {
      subject: oneLine(`${receiptNumber(id, createdAt)}: ${headline}`),
      text: `${message.text}\n\nIn der Verwaltung: ${siteUrl}${paths.adminInquiry(id)}\n`,
      replyTo: email ? [{ name: oneLine(name), address: email }] : [],
      autoSubmitted: 'auto-generated',
      references: await threadBefore(em, mail, await newsOf(em, id, recipient)),
      attachments: offer.status === 'accepted' ? [await paperAttached(em, offer)] : [],
    }
  },
}

/** The mails to one recipient of the house about an inquiry: that it came, and news of its offers. */
async function newsOf(
  em: EntityManager,
  inquiry: number,
  recipient: string,
): Promise<FilterQuery<MailEntity>> {
  const offers = await em.find(
    OfferEntity,
    { inquiry },
    { fields: ['id'], disableIdentityMap: true },
  )
  const ofOffers = offers.map(({ id }) => ({ kind: NEWS, about: { $like: `${id} %` } }) as const)
  return { recipient, $or: [{ kind: 'notification', about: String(inquiry) }, ...ofOffers] }
}

async function paperAttached(em: EntityManager, offer: OfferEntity) {
  const { name, type, content } = await paperOf(em, offer)
  return { filename: name, contentType: type, content }
}
