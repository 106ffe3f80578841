import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  accessQuery,
  erasureInput,
  erasureItem,
  keptPerson,
  person,
  personKey,
  personQuery,
} from '../../../shared/persons/person.ts'
import type { Database } from '../../base/data/db/database.ts'
import { logFailure } from '../../base/failures.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { streamed } from '../../base/requests/http/streamed.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import { listCategories } from '../../catalogue/categories/category.queries.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { personSecret } from '../inquiries/identifiers.ts'
import { filesOfInquiries, type MessageFiles } from '../inquiries/message-files.ts'
import { accessZip } from './access/access-zip.ts'
import { erasePersons, planErasure } from './erase.ts'
import { findPersonsAndKept, searchKept } from './kept-persons.ts'
import { recordErasure } from './ledger.ts'
import { apartFrom } from './mailboxes.ts'
import { searchPersons, toKnown } from './person.queries.ts'
import { processingRecord } from './processing-record.ts'
import { scrubErased } from './scrub-erased.ts'
import { personIdsOf, requirePerson } from './senders.ts'

interface Services {
  config: { trustProxy: boolean }
  database: Database
  messageFiles: MessageFiles
}

const ZIP = 'application/zip'
const HTML = 'text/html; charset=utf-8'

/** Finds persons who have written, hands out what is known of them, and erases it. */
export function persons({ config, database, messageFiles }: Services) {
  /** Answers with everything about somebody, also what the law keeps of them. @throws {ApiError} 404 */
  const sendAccess = async (c: Context<Env>, key: string, without: string[] | undefined) => {
    const all = await requirePerson(c.var.em, key, findPersonsAndKept)
    const { meant: known } = apartFrom(all, without)
    const headers = {
      'Content-Type': ZIP,
      'Content-Disposition': 'attachment; filename="auskunft.zip"',
    }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    const about = await toKnown(c.var.em, known)
    const zip = accessZip(c.var.em, messageFiles, {
      person: about,
      ids: personIdsOf(known),
      dealer: await findDealer(database.db),
      names: { categories: await listCategories(database.db, false) },
      at: new Date(),
    })
    auditCall(c, config, 'data-exported', { object: `${known.length} rows` })
    return c.body(streamed(zip), 200, headers)
  }
  return new Hono<Env>()
    .use(requirePermission('persons'))
    .get(
      '/',
      describes(
        'Wer mit einer Adresse, einer Nummer oder einem Namen gemeint ist',
        z.array(person),
      ),
      valid('query', personQuery),
      async (c) => {
        const { search } = c.req.valid('query')
        return ok(c, await searchPersons(c.var.em, search))
      },
    )
    .get(
      '/kept',
      describes(
        'Was von gelöschten Personen wegen des Gesetzes noch aufbewahrt wird',
        z.array(keptPerson),
      ),
      valid('query', personQuery),
      async (c) => {
        const { search } = c.req.valid('query')
        return ok(c, await searchKept(c.var.em, search))
      },
    )
    .get(
      '/:key/export',
      describesFile('Alles, was über eine Person gespeichert ist (Art. 15 DSGVO)', ZIP, [404]),
      valid('param', personKey),
      valid('query', accessQuery),
      async (c) => {
        const { key } = c.req.valid('param')
        await requirePerson(c.var.em, key)
        return sendAccess(c, key, c.req.valid('query').without)
      },
    )
    .get(
      '/kept/:key/export',
      describesFile('Alles, was von einer gelöschten Person noch aufbewahrt wird', ZIP, [404]),
      valid('param', personKey),
      valid('query', accessQuery),
      (c) => sendAccess(c, c.req.valid('param').key, c.req.valid('query').without),
    )
    .post(
      '/:key/erase',
      describes('Sagt, was zu einer Person gelöscht würde, oder löscht es', z.array(erasureItem), {
        refusals: [404],
      }),
      valid('param', personKey),
      valid('json', erasureInput),
      async (c) => {
        const { key } = c.req.valid('param')
        const now = new Date()
        const { mode, without } = c.req.valid('json')
        if (mode === 'check') {
          const { meant } = apartFrom(await requirePerson(c.var.em, key), without)
          return ok(c, await planErasure(c.var.em, personIdsOf(meant), now))
        }
        const { items, files } = await c.var.em.transactional(async (em) => {
          const { meant, spared } = apartFrom(await requirePerson(em, key), without)
          const ids = personIdsOf(meant)
          await recordErasure(em, await personSecret(em), meant, now, spared)
          const files = await filesOfInquiries(em, ids.inquiries)
          return { items: await erasePersons(em, ids, now), files }
        })
        await messageFiles.removeUnnamed(files)
        auditCall(c, config, 'erased', { object: `${items.length} rows` })
        // The answer need not wait. Housekeeping repeats it if it fails.
        scrubErased(database, messageFiles).catch((error) =>
          logFailure('POST /persons/erase', error),
        )
        return ok(c, items)
      },
    )
}

/** The record of processing activities. */
export const processingRecords = ({ database }: Pick<Services, 'database'>) =>
  new Hono<Env>().get(
    '/',
    describesFile('Das Verzeichnis von Verarbeitungstätigkeiten als Entwurf', HTML, []),
    requirePermission('persons'),
    async (c) =>
      c.body(await processingRecord(await findDealer(database.db), new Date()), 200, {
        'Content-Type': HTML,
        'Content-Disposition': 'inline; filename="verarbeitungen.html"',
      }),
  )
