import type { EntityManager } from '@mikro-orm/sql'
import type { Concern } from '../../../shared/addresses/parameters.ts'
import { answerDue } from '../../../shared/dealer/clock.ts'
import type { CallbackSlot } from '../../../shared/inquiries/callback-slots.ts'
import type { ManualInput } from '../../../shared/inquiries/manual-input.ts'
import type { Source } from '../../../shared/inquiries/stage.ts'
import type { Quantities } from '../../../shared/product/machine-selection.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { personOf } from '../inquiries/identifiers.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { requireOwner } from '../inquiries/inquiry.owners.ts'
import { askedProducts, firstProduct, storeFurtherProducts } from '../inquiries/inquiry.products.ts'
import { inquirySearchText } from '../inquiries/inquiry.search.ts'
import {
  enterStage,
  firstStep,
  setStep,
  type WorkingTime,
  workingTime,
} from '../inquiries/inquiry.work.ts'

interface NewInquiry {
  name: string
  company: string
  email: string
  phone: string
  message: string
  callback?: boolean
  /** When the sender is called; it takes the place of the promised answer time. */
  slot?: CallbackSlot | null
  concern?: Concern | null
  deliveryPostcode?: string | null
  language?: Language
  source: Source
  products: ProductEntity[]
  quantities?: Quantities
  spam?: boolean
  suspicious?: boolean
  duplicateOf?: InquiryEntity | null
}

/** Stores an inquiry, in the caller's transaction. It waits for an answer by the promised time. */
export async function storeInquiry(
  em: EntityManager,
  { products, quantities = {}, spam = false, slot = null, ...fields }: NewInquiry,
  time: WorkingTime,
): Promise<InquiryEntity> {
  const { hours, now } = time
  const answerDueAt = slot ? new Date(slot.end) : answerDue(hours.replyHours, hours, now)
  const inquiry = em.create(InquiryEntity, {
    ...fields,
    ...personOf(fields),
    ...firstProduct(products, quantities),
    spam,
    callbackAt: slot && new Date(slot.start),
    answerDueAt,
    createdAt: now,
    updatedAt: now,
  })
  setStep(inquiry, firstStep(inquiry))
  enterStage(inquiry, 'new', time)
  await em.flush()
  storeFurtherProducts(em, inquiry, products, quantities)
  const titles = products.map(({ title }) => title)
  inquiry.searchText = inquirySearchText(inquiry, titles)
  return inquiry
}

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
