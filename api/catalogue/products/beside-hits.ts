import type { BesideHits, ProductQuery } from '../../../shared/catalogue/product-query.ts'
import { companySettings } from '../../../shared/dealer/company-settings.ts'
import { dealerPages } from '../../../shared/search/dealer-pages.ts'
import { partsOf } from '../../../shared/search/sentence.ts'
import { correctionsOf } from '../../../shared/search/terms.ts'
import type { Db } from '../../base/data/db/database.ts'
import { findParts } from '../../dealer/settings/settings.parts.ts'
import type { ProductCounts } from './product-counts.ts'

/** What is said beside the hits of a search; nothing beside those of none. */
export async function besideOf(
  db: Db,
  counts: ProductCounts,
  { page, limit, sort, order, postcode, ...filters }: ProductQuery,
  seesInactive: boolean,
): Promise<BesideHits> {
  const read = await counts.terms.read(filters.search, seesInactive)
  const { terms, unread, wider, absent, pages } = read
  const corrections = correctionsOf(terms)
  return {
    ...(unread && { unread }),
    ...(wider && { wider, exact: await counts.exact(filters, seesInactive) }),
    ...(terms.length > 0 && { parts: partsOf(terms) }),
    ...(corrections.length > 0 && { corrections }),
    ...(absent.length > 0 && { absent }),
    ...(pages.length > 0 && { pages: dealerPages(pages, await numbersOf(db)) }),
  }
}

async function numbersOf(db: Db) {
  const { company } = await findParts(db, { company: companySettings })
  const { phone, emergencyPhone } = company
  return { phone, emergency: emergencyPhone === '' ? null : emergencyPhone }
}
