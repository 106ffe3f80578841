import { Hono } from 'hono'
import { figuresRange, salesFigures } from '../../../shared/inquiries/sales-figures.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok, okCsv } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { type FindArchived, findSalesFigures } from './sales-figures.queries.ts'
import { salesFiguresCsv } from './sales-figures-csv.ts'

/** How inquiries are answered, and what becomes of them. */
export const salesFigureRoutes = (findArchived: FindArchived) =>
  new Hono<Env>()
    .get(
      '/figures',
      describes('Was aus den Anfragen eines Zeitraums geworden ist', salesFigures),
      requirePermission('inquiries.read'),
      valid('query', figuresRange),
      async (c) => ok(c, await findSalesFigures(c.var.em, c.req.valid('query'), findArchived)),
    )
    .get(
      '/figures.csv',
      describesFile('Dasselbe als Tabelle', 'text/csv', []),
      requirePermission('inquiries.read'),
      valid('query', figuresRange),
      async (c) => {
        const figures = await findSalesFigures(c.var.em, c.req.valid('query'), findArchived)
        const name = `anfragen-${figures.from}-bis-${figures.to}.csv`
        return okCsv(c, name, salesFiguresCsv(figures))
      },
    )
