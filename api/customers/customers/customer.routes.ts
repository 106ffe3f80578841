import { Hono } from 'hono'
import { z } from 'zod'
import { paginate } from '../../../shared/calls/envelope.ts'
import {
  customer,
  customerQuery,
  firm,
  firmKey,
  listedCustomer,
} from '../../../shared/persons/customer.ts'
import { personKey } from '../../../shared/persons/person.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok, okPage } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { requireCustomer } from '../persons/person-of-key.ts'
import { toCustomer } from './customer.queries.ts'
import { listCustomers } from './customer-list.ts'
import { findFirm } from './firm.queries.ts'

/** Customers as sales see them: what they asked for, were offered and have bought. */
export const customers = () =>
  new Hono<Env>()
    .get(
      '/',
      describes('Alle Kunden, wer zuletzt Kontakt hatte zuerst', z.array(listedCustomer), {
        isPaged: true,
      }),
      requirePermission('inquiries.edit'),
      valid('query', customerQuery),
      async (c) => {
        const query = c.req.valid('query')
        const { customers, total } = await listCustomers(c.var.em, query)
        return okPage(c, customers, paginate(query.page, query.limit, total))
      },
    )
    .get(
      '/:key',
      describes('Ein Kunde mit seinen Anfragen, Angeboten und Käufen', customer, {
        refusals: [404],
      }),
      requirePermission('inquiries.edit'),
      valid('param', personKey),
      async (c) =>
        ok(
          c,
          await toCustomer(c.var.em, await requireCustomer(c.var.em, c.req.valid('param').key)),
        ),
    )

/** Firms, by their mail domain or name. */
export const firms = () =>
  new Hono<Env>().get(
    '/:key',
    describes('Eine Firma mit ihren Leuten, Anfragen, Angeboten und Käufen', firm, {
      refusals: [404],
    }),
    requirePermission('inquiries.edit'),
    valid('param', firmKey),
    async (c) => ok(c, await findFirm(c.var.em, c.req.valid('param').key)),
  )
