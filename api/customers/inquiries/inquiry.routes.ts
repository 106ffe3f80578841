import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { may } from '../../../shared/accounts/permissions.ts'
import { paginate } from '../../../shared/calls/envelope.ts'
import {
  inquiry,
  inquiryDetail,
  inquiryQuery,
  openedInquiry,
  owner,
  spamSeen,
} from '../../../shared/inquiries/inquiry.ts'
import {
  inquiryBulkInput,
  inquiryBulkReport,
  inquiryPatch,
} from '../../../shared/inquiries/inquiry-patch.ts'
import { listedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import { deletionQuery, inquiryDeletion } from '../../../shared/offers/commitment.ts'
import { tableTypes } from '../../base/files/tables/write-table.ts'
import { change, type Followers, seenVersion } from '../../base/requests/change/change.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok, okCsv, okPage } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid, validWhole } from '../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { inquiriesCsv } from './inquiries-csv.ts'
import { updateInquiries } from './inquiry.bulk.ts'
import { type UpdateOptions, updateInquiry } from './inquiry.changes.ts'
import {
  deleteInquiry,
  type EndOfOffers,
  planDeletion,
  requireNoCommitments,
} from './inquiry.deletion.ts'
import { findOwners, toOwner } from './inquiry.owners.ts'
import {
  listInquiries,
  requireInquiry,
  toInquiryDetail,
  toJoinedInquiry,
  UNKNOWN_INQUIRY,
} from './inquiry.queries.ts'
import { type OffersInRows, toRows } from './inquiry.rows.ts'
import { filesOfInquiries, type MessageFiles } from './message-files.ts'
import { noteSpamSeen } from './spam-seen.ts'

/** What offers have to do with their inquiry. */
interface OffersOfInquiries extends Pick<UpdateOptions, 'corrected' | 'respoken'>, EndOfOffers {
  inRows: OffersInRows
}

interface Services extends Followers {
  config: { mail: MailConfig | null; trustProxy: boolean }
  messageFiles: MessageFiles
  outbox: Outbox | null
}

export function inquiries(services: Services, offers: OffersOfInquiries) {
  const { config, messageFiles, outbox } = services
  const { mail } = config
  const { corrected, respoken, inRows } = offers
  const requireSpammable: UpdateOptions['requireSpammable'] = (em, id) =>
    requireNoCommitments(em, id, offers)
  const mayEnd = (c: Context<Env>) => may(theUser(c).role, 'inquiries.end-promised')

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
        const { inquiries, total } = await listInquiries(c.var.em, query, id)
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
      describes(
        'Eine Anfrage mit ihrem Verlauf, oder wohin sie gehört, wenn sie mit einer anderen zusammengeführt ist',
        openedInquiry,
        { refusals: [404] },
      ),
      requirePermission('inquiries.read'),
      valid('param', idParameter),
      async (c) => {
        const found = await requireInquiry(c.var.em, idOf(c.req.valid('param'), UNKNOWN_INQUIRY))
        const data = found.joinedAt
          ? await toJoinedInquiry(c.var.em, found)
          : await toInquiryDetail(c.var.em, found)
        return ok(c, data)
      },
    )
    .get(
      '/:id/deletion',
      describes('Was mit einer Anfrage gelöscht würde, und ob das geht', inquiryDeletion, {
        refusals: [404],
      }),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        return ok(c, await planDeletion(c.var.em, id, { mayEnd: mayEnd(c) }, offers))
      },
    )
    .put(
      '/spam-seen',
      describes('Merkt sich, dass der Benutzer den Spam jetzt gesehen hat', spamSeen),
      requirePermission('inquiries.read'),
      async (c) => {
        const at = new Date()
        await noteSpamSeen(c.var.em, theUser(c).id, at)
        return ok(c, { at: at.toISOString() })
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
        const { id: account, username: author } = theUser(c)
        const options = { mail, author, account, corrected, respoken, requireSpammable }
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
        const { id: account, username: author } = theUser(c)
        const version = seenVersion(c)
        const options = { mail, author, account, version, corrected, respoken, requireSpammable }
        const changed = await updateInquiry(c.var.em, id, c.req.valid('json'), options)
        outbox?.wake()
        return ok(c, await toInquiryDetail(c.var.em, changed))
      },
    )
    .delete(
      '/:id',
      describes(
        'Löscht eine Anfrage endgültig; solange der Kunde auf eine Bestellung, ein Angebot oder eine Reservierung zählt, nur für Administratoren',
        inquiry,
        { refusals: [404, 409] },
      ),
      requirePermission('inquiries.edit'),
      valid('param', idParameter),
      valid('query', deletionQuery),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
        const files = await filesOfInquiries(c.var.em, [id])
        const { commitments: named } = c.req.valid('query')
        const data = await change(c, services, (em) =>
          deleteInquiry(em, id, { mayEnd: mayEnd(c), named }, offers),
        )
        await messageFiles.removeUnnamed(files)
        auditCall(c, config, 'deleted', { object: `inquiry ${id}` })
        return ok(c, data)
      },
    )
}
