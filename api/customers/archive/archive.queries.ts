import type { EntityManager } from '@mikro-orm/sql'
import {
  type InquiryDetail,
  type InquiryProduct,
  receiptNumber,
} from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'
import { statusOf } from '../../../shared/inquiries/stage.ts'
import { type Offer, paperNumber } from '../../../shared/offers/offer.ts'
import type { KeptPerson } from '../../../shared/persons/person.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import type { AttachedFile, StoredFile } from '../inquiries/message-files.ts'
import { type InquiryFacts, inquiryFacts, type OfferFacts } from './archived-facts.ts'
import {
  ArchivedFileEntity,
  ArchivedInquiryEntity,
  ArchivedMessageEntity,
  ArchivedOfferEntity,
} from './archived-inquiry.entity.ts'

/** Until when the law wants an inquiry of somebody who was erased kept; null for one that is not in the archive. */
export const keptUntil = async (em: EntityManager, id: number): Promise<string | null> =>
  (await em.findOne(ArchivedInquiryEntity, id))?.until ?? null

/** An inquiry of the archive as the API shows any other; null for one that it does not have. */
export async function findArchivedInquiry(
  em: EntityManager,
  id: number,
): Promise<InquiryDetail | null> {
  const found = await em.findOne(ArchivedInquiryEntity, id, { populate: ['facts'] })
  if (!found) return null
  const { until, name, company, email, phone, createdAt, facts } = found
  const products = await machinesOf(em, facts.products)
  const offers = await em.find(ArchivedOfferEntity, { inquiry: id }, { orderBy: { id: 'asc' } })
  return {
    ...{ id, name, company, email, phone, ...inquiryFacts.parse(facts) },
    receipt: receiptNumber(id, createdAt),
    customer: null,
    productId: products[0]?.id ?? null,
    productTitle: products[0]?.title ?? null,
    product: null,
    products,
    status: statusOf('won'),
    stage: 'won',
    ...{ lostReason: null, lostNote: null, ownerId: null, owner: null, nextStep: null },
    ...{ duplicateOf: null, spam: false, notes: '', events: [], related: [], joined: [] },
    messages: await messagesOf(em, id),
    olderMessages: 0,
    createdAt: createdAt.toISOString(),
    keptUntil: until,
    keptOffers: offers.map(toKeptOffer),
  }
}

const toKeptOffer = ({ id, facts }: { id: number; facts: OfferFacts }) => ({
  id,
  number: paperNumber(facts),
})

/** Who has sent the inquiries of the archive, the newest first. */
export const findArchivedSent = (em: EntityManager) =>
  em.find(ArchivedInquiryEntity, {}, { orderBy: { id: 'desc' } })

/** The addresses that have part in the conversations of the archive. */
export async function findArchivedParties(
  em: EntityManager,
): Promise<{ addresses: string[]; inquiry: number }[]> {
  const found = await em.find(ArchivedMessageEntity, {}, { disableIdentityMap: true })
  return found.map(({ facts: { from, to, cc, passedOnBy }, inquiry }) => ({
    // What was kept before there were these has none of them.
    addresses: [from ?? '', ...(to ?? []), ...(cc ?? []), passedOnBy ?? ''],
    inquiry: inquiry.id,
  }))
}

/** Some inquiries of the archive with their offers, the newest first. */
export async function findKeptInquiries(
  em: EntityManager,
  inquiries: number[],
): Promise<KeptPerson['inquiries']> {
  const ids = { $in: inquiries }
  const kept = await em.find(ArchivedInquiryEntity, { id: ids }, { orderBy: { id: 'desc' } })
  const offers = await em.find(ArchivedOfferEntity, { inquiry: ids }, { orderBy: { id: 'asc' } })
  return kept.map(({ id, createdAt, until }) => ({
    id,
    receipt: receiptNumber(id, createdAt),
    until,
    offers: offers.filter(({ inquiry }) => inquiry.id === id).map(toKeptOffer),
  }))
}

/** The machines that were asked for. One that was deleted since is known by its title alone. */
export async function machinesOf(
  em: EntityManager,
  asked: InquiryFacts['products'],
): Promise<InquiryProduct[]> {
  const ids = new Set(asked.flatMap(({ id }) => id ?? []))
  const found = await em.find(
    ProductEntity,
    { id: { $in: [...ids] } },
    { fields: ['status'], disableIdentityMap: true },
  )
  return asked.map((one) => {
    const product = found.find(({ id }) => id === one.id)
    return { ...one, id: product?.id ?? null, available: product?.status === 'active' }
  })
}

async function messagesOf(em: EntityManager, inquiry: number): Promise<Message[]> {
  const found = await em.find(ArchivedMessageEntity, { inquiry }, { orderBy: { id: 'asc' } })
  const files = await em.find(
    ArchivedFileEntity,
    { message: { inquiry } },
    { orderBy: { position: 'asc' } },
  )
  return found.map(({ id, facts }) => ({
    ...{ id, ...facts, state: null },
    attachments: files
      .filter(({ message }) => message.id === id)
      .map(({ name, type, size }) => ({ name, type, size })),
  }))
}

/** A file of a message of the archive; null for one that it does not have. */
export const findArchivedFile = (
  em: EntityManager,
  { inquiry, message, position }: { inquiry: number; message: number; position: number },
): Promise<StoredFile | null> =>
  em.findOne(ArchivedFileEntity, { message: { id: message, inquiry }, position })

/** An offer of the archive as the API shows any other; null for one that it does not have. */
export async function findArchivedOffer(em: EntityManager, id: number): Promise<Offer | null> {
  const found = await em.findOne(ArchivedOfferEntity, id, { populate: ['inquiry'] })
  if (!found) return null
  const { decidedOnPage: _, ...facts } = found.facts
  return {
    ...{ id, inquiryId: found.inquiry.id, ...facts, pdfSha256: found.pdfSha256 },
    ...{ customer: null, status: 'accepted', probability: 100, address: null, warnings: {} },
    keptUntil: found.inquiry.until,
  }
}

/** The paper of an offer of the archive, byte for byte as it was sent. */
export async function findArchivedPaper(
  em: EntityManager,
  id: number,
): Promise<AttachedFile<Buffer> | null> {
  const found = await em.findOne(ArchivedOfferEntity, id, { populate: ['pdf'] })
  return (
    found && {
      name: `${paperNumber(found.facts)}.pdf`,
      type: 'application/pdf',
      content: Buffer.from(found.pdf, 'base64'),
    }
  )
}
