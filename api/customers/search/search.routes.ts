import { Hono } from 'hono'
import { may } from '../../../shared/accounts/permissions.ts'
import { type Everywhere, everywhere, everywhereQuery } from '../../../shared/persons/everywhere.ts'
import { MOST_TERMS } from '../../../shared/search/terms.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { ProductTerms } from '../../catalogue/products/product-terms.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { findInquiries, findOffers } from './found-inquiries.ts'
import { findPersonNames } from './found-persons.ts'
import { findMachines } from './found-products.ts'

const NOTHING: Everywhere = { inquiries: [], offers: [], products: [], atLeast: [], persons: [] }

/** Finds enquiries, offers, machines and customers by one search. */
export function searchRoutes({
  database,
  freshness,
}: {
  database: Database
  freshness: Freshness
}) {
  const terms = new ProductTerms(database, freshness)

  return new Hono<Env>().get(
    '/',
    describes('Sucht überall, wo der Benutzer suchen darf', everywhere),
    requirePermission('products.read-internal'),
    valid('query', everywhereQuery),
    async (c) => {
      const { em } = c.var
      const { role } = theUser(c)
      const q = firstWords(c.req.valid('query').q ?? '')
      if (q === '') return ok(c, NOTHING)
      const found = may(role, 'inquiries.read')
        ? {
            inquiries: await findInquiries(em, q),
            offers: await findOffers(em, q),
            persons: await findPersonNames(em, q),
          }
        : NOTHING
      return ok(c, { ...found, ...(await findMachines(database, terms, q)) })
    },
  )
}

/** A search has as many words as one of the catalogue. */
const firstWords = (text: string): string =>
  text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_TERMS)
    .join(' ')
