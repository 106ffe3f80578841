import type { EntityManager } from '@mikro-orm/sql'
import type { ContactInput, InquiryPatch } from '../../shared/inquiry.ts'
import { notFound } from '../errors.ts'
import { ProductEntity } from '../products/product.entity.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { findInquiry } from './inquiry.reads.ts'

export const UNKNOWN_INQUIRY = 'Anfrage nicht gefunden'

/** Stores an enquiry. A product that visitors cannot see is left out, so that nothing is lost. */
export async function receiveInquiry(
  em: EntityManager,
  input: ContactInput,
): Promise<InquiryEntity> {
  const { productId, ...fields } = input
  const product =
    productId === null
      ? null
      : await em.findOne(ProductEntity, { id: productId, status: { $ne: 'inactive' } })
  const now = new Date()
  const inquiry = em.create(InquiryEntity, {
    ...fields,
    product,
    productTitle: product?.title ?? null,
    createdAt: now,
    updatedAt: now,
  })
  await em.flush()
  return inquiry
}

/** @throws {ApiError} 404 for an unknown enquiry */
export async function updateInquiry(
  em: EntityManager,
  id: number,
  patch: InquiryPatch,
): Promise<InquiryEntity> {
  const inquiry = await requireInquiry(em, id)
  if (Object.keys(patch).length > 0) em.assign(inquiry, { ...patch, updatedAt: new Date() })
  await em.flush()
  return inquiry
}

/** @throws {ApiError} 404 for an unknown enquiry */
export async function deleteInquiry(em: EntityManager, id: number): Promise<InquiryEntity> {
  const inquiry = await requireInquiry(em, id)
  await em.nativeDelete(InquiryEntity, { id })
  return inquiry
}

export async function requireInquiry(em: EntityManager, id: number): Promise<InquiryEntity> {
  const inquiry = await findInquiry(em, id)
  if (!inquiry) throw notFound(UNKNOWN_INQUIRY)
  return inquiry
}
