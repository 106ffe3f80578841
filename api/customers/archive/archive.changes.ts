import type { EntityManager } from '@mikro-orm/sql'
import { berlinDay } from '../../../shared/time/dates.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { keptMessages } from '../inquiries/inquiry.personal.ts'
import { productsOf } from '../inquiries/inquiry.products.ts'
import { requireInquiry } from '../inquiries/inquiry.queries.ts'
import { MessageAttachmentEntity, MessageEntity } from '../inquiries/message.entity.ts'
import { toMessages } from '../inquiries/message.queries.ts'
import { mustBeKept } from '../offers/kept-offers.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { toOffer } from '../offers/offer.queries.ts'
import {
  ArchivedFileEntity,
  ArchivedInquiryEntity,
  ArchivedMessageEntity,
  ArchivedOfferEntity,
} from './archived-inquiry.entity.ts'

/**
 * Copies to the archive what the law keeps of an inquiry, in the transaction that deletes it.
 * @param until the last day, as `2032-12-31`
 */
export async function archive(
  em: EntityManager,
  inquiry: number,
  until: string,
  now: Date,
): Promise<void> {
  await archiveInquiry(em, inquiry, until)
  const idsOf = { fields: ['id'], orderBy: { id: 'asc' }, disableIdentityMap: true } as const
  const messages = await em.find(MessageEntity, { $and: [{ inquiry }, keptMessages] }, idsOf)
  for (const some of portionsOf(messages.map(({ id }) => id)))
    await archiveMessages(em, inquiry, some)
  const offers = await em.find(OfferEntity, { $and: [{ inquiry }, mustBeKept(now)] }, idsOf)
  for (const { id } of offers) await archiveOffer(em, inquiry, id)
}

async function archiveInquiry(em: EntityManager, id: number, until: string): Promise<void> {
  const inquiry = await requireInquiry(em, id)
  const { name, company, email, mailbox, phone, phoneNumber, createdAt } = inquiry
  const products = (await productsOf(em, [inquiry])).get(id) ?? []
  em.create(ArchivedInquiryEntity, {
    id,
    until,
    ...{ name, company, email, mailbox, phone, phoneNumber, createdAt },
    facts: {
      message: inquiry.message,
      callback: inquiry.callback,
      callbackAt: inquiry.callbackAt?.toISOString() ?? null,
      concern: inquiry.concern ?? null,
      deliveryPostcode: inquiry.deliveryPostcode ?? null,
      language: inquiry.language,
      source: inquiry.source,
      products: products.map(({ available: _, ...asked }) => asked),
      answerDueAt: inquiry.answerDueAt?.toISOString() ?? null,
      firstAnsweredAt: inquiry.firstAnsweredAt?.toISOString() ?? null,
      suspicious: inquiry.suspicious,
      updatedAt: inquiry.updatedAt.toISOString(),
    },
  })
  await em.flush()
}

async function archiveMessages(em: EntityManager, inquiry: number, ids: number[]): Promise<void> {
  const found = await em.find(MessageEntity, { id: { $in: ids } })
  for (const { id, state: _, attachments: __, ...facts } of await toMessages(em, found))
    em.create(ArchivedMessageEntity, { id, inquiry, facts })
  const files = await em.find(MessageAttachmentEntity, {
    message: { id: { $in: ids }, kind: { $ne: 'note' } },
  })
  for (const { message, position, name, type, size, file } of files)
    em.create(ArchivedFileEntity, { message: message.id, position, name, type, size, file })
  await em.flush()
}

async function archiveOffer(em: EntityManager, inquiry: number, id: number): Promise<void> {
  const offer = await em.findOneOrFail(OfferEntity, id, { populate: ['inquiry', 'sent', 'pdf'] })
  const { sent, pdf, decidedOnPage } = offer
  const {
    id: _,
    inquiryId,
    customer,
    status,
    probability,
    address,
    warnings,
    ...shown
  } = await toOffer(em, offer, '')
  const { pdfSha256, ...facts } = shown
  if (!sent || !pdf || !pdfSha256) throw new Error(`Offer ${id} was accepted and never sent`)
  em.create(ArchivedOfferEntity, {
    ...{ id, inquiry, sent, pdf, pdfSha256 },
    facts: { ...facts, decidedOnPage },
  })
  await em.flush()
}

/** Destroys what the law wants kept no longer. Its files are left to the clean-up. */
export async function destroyExpired(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(ArchivedInquiryEntity, { until: { $lt: berlinDay(now) } })
}
