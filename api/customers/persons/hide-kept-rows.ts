import { createMiddleware } from 'hono/factory'
import { may } from '../../../shared/accounts/permissions.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { OfferEntity } from '../offers/offer.entity.ts'

/** Rows that the law keeps after an erasure are visible to administrators only. */
export const hideKeptRows = createMiddleware<Env>(async function hideKeptRows(c, next) {
  const { user, em } = c.var
  if (user && !may(user.role, 'persons')) {
    em.addFilter({ name: 'inquiries', cond: { keptUntil: null }, entity: InquiryEntity })
    em.addFilter({ name: 'offers', cond: { inquiry: { keptUntil: null } }, entity: OfferEntity })
  }
  await next()
})
