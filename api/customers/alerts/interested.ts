import { type EntityManager, raw } from '@mikro-orm/sql'
import type { Interested } from '../../../shared/alerts/search-alert.ts'
import { soughtState } from '../../../shared/alerts/sought.ts'
import { hitTest } from '../../../shared/catalogue/catalogue.ts'
import type { Product } from '../../../shared/product/product.ts'
import { fitsAll } from '../../../shared/search/match.ts'
import type { Database } from '../../base/data/db/database.ts'
import { storedMoment } from '../../base/data/db/rows.ts'
import { pause } from '../../base/turns.ts'
import { forVisitors } from '../../catalogue/products/product.queries.ts'
import type { ProductTerms } from '../../catalogue/products/product-terms.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { referenceTo } from '../inquiries/inquiry.related.ts'
import { inWork } from '../inquiries/inquiry.work.ts'
import { renewalLimit } from './alert-times.ts'

/** How many filters are tried before other work has its turn. */
const PORTION = 200

/** How many confirmed alerts find a machine. A draft is judged as what it will be once it is public. */
export async function countAlertsFor(
  { db, dialect }: Database,
  terms: ProductTerms,
  product: Product,
): Promise<number> {
  const machine = forVisitors(product)
  if (machine.status === 'inactive') machine.status = 'active'
  const sought = await db
    .selectFrom('search_alert')
    .select(({ fn }) => ['query', fn.countAll().as('alerts')])
    .where('confirmed_at', 'is not', null)
    .where('resting_since', 'is', null)
    .where('renewed_at', '>=', storedMoment(renewalLimit(new Date()), dialect))
    .groupBy('query')
    .execute()
  const { warranted } = await terms.ofDealer()
  let count = 0
  for (const [index, { query, alerts }] of sought.entries()) {
    if (index % PORTION === 0) await pause()
    const filters = soughtState(query)
    const isFiltered = hitTest(filters, () => true, warranted)(machine)
    if (!isFiltered || !(await terms.mayFind(filters.search, machine))) continue
    if (fitsAll(machine, await terms.of(filters.search, false))) count += Number(alerts)
  }
  return count
}

const MOST_INQUIRIES = 20
/** A machine that carries up to a fifth more or less counts as similar. */
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
      ...inWork,
      [raw(
        (alias) =>
          `(${alias}.product_id in (${products}) or ${alias}.id in (select inquiry_id from inquiry_product where product_id in (${products})))`,
        [...values, ...values],
      )]: [],
    },
    { orderBy: { id: 'desc' }, limit: MOST_INQUIRIES },
  )
  const inquiries = found.map((inquiry) => ({
    ...referenceTo(inquiry),
    name: inquiry.name,
    company: inquiry.company,
    stage: inquiry.stage,
    product: inquiry.productTitle ?? '',
  }))
  return { inquiryCount, inquiries }
}
