import { Hono } from 'hono'
import { z } from 'zod'
import type { Role } from '../../../../shared/accounts/permissions.ts'
import { vatRate } from '../../../../shared/dealer/company-settings.ts'
import {
  type ImportJob,
  importInput,
  importJob,
  importReport,
  jobName,
} from '../../../../shared/stock/import.ts'
import type { Database } from '../../../base/data/db/database.ts'
import { change, type Followers } from '../../../base/requests/change/change.ts'
import { auditCall } from '../../../base/requests/http/audit.ts'
import type { Env } from '../../../base/requests/http/env.ts'
import { asFullDisk, notFound, publicError } from '../../../base/requests/http/errors.ts'
import { ok } from '../../../base/requests/http/ok.ts'
import { ownBodyLimit } from '../../../base/requests/http/route-marks.ts'
import { valid } from '../../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../../base/requests/openapi/describes.ts'
import { ticketed } from '../../../base/requests/signed/download-ticket.ts'
import { requirePermission, theUser } from '../../../dealer/permissions/require.ts'
import { findParts } from '../../../dealer/settings/settings.parts.ts'
import { asOwnTable } from '../../feeds/readers/own-feeds.ts'
import type { ImageStore } from '../../images/image-store.ts'
import { isHidden } from '../../products/product.permissions.ts'
import type { PictureFetcher } from './pictures/picture-fetcher.ts'
import { receiveImport } from './receive-import.ts'
import { runImport } from './run-import.ts'
import type { StockImports } from './stock-imports.ts'

const UNKNOWN_JOB = 'Diesen Import gibt es nicht (mehr)'

const jobParameter = z.object({
  job: jobName.meta({ description: 'Die UUID, die der Aufrufer dem Import gegeben hat' }),
})
const fileParameter = z.object({ file: z.string().meta({ description: 'Name der Datei' }) })

export function stockImport(
  dependencies: Followers & {
    config: { trustProxy: boolean }
    database: Database
    images: ImageStore
    pictureFetcher: PictureFetcher
  },
  imports: StockImports,
) {
  return new Hono<Env>()
    .post(
      '/',
      ownBodyLimit,
      describes(
        'Prüft eine Tabelle mit dem Bestand („check“) oder übernimmt sie („apply“): CSV, XLSX oder JSON',
        importReport,
        { refusals: [400, 409, 413, 415, 507], form: importInput.extend({ file: z.file() }) },
      ),
      requirePermission('stock.import'),
      async (c) => {
        await using folder = await imports.incoming()
        const request = await receiveImport(c.req.raw, folder.path).catch((error) => {
          throw asFullDisk(error)
        })
        const { username, role } = theUser(c)
        const data = await imports.run(request.job, async (job, reportProgress) => {
          try {
            const { db } = dependencies.database
            const settings = await findParts(db, { vatRate })
            const report = await runImport(dependencies, imports.failedRows, {
              request,
              job,
              reportProgress,
              folder: folder.path,
              author: username,
              isHidden: (field) => isHidden(role, field),
              ...settings,
              asOwnTable: (table) => asOwnTable(db, table),
              apply: (work) => change(c, dependencies, work),
            })
            job.end({ report })
            if (request.mode === 'apply') auditCall(c, dependencies.config, 'imported')
            return report
          } catch (error) {
            const told = asFullDisk(error)
            job.end(outcomeOf(told))
            throw told
          }
        })
        return ok(c, data)
      },
    )
    .get(
      '/jobs/:job',
      describes(
        'Wie weit ein Import ist und was er ergeben hat; null, solange seine Datei noch unterwegs ist',
        importJob.nullable(),
      ),
      requirePermission('stock.import'),
      valid('param', jobParameter),
      async (c) => ok(c, jobFor(theUser(c).role, await imports.find(c.req.valid('param').job))),
    )
    .delete(
      '/jobs/:job',
      describes('Bricht einen Import ab, solange er noch nichts geändert hat', z.null(), {
        refusals: [404],
      }),
      requirePermission('stock.import'),
      valid('param', jobParameter),
      async (c) => {
        const { job } = c.req.valid('param')
        if (!(await imports.find(job))) throw notFound(UNKNOWN_JOB)
        await imports.cancel(job)
        return ok(c, null)
      },
    )
    .get(
      '/failed/:file',
      describesFile(
        'Lädt die fehlerhaften Zeilen eines Imports herunter, ohne Anmeldung',
        'text/csv',
        [404],
      ),
      valid('param', fileParameter),
      valid('query', ticketed),
      (c) => imports.failedRows.read(c.req.valid('param').file, c.req.valid('query').ticket),
    )
}

/** Without the report of an import that has read what is hidden from the role. */
function jobFor(role: Role, job: ImportJob | null): ImportJob | null {
  const isSecret = job?.report?.columns.some(({ readAs }) => readAs && isHidden(role, readAs))
  if (!job || !isSecret) return job
  const { report, ...rest } = job
  return rest
}

/** What a client that follows the import may know of a failure. */
function outcomeOf(error: unknown) {
  const { message, data } = publicError(error)
  const report = importReport.safeParse(data).data
  return { error: message, ...(report && { report }) }
}
