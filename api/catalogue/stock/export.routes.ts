import { Hono } from 'hono'
import { exportName } from '../../../shared/stock/export-name.ts'
import { exportQuery } from '../../../shared/stock/export-query.ts'
import type { Database } from '../../base/data/db/database.ts'
import { tableTypes } from '../../base/files/tables/write-table.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { streamed } from '../../base/requests/http/streamed.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describesFile } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { StockExports } from './export.ts'

export function stockExport({ database }: { database: Database }) {
  const exports = new StockExports(database)
  return new Hono<Env>().get(
    '/export',
    describesFile(
      'Der Bestand als Tabelle, gefiltert wie die Liste: eine Spalte je Angabe und Kennzahl',
      Object.values(tableTypes),
      [400],
    ),
    requirePermission('stock.export'),
    valid('query', exportQuery),
    async (c) => {
      const { format, ...filters } = c.req.valid('query')
      const headers = {
        'Content-Type': tableTypes[format],
        'Content-Disposition': `attachment; filename="${exportName('bestand', format)}"`,
        'Cache-Control': 'no-store',
      }
      // Nobody would read the table, and what is read for it would stay open.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      const table = await exports.begin(format, filters, theUser(c).role)
      return c.body(streamed(table), 200, headers)
    },
  )
}
