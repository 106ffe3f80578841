import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/sql'
import type { InquiryProduct } from '../../../shared/inquiries/inquiry.ts'
import type { Quantities } from '../../../shared/product/machine-selection.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import { within } from '../../base/data/db/rows.ts'
import { plainText } from './identifiers.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { recordEvent } from './inquiry.events.ts'
import { productsOf } from './inquiry.products.ts'
import { enterStage, firstStep, setStep, type WorkingTime } from './inquiry.work.ts'

const WINDOW = 10 * MINUTE

type Text = 'name' | 'company' | 'message'
type Wish = 'concern' | 'deliveryPostcode'
/** What an inquiry says, without its callback. */
type Said = Pick<InquiryEntity, Text | 'mailbox' | 'phoneNumber' | Wish> & {
  products: { id: number }[]
  quantities: Quantities
}
type Asked = Pick<InquiryProduct, 'id' | 'quantity'>

/**
 * The inquiries of the same person in the last minutes that say the same, the oldest first. One with an addition or a
 * correction says something new.
 */
export async function findSameInquiries(
  em: EntityManager,
  { products: wanted, quantities, ...said }: Said,
  now: Date,
): Promise<InquiryEntity[]> {
  const { mailbox, phoneNumber } = said
  const found = await em.find(
    InquiryEntity,
    {
      mailbox,
      phoneNumber,
      spam: false,
      duplicateOf: null,
      createdAt: within(WINDOW, now),
    },
    { orderBy: { id: 'asc' }, populate: ['product'] },
  )
  const products = await productsOf(em, found)
  const asked = wordsOf(
    said,
    wanted.map(({ id }) => ({ id, quantity: quantities[id] ?? 1 })),
  )
  return found.filter((one) => isDeepStrictEqual(wordsOf(one, products.get(one.id) ?? []), asked))
}

const wordsOf = (
  { name, company, message, concern, deliveryPostcode }: Pick<InquiryEntity, Text | Wish>,
  products: Asked[],
) => ({
  texts: [name, company, message].map(plainText),
  concern: concern ?? null,
  deliveryPostcode: deliveryPostcode ?? null,
  products: new Map(products.map(({ id, quantity }) => [id, quantity])),
})

/**
 * Lets the oldest double take the place of an inquiry that is no longer the first, because it is spam or to be
 * deleted. To be called in that transaction.
 */
export async function replaceFirst(
  em: EntityManager,
  first: InquiryEntity,
  time: WorkingTime,
): Promise<void> {
  // What was joined into it has nothing of its own any more.
  const doubles = await em.find(
    InquiryEntity,
    { duplicateOf: first, joinedAt: null },
    { orderBy: { id: 'asc' } },
  )
  const next = doubles.find(({ spam }) => !spam)
  for (const double of doubles) double.duplicateOf = next && double !== next ? next : null
  if (!next) return
  // It said the same, so it takes over the callback and the promise.
  const { callback, callbackAt, answerDueAt } = first
  em.assign(next, { callback, callbackAt, answerDueAt })
  setStep(next, firstStep(next))
  enterStage(next, next.stage, time)
  recordEvent(em, next, 'duplicate', 'Nicht mehr doppelt: Die erste Anfrage ist gelöscht oder Spam')
}
