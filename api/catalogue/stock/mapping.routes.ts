import { Hono } from 'hono'
import { z } from 'zod'
import {
  mappingInput,
  mappingName,
  type SavedMapping,
  savedMapping,
} from '../../../shared/stock/mapping.ts'
import type { Database, Db } from '../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../base/data/db/rows.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { ColumnMappingEntity } from './column-mapping.entity.ts'

const UNKNOWN_MAPPING = 'Diese Zuordnung gibt es nicht'
const readMapping = rowReader(savedMapping)

/** How dealers' spreadsheets are read, saved by name. */
export function mappings({ database }: { database: Database }) {
  const { db } = database
  return new Hono<Env>()
    .use(requirePermission('stock.import'))
    .get(
      '/',
      describes(
        'Die gespeicherten Zuordnungen von Spalten, Zwischenüberschriften und Wörtern, nach Namen',
        z.array(savedMapping),
      ),
      async (c) => {
        const rows = await select(db).orderBy('name').execute()
        return ok(c, rows.map(readMapping))
      },
    )
    .get(
      '/:name',
      describes('Eine gespeicherte Zuordnung', savedMapping, { refusals: [404] }),
      valid('param', mappingName),
      async (c) => ok(c, await requireMapping(db, c.req.valid('param').name)),
    )
    .put(
      '/:name',
      describes('Speichert eine Zuordnung unter einem Namen', savedMapping),
      valid('param', mappingName),
      valid('json', mappingInput),
      async (c) => {
        const { name } = c.req.valid('param')
        const reading = c.req.valid('json')
        await c.var.em.upsert(ColumnMappingEntity, { name, ...reading, updatedAt: new Date() })
        return ok(c, await requireMapping(db, name))
      },
    )
    .delete(
      '/:name',
      describes('Löscht eine Zuordnung', savedMapping, { refusals: [404] }),
      valid('param', mappingName),
      async (c) => {
        const data = await requireMapping(db, c.req.valid('param').name)
        await c.var.em.nativeDelete(ColumnMappingEntity, { name: data.name })
        return ok(c, data)
      },
    )
}

const select = (db: Db) =>
  db.selectFrom('column_mapping').select(columnsOf(savedMapping, 'column_mapping'))

/** @throws {ApiError} 404 */
async function requireMapping(db: Db, name: string): Promise<SavedMapping> {
  const row = await select(db).where('name', '=', name).executeTakeFirst()
  if (!row) throw notFound(UNKNOWN_MAPPING)
  return readMapping(row)
}
