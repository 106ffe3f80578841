import { Hono } from 'hono'
import { paths } from '../../../shared/addresses/paths.ts'
import { labelsInput } from '../../../shared/product/label-sheets.ts'
import type { Database, Db } from '../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../base/data/db/rows.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describesFile } from '../../base/requests/openapi/describes.ts'
import { QueuedProcess } from '../../base/work/worker-process/queued-process.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { type LabelTask, labelled } from './label-content.ts'

/** How many may wait while other labels are drawn. */
const QUEUE = 20

// Labels are printed at once, so that no file is kept of them.
const drawing = new QueuedProcess<LabelTask>(new URL('./draw-process.ts', import.meta.url), {
  queue: QUEUE,
})

const readLabelled = rowReader(labelled)

const NOBODY = 'Diese Maschinen gibt es nicht mehr'

/** Sheets of labels for machines in the yard. The camera of a phone reads from each where its machine is. */
export function labels(dependencies: { config: { siteUrl: string }; database: Database }) {
  const { siteUrl } = dependencies.config
  const { db } = dependencies.database
  return new Hono<Env>().post(
    '/',
    describesFile(
      'Etikettenbogen zum Drucken: je Maschine Lagernummer, Marke, Modell und ein QR-Code. Maschinen, die es nicht gibt, fehlen',
      'application/pdf',
      [404],
    ),
    requirePermission('products.read-internal'),
    valid('json', labelsInput),
    async (c) => {
      const { ids, sheet, first } = c.req.valid('json')
      const found = await findLabelled(db, ids)
      if (found.length === 0) throw notFound(NOBODY)
      const machines = found.map((machine) => ({
        ...machine,
        address: siteUrl + paths.adminYard(machine.id),
      }))
      const { name, accentColour } = await findDealer(db)
      const dealer = { name, accentColour }
      const date = new Date().toISOString()
      const sheets = await drawing.make({ machines, sheet, first, dealer, date })
      return c.body(new Uint8Array(sheets), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="Etiketten.pdf"',
        'Cache-Control': 'no-store',
      })
    },
  )
}

/** What labels say of the machines with these ids, in the order of the ids. Those that do not exist are left out. */
async function findLabelled(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('product')
    .select(columnsOf(labelled, 'product'))
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map(readLabelled).map((machine) => [machine.id, machine]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
