import { Hono } from 'hono'
import { exportName } from '../../../shared/stock/export-name.ts'
import { exportQuery } from '../../../shared/stock/export-query.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/http/env.ts'
import { streamed } from '../../base/http/streamed.ts'
import { valid } from '../../base/http/validate.ts'
import { describesFile } from '../../base/openapi/describes.ts'
import { tableTypes } from '../../base/tables/write-table.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
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
      const table = await exports.begin(format, filters)
      return c.body(streamed(table), 200, headers)
    },
  )
}
