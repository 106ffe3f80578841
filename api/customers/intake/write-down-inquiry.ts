import type { EntityManager } from '@mikro-orm/sql'
import type { ManualInput } from '../../../shared/inquiries/manual-input.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { requireOwner } from '../inquiries/inquiry.owners.ts'
import { askedProducts } from '../inquiries/inquiry.products.ts'
import { setStep, workingTime } from '../inquiries/inquiry.work.ts'
import { storeInquiry } from './store-inquiry.ts'

/**
 * Stores an inquiry that a colleague writes down. Nobody gets a mail.
 * @param author the name of that colleague
 * @throws {ApiError} 400 for an owner who may not edit inquiries
 */
export async function writeDownInquiry(
  em: EntityManager,
  { productIds, ownerId, nextStep, ...fields }: ManualInput,
  author: string,
): Promise<InquiryEntity> {
  return em.transactional(async (em) => {
    const owner = ownerId ? await requireOwner(em, ownerId) : null
    const products = await askedProducts(em, productIds)
    const inquiry = await storeInquiry(em, { ...fields, products }, await workingTime(em))
    inquiry.owner = owner
    if (nextStep) setStep(inquiry, nextStep)
    recordEvent(em, inquiry, 'status', 'Von Hand eingetragen', author)
    return inquiry
  })
}
