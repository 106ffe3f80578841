import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { backup } from '../../../shared/backup/backup.ts'
import {
  backupDownload,
  backupStatus,
  restoreInput,
  restoreReport,
} from '../../../shared/backup/backup-work.ts'
import { fieldErrors } from '../../../shared/calls/envelope.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Followers } from '../../base/requests/change/change.ts'
import { cannotFollow, followedEverywhere } from '../../base/requests/change/change.ts'
import { receiveForm } from '../../base/requests/forms/receive-form.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { invalid, notFound } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { ownBodyLimit } from '../../base/requests/http/route-marks.ts'
import { streamed } from '../../base/requests/http/streamed.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import { DownloadTickets, ticketed } from '../../base/requests/signed/download-ticket.ts'
import { sharedSecret } from '../../base/requests/signed/secrets.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import type { BackupFiles } from './backup-files.ts'
import type { Backups } from './backups.ts'

const named = z.object({ name: z.string().meta({ description: 'Name der Sicherung' }) })
const TICKET_MS = 60_000
const NO_SOURCE = 'Bitte wählen Sie eine Sicherung: „file“ oder „name“ fehlt'
const EXPIRED = 'Diese Adresse gilt nicht mehr. Bitte laden Sie die Sicherung noch einmal herunter.'

export function backups({
  backups,
  config,
  database,
  edge,
  freshness,
}: Pick<Followers, 'edge' | 'freshness'> & {
  backups: Backups
  config: { trustProxy: boolean }
  database: Database
}) {
  const { files } = backups
  const tickets = new DownloadTickets(sharedSecret(database.orm, 'backup-download'), TICKET_MS)
  return new Hono<Env>()
    .get(
      '/download/:name',
      describesFile('Lädt eine Sicherung herunter, ohne Anmeldung', 'application/zip', [400, 404]),
      valid('param', named),
      valid('query', ticketed),
      async (c) => {
        const { name } = c.req.valid('param')
        if (!(await tickets.isGood(c.req.valid('query').ticket, name))) throw notFound(EXPIRED)
        return download(c, files, name)
      },
    )
    .use(requirePermission('backups'))
    .get('/', describes('Die Sicherungen, die neueste zuerst', z.array(backup)), async (c) =>
      ok(c, await files.list()),
    )
    .post(
      '/',
      describes('Sichert alles in eine Datei', backup, { status: 201, refusals: [409] }),
      async (c) => ok(c, await backups.make(), 201),
    )
    .get(
      '/status',
      describes('Wann zuletzt gesichert wurde, und was gerade läuft', backupStatus),
      async (c) => ok(c, await backups.status()),
    )
    .post(
      '/restore',
      ownBodyLimit,
      describes(
        'Prüft eine Sicherung („check“) oder ersetzt alle Daten durch sie („apply“)',
        restoreReport,
        {
          refusals: [400, 404, 409, 415],
          form: restoreInput.extend({ file: z.file().optional() }),
        },
      ),
      async (c) => {
        await using folder = await files.incoming()
        const { file, name, mode } = await receiveBackup(c.req.raw, folder.path)
        const source = file ?? (await files.fetch(name ?? '', folder.path))
        const report = await backups.restore(source, mode)
        if (mode === 'apply') {
          auditCall(c, config, 'restored', { object: `backup ${report.createdAt}` })
          await freshness.catchUp().catch(cannotFollow)
          await followedEverywhere({ freshness, edge }, freshness.position)
        }
        return ok(c, report)
      },
    )
    .post(
      '/:name/download',
      describes(
        'Gibt eine Adresse, unter der ein Browser die Sicherung herunterlädt',
        backupDownload,
        {
          refusals: [404],
        },
      ),
      valid('param', named),
      async (c) => {
        const { name } = await files.get(c.req.valid('param').name)
        const path = `/api/backups/download/${encodeURIComponent(name)}?ticket=${await tickets.issue(name)}`
        return ok(c, { path })
      },
    )
    .get(
      '/:name',
      describesFile('Lädt eine Sicherung herunter', 'application/zip', [404]),
      valid('param', named),
      (c) => download(c, files, c.req.valid('param').name),
    )
    .delete(
      '/:name',
      describes('Löscht eine Sicherung', backup, { refusals: [404] }),
      valid('param', named),
      async (c) => {
        const deleted = await files.get(c.req.valid('param').name)
        await files.remove(deleted.name)
        auditCall(c, config, 'deleted', { object: `backup ${deleted.name}` })
        return ok(c, deleted)
      },
    )
}

async function download(c: Context<Env>, files: BackupFiles, wanted: string): Promise<Response> {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${wanted}"`,
    'Cache-Control': 'no-store',
  }
  // A body that nobody reads would keep its connection to the storage.
  if (c.req.method === 'HEAD') {
    const { size } = await files.get(wanted)
    return c.body(null, 200, { ...headers, 'Content-Length': String(size) })
  }
  const { size, content } = await files.read(wanted)
  const body = streamed(content)
  return c.body(body, 200, { ...headers, 'Content-Length': String(size) })
}

/**
 * Reads the form of a restore.
 * @returns also where the file is that was sent
 * @throws {ApiError} 415 for anything but a form, 400
 */
async function receiveBackup(request: Request, folder: string) {
  const { fields, files } = await receiveForm(request, { folder })
  const input = restoreInput.safeParse(fields)
  if (!input.success) throw invalid(fieldErrors(input.error))
  const [file] = files
  if (!file && !input.data.name) throw invalid({ file: [NO_SOURCE] })
  return { ...input.data, file: file?.path ?? null }
}
