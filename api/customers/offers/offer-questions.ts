import type { EntityManager } from '@mikro-orm/sql'
import type { OfferPage } from '../../../shared/offers/offer-page.ts'
import { HOUR_SECONDS, MINUTE } from '../../../shared/time/time.ts'
import { within } from '../../base/data/db/rows.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { type Decider, noteFromCustomer } from './offer.decisions.ts'
import type { OfferEntity } from './offer.entity.ts'
import { lockOffer } from './offer.queries.ts'
import { tellHouse } from './offer-news.ts'
import { numberOf, paperNumberOf } from './offer-number.ts'

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

const HEAD = 'Frage zum Angebot '
const textOf = (offer: OfferEntity, question: string) =>
  `${HEAD}${paperNumberOf(offer)}:\n${question}`
const ASKED = new RegExp(`^${HEAD}(\\S+):\\n([^]*)$`)

/** So many are shown. */
const MOST = 50

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
      text: { $like: `${HEAD}${number}%` },
    },
    { populate: ['text'], orderBy: { id: 'desc' }, limit: MOST },
  )
  return found.reverse().flatMap(({ at, text }) => {
    const [, asked = '', question = ''] = ASKED.exec(text) ?? []
    const isOfThis = asked === number || asked.startsWith(`${number}-`)
    return isOfThis ? [{ at: at.toISOString(), text: question }] : []
  })
}
