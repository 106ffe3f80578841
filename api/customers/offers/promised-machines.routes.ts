import { Hono } from 'hono'
import { z } from 'zod'
import { may } from '../../../shared/accounts/permissions.ts'
import { machineCommitment, machinesQuery } from '../../../shared/offers/commitment.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { promisedMachines } from './promised-machines.ts'

/** What whoever deletes machines has to know before. */
export const promisedMachineRoutes = () =>
  new Hono<Env>().get(
    '/machines',
    describes(
      'Was Kunden von Maschinen erwarten, bevor diese gelöscht werden',
      z.array(machineCommitment),
    ),
    requirePermission('products.delete'),
    valid('query', machinesQuery),
    async (c) => {
      const maySee = may(theUser(c).role, 'inquiries.read')
      return ok(c, await promisedMachines(c.var.em, c.req.valid('query').ids, maySee))
    },
  )
