import { type EntityManager, raw } from '@mikro-orm/sql'
import type { InquiryProduct } from '../../../shared/inquiries/inquiry.ts'
import type { Quantities } from '../../../shared/product/machine-selection.ts'
import type { ProductStatus } from '../../../shared/product/terms.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { InquiryProductEntity } from './inquiry.entity.ts'

/** The machines of these numbers that visitors can see, in this order. */
export async function askedProducts(em: EntityManager, ids: number[]): Promise<ProductEntity[]> {
  const found = await em.find(ProductEntity, { id: ids, status: { $ne: 'inactive' } })
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** What the inquiry itself says of the first of its machines. */
export const firstProduct = ([product]: ProductEntity[], quantities: Quantities) => ({
  product: product ?? null,
  productTitle: product?.title ?? null,
  productQuantity: (product && quantities[product.id]) ?? 1,
})

/** Stores all machines but the first, which the inquiry itself names. */
export function storeFurtherProducts(
  em: EntityManager,
  inquiry: InquiryEntity,
  products: ProductEntity[],
  quantities: Quantities,
): void {
  for (const [position, product] of products.entries()) {
    if (position === 0) continue
    const { id, title } = product
    const quantity = quantities[id] ?? 1
    em.create(InquiryProductEntity, { inquiry, position, product, title, quantity })
  }
}

/** Names a machine; its status where that is read. */
interface Asked {
  product?: { id: number; status?: ProductStatus } | null | undefined
}

/** The machines of each of these inquiries, in the order in which they were asked for. */
export async function productsOf(
  em: EntityManager,
  inquiries: (Asked & Pick<InquiryEntity, 'id' | 'productTitle' | 'productQuantity'>)[],
): Promise<Map<number, InquiryProduct[]>> {
  const further = new Map<number, InquiryProductEntity[]>()
  for (const some of portionsOf(inquiries.map(({ id }) => id)))
    for (const one of await em.find(
      InquiryProductEntity,
      { inquiry: some },
      { populate: ['product'], orderBy: { position: 'asc' } },
    ))
      further.set(one.inquiry.id, [...(further.get(one.inquiry.id) ?? []), one])
  return new Map(
    inquiries.map(({ id, product, productTitle: title, productQuantity: quantity }) => [
      id,
      [
        ...(title ? [toProduct({ product, title, quantity })] : []),
        ...(further.get(id) ?? []).map(toProduct),
      ],
    ]),
  )
}

/** The condition that an inquiry asks for a machine, first or further. */
export const inquiriesAbout = (product: number) => ({
  [raw(
    (alias) =>
      `(${alias}.product_id = ? or ${alias}.id in (select inquiry_id from inquiry_product where product_id = ?))`,
    [product, product],
  )]: [],
})

const toProduct = ({
  product,
  title,
  quantity,
}: Asked & Pick<InquiryProductEntity, 'title' | 'quantity'>): InquiryProduct => ({
  id: product?.id ?? null,
  title,
  quantity,
  available: product?.status === 'active',
})
