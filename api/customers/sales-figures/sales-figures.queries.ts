import type { EntityManager } from '@mikro-orm/sql'
import { endOfDay, startOfDay } from '../../../shared/dealer/clock.ts'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import type { FiguresRange, SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { productsOf } from '../inquiries/inquiry.products.ts'
import { countSales } from './sales-figures.ts'

/** The figures of inquiries that arrived in a range of days; without one, of the last twelve months. */
export async function findSalesFigures(
  em: EntityManager,
  range: FiguresRange,
  now = new Date(),
): Promise<SalesFigures> {
  const to = range.to ?? berlinDay(now)
  const from = range.from ?? yearBefore(to)
  const found = await em.find(
    InquiryEntity,
    {
      spam: false,
      duplicateOf: null,
      createdAt: { $gte: startOfDay(from), $lt: endOfDay(to) },
    },
    { populate: ['product'], orderBy: { createdAt: 'asc' } },
  )
  const products = await productsOf(em, found)
  const settings = await currentParts(em, { company: companySettings, hours: hoursSettings })
  const counted = found.map((inquiry) => ({
    createdAt: inquiry.createdAt,
    answerDueAt: inquiry.answerDueAt ?? null,
    firstAnsweredAt: inquiry.firstAnsweredAt ?? null,
    stage: inquiry.stage,
    lostReason: inquiry.lostReason ?? null,
    source: inquiry.source,
    products: products.get(inquiry.id) ?? [],
  }))
  const hours = hoursAround(settings, now, found[0]?.createdAt)
  return countSales(counted, hours, { from, to })
}

/** The day after the same one a year before, so that the range has twelve months. */
function yearBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
