import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import {
  type Inquiry,
  type InquiryDetail,
  type InquiryProduct,
  type InquiryQuery,
  receiptNumber,
} from '../../../shared/inquiries/inquiry.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { listEvents } from './inquiry.events.ts'
import { productsOf } from './inquiry.products.ts'
import { findsInquiry } from './inquiry.search.ts'

interface InquiryPage {
  inquiries: Inquiry[]
  total: number
}

/** Newest first. Spam is listed only on request. */
export async function listInquiries(em: EntityManager, query: InquiryQuery): Promise<InquiryPage> {
  const where: FilterQuery<InquiryEntity> = {
    spam: query.spam,
    ...(query.status && { status: query.status }),
    ...(query.search && findsInquiry(query.search)),
  }
  const [inquiries, total] = await em.findAndCount(InquiryEntity, where, {
    populate: ['product'],
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  })
  return { inquiries: await toInquiries(em, inquiries), total }
}

export async function findInquiry(em: EntityManager, id: number): Promise<InquiryEntity | null> {
  return em.findOne(InquiryEntity, id, { populate: ['product'] })
}

export async function toInquiryDetail(
  em: EntityManager,
  inquiry: InquiryEntity,
): Promise<InquiryDetail> {
  return { ...(await toInquiry(em, inquiry)), events: await listEvents(em, inquiry) }
}

export async function toInquiry(em: EntityManager, inquiry: InquiryEntity): Promise<Inquiry> {
  const products = await productsOf(em, [inquiry])
  return shape(inquiry, products.get(inquiry.id))
}

async function toInquiries(em: EntityManager, inquiries: InquiryEntity[]): Promise<Inquiry[]> {
  const products = await productsOf(em, inquiries)
  return inquiries.map((inquiry) => shape(inquiry, products.get(inquiry.id)))
}

function shape(inquiry: InquiryEntity, products: InquiryProduct[] = []): Inquiry {
  const { product, createdAt, updatedAt, ...fields } = inquiry
  return {
    id: fields.id,
    receipt: receiptNumber(fields.id, createdAt),
    name: fields.name,
    company: fields.company,
    email: fields.email,
    phone: fields.phone,
    message: fields.message,
    callback: fields.callback,
    concern: fields.concern ?? null,
    productId: product?.id ?? null,
    productTitle: fields.productTitle ?? null,
    product: product
      ? {
          id: product.id,
          title: product.title,
          brand: product.brand,
          model: product.model,
          year: product.year,
          price: product.price ?? null,
          priceKind: product.priceKind,
          previousPrice: product.previousPrice ?? null,
        }
      : null,
    products,
    status: fields.status,
    spam: fields.spam,
    notes: fields.notes,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
