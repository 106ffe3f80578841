import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { endOfDay, startOfDay } from '../../../shared/dealer/clock.ts'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import type { FiguresRange, SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { productsOf } from '../inquiries/inquiry.products.ts'
import { type Counted, countSales } from './sales-figures.ts'

/** Finds what only the archive has of inquiries that arrived in this time. */
export type FindArchived = (
  em: EntityManager,
  arrived: { $gte: Date; $lt: Date },
) => Promise<Counted[]>

const COUNTED = [
  ...(['createdAt', 'answerDueAt', 'firstAnsweredAt', 'stage', 'wonAt', 'lostReason'] as const),
  ...(['source', 'product', 'productTitle', 'productQuantity'] as const),
] as const

/**
 * The figures of inquiries that arrived in a range of days; without one, of the last twelve months.
 * @param findArchived handed in, because the archive stands above
 */
export async function findSalesFigures(
  em: EntityManager,
  range: FiguresRange,
  findArchived: FindArchived,
  now = new Date(),
): Promise<SalesFigures> {
  const to = range.to ?? berlinDay(now)
  const from = range.from ?? yearBefore(to)
  const arrived = { $gte: startOfDay(from), $lt: endOfDay(to) }
  const found = await em.find(
    InquiryEntity,
    { spam: false, duplicateOf: null, createdAt: arrived },
    { fields: COUNTED, disableIdentityMap: true },
  )
  const products = await productsOf(em, found)
  const sold = await soldInquiries(em, arrived)
  const settings = await currentParts(em, { company: companySettings, hours: hoursSettings })
  const live = found.map(
    (inquiry): Counted => ({
      createdAt: inquiry.createdAt,
      answerDueAt: inquiry.answerDueAt ?? null,
      firstAnsweredAt: inquiry.firstAnsweredAt ?? null,
      stage: inquiry.wonAt || sold.has(inquiry.id) ? 'won' : inquiry.stage,
      lostReason: inquiry.lostReason ?? null,
      source: inquiry.source,
      products: products.get(inquiry.id) ?? [],
    }),
  )
  const counted = [...live, ...(await findArchived(em, arrived))].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  )
  const hours = hoursAround(settings, now, counted[0]?.createdAt)
  return countSales(counted, hours, { from, to }, now)
}

/** Inquiries whose offer is accepted: sold they are, whatever becomes of them until the acceptance is undone. */
async function soldInquiries(
  em: EntityManager,
  arrived: { $gte: Date; $lt: Date },
): Promise<ReadonlySet<number>> {
  const platform = em.getPlatform()
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('offer')
    .innerJoin('inquiry', 'inquiry.id', 'offer.inquiry_id')
    .select('inquiry.id')
    .where('offer.status', '=', 'accepted')
    .where(sql<boolean>`inquiry.created_at >= ${platform.processDateProperty(arrived.$gte)}`)
    .where(sql<boolean>`inquiry.created_at < ${platform.processDateProperty(arrived.$lt)}`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The day after the same one a year before, so that the range has twelve months. */
function yearBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
