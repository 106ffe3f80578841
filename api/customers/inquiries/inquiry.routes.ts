import { Hono } from 'hono'
import { z } from 'zod'
import { paginate } from '../../../shared/envelope.ts'
import { inquiry, inquiryDetail, inquiryQuery, owner } from '../../../shared/inquiries/inquiry.ts'
import { inquiryBulkInput, inquiryBulkReport } from '../../../shared/inquiries/inquiry-bulk.ts'
import { inquiryPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { listedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import { tableTypes } from '../../base/files/tables/write-table.ts'
import { seenVersion } from '../../base/requests/change/version.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { idOf, idParameter } from '../../base/requests/http/id-parameter.ts'
import { ok, okCsv, okPage } from '../../base/requests/http/ok.ts'
import { valid, validWhole } from '../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { inquiriesCsv } from './inquiries-csv.ts'
import { updateInquiries } from './inquiry.bulk.ts'
import {
  deleteInquiry,
  type RequireDeletable,
  requireInquiry,
  UNKNOWN_INQUIRY,
  type UpdateOptions,
  updateInquiry,
} from './inquiry.changes.ts'
import { findOwners, toOwner } from './inquiry.owners.ts'
import { listInquiries, toInquiryDetail } from './inquiry.queries.ts'
import { type OffersInRows, toRows } from './inquiry.rows.ts'
import { filesOfInquiries, type MessageFiles } from './message-files.ts'
import { noteSpamSeen } from './spam-seen.ts'

/** What offers have to do with their inquiry. */
interface OffersOfInquiries extends Pick<UpdateOptions, 'corrected'> {
  requireDeletable: RequireDeletable
  inRows: OffersInRows
}

export function inquiries(
  {
    config,
    messageFiles,
    outbox,
  }: {
    config: { mail: MailConfig | null; trustProxy: boolean }
    messageFiles: MessageFiles
    outbox: Outbox | null
  },
  { requireDeletable, corrected, inRows }: OffersOfInquiries,
) {
  const { mail } = config

  return new Hono<Env>()
    .get(
      '/',
      describes(
        'Anfragen, ohne Angabe die neuesten zuerst; Spam nur mit spam=true',
        z.array(listedInquiry),
        {
          isPaged: true,
        },
      ),
      requirePermission('inquiries.read'),
      valid('query', inquiryQuery),
      async (c) => {
        const query = c.req.valid('query')
        const { id } = theUser(c)
        const now = new Date()
        const { inquiries, total } = await listInquiries(c.var.em, query, id)
        if (query.spam) await noteSpamSeen(c.var.em, id, now)
        const pagination = paginate(query.page, query.limit, total)
        return okPage(c, await toRows(c.var.em, inquiries, inRows), pagination)
      },
    )
    .get(
      '/anfragen.csv',
      describesFile('Die Anfragen als Tabelle, gefiltert wie die Liste', tableTypes.csv, [400]),
      requirePermission('inquiries.read'),
      valid('query', inquiryQuery.omit({ page: true, limit: true })),
      (c) => okCsv(c, 'anfragen.csv', inquiriesCsv(c.var.em, c.req.valid('query'), theUser(c).id)),
    )
    .get(
      '/owners',
      describes('Wer für Anfragen zuständig sein kann, nach Namen', z.array(owner)),
      requirePermission('inquiries.read'),
      async (c) => {
        const owners = await findOwners(c.var.em)
        return ok(c, owners.map(toOwner))
      },
    )
    .get(
      '/:id',
      describes('Eine Anfrage mit ihrem Verlauf', inquiryDetail, { refusals: [404] }),
      requirePermission('inquiries.read'),
      valid('param', idParameter),
      async (c) => {
        const found = await requireInquiry(c.var.em, idOf(c.req.valid('param'), UNKNOWN_INQUIRY))
        return ok(c, await toInquiryDetail(c.var.em, found))
      },
    )
    .put(
      '/bulk',
      describes(
        'Ändert viele Anfragen auf einmal, jede nach den Regeln einer einzelnen; nennt, bei welchen das nicht geht',
        inquiryBulkReport,
      ),
      requirePermission('inquiries.edit'),
      validWhole('json', inquiryBulkInput, []),
      async (c) => {
        const options = { mail, author: theUser(c).username, corrected }
        const report = await updateInquiries(c.var.em, c.req.valid('json'), options)
        outbox?.wake()
        return ok(c, report)
      },
    )
    .put(
      '/:id',
      describes(
        'Ändert den Stand einer Anfrage oder berichtigt Angaben ihres Absenders',
        inquiryDetail,
        { refusals: [404, 409] },
      ),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      valid('json', inquiryPatch),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        const options = { mail, author: theUser(c).username, version: seenVersion(c), corrected }
        const changed = await updateInquiry(c.var.em, id, c.req.valid('json'), options)
        outbox?.wake()
        return ok(c, await toInquiryDetail(c.var.em, changed))
      },
    )
    .delete(
      '/:id',
      describes('Löscht eine Anfrage endgültig', inquiry, { refusals: [404, 409] }),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        const files = await filesOfInquiries(c.var.em, [id])
        const data = await deleteInquiry(c.var.em, id, requireDeletable)
        await messageFiles.removeUnnamed(files)
        auditCall(c, config, 'deleted', { object: `inquiry ${id}` })
        return ok(c, data)
      },
    )
}
