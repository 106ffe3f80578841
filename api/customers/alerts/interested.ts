import { type EntityManager, raw } from '@mikro-orm/sql'
import type { Interested } from '../../../shared/alerts/search-alert.ts'
import { soughtState } from '../../../shared/alerts/sought.ts'
import { hitTest } from '../../../shared/catalogue/catalogue.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { openStages } from '../../../shared/inquiries/stage.ts'
import type { Product } from '../../../shared/product/product.ts'
import { inPortions, PORTION } from '../../base/db/in-portions.ts'
import { forVisitors } from '../../catalogue/products/product.queries.ts'
import type { ProductTerms } from '../../catalogue/products/product-terms.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { aliveAt } from './alert.queries.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

/** How many confirmed alerts find a machine. A draft is judged as what it will be once it is public. */
export async function countAlertsFor(
  em: EntityManager,
  terms: ProductTerms,
  product: Product,
): Promise<number> {
  const machine = forVisitors(product)
  if (machine.status === 'inactive') machine.status = 'active'
  const isAlive = aliveAt(new Date())
  const portions = inPortions(
    (last) =>
      em.find(
        SearchAlertEntity,
        { $and: [{ id: { $gt: last }, confirmedAt: { $ne: null } }, isAlive] },
        {
          ...{ fields: ['id', 'query'], orderBy: { id: 'asc' }, limit: PORTION },
          disableIdentityMap: true,
        },
      ),
    ({ id }) => id,
  )
  let count = 0
  for await (const alerts of portions)
    for (const { query } of alerts) {
      const filters = soughtState(query)
      if (hitTest(filters, await terms.of(filters.search, false))(machine)) count++
    }
  return count
}

const MOST_INQUIRIES = 20
/** What carries a fifth more or less is the like. */
const TOLERANCE = 0.2

/** Open inquiries that asked for this machine, or for one of its category that carries about as much. */
export async function inquiriesLike(
  em: EntityManager,
  { id, categoryId, figures: { capacity } }: Product,
): Promise<Pick<Interested, 'inquiryCount' | 'inquiries'>> {
  const like = capacity
    ? `id = ? or category_id = ? and (capacity is null or capacity between ? and ?)`
    : 'id = ? or category_id = ?'
  const values = capacity
    ? [id, categoryId, capacity * (1 - TOLERANCE), capacity * (1 + TOLERANCE)]
    : [id, categoryId]
  const products = `select id from product where ${like}`
  const [found, inquiryCount] = await em.findAndCount(
    InquiryEntity,
    {
      ...{ spam: false, duplicateOf: null, stage: { $in: openStages } },
      [raw(
        (alias) =>
          `(${alias}.product_id in (${products}) or ${alias}.id in (select inquiry_id from inquiry_product where product_id in (${products})))`,
        [...values, ...values],
      )]: [],
    },
    { orderBy: { id: 'desc' }, limit: MOST_INQUIRIES },
  )
  const inquiries = found.map(({ id, createdAt, name, company, stage, productTitle }) => ({
    ...{ id, receipt: receiptNumber(id, createdAt), createdAt: createdAt.toISOString() },
    ...{ name, company, stage, product: productTitle ?? '' },
  }))
  return { inquiryCount, inquiries }
}
