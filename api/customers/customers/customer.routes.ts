import { Hono } from 'hono'
import { customer } from '../../../shared/persons/customer.ts'
import { personKey } from '../../../shared/persons/person.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { requireCustomer } from '../persons/person-of-key.ts'
import { toCustomer } from './customer.queries.ts'

/** A customer as sales see them: what they asked for, were offered and have bought. */
export const customers = () =>
  new Hono<Env>().get(
    '/:key',
    describes('Ein Kunde mit seinen Anfragen, Angeboten und Käufen', customer, { refusals: [404] }),
    requirePermission('inquiries.edit'),
    valid('param', personKey),
    async (c) =>
      ok(c, await toCustomer(c.var.em, await requireCustomer(c.var.em, c.req.valid('param').key))),
  )
