import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { EntityManager } from '@mikro-orm/sql'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { keyHeader } from '../../../shared/calls/idempotency.ts'
import { TOO_LARGE_IMAGE } from '../../../shared/images/image.ts'
import { exportName } from '../../../shared/stock/export-name.ts'
import { tableFormats } from '../../../shared/tables/table-cell.ts'
import { unseenOf } from '../../../shared/yard/stocktake.ts'
import {
  sighting,
  stocktakeQuery,
  yardChange,
  yardDraft,
  yardKey,
  yardMachine,
  yardOutcome,
} from '../../../shared/yard/yard.ts'
import type { Database } from '../../base/data/db/database.ts'
import { tableTypes } from '../../base/files/tables/write-table.ts'
import { type Change, change, type Followers } from '../../base/requests/change/change.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { ownBodyLimit } from '../../base/requests/http/route-marks.ts'
import { streamed } from '../../base/requests/http/streamed.ts'
import { idOf, idParameter, valid, validNested } from '../../base/requests/http/validate.ts'
import { findAccepted, type KeyedChange, once } from '../../base/requests/idempotency/once.ts'
import { describes, describesFile } from '../../base/requests/openapi/describes.ts'
import { sharedSecret, signatureOf } from '../../base/requests/signed/secrets.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { listCategories } from '../categories/category.queries.ts'
import type { ImageStore } from '../images/image-store.ts'
import { receiveImages } from '../images/receive-images.ts'
import { ImageRefused } from '../images/refused-images.ts'
import { UNKNOWN_PRODUCT } from '../products/product.queries.ts'
import { writeStocktake } from './stocktake-table.ts'
import {
  appendImage,
  changeInYard,
  createDraft,
  noteSighting,
  takeSightingBack,
} from './yard.changes.ts'
import { findYardMachines } from './yard.queries.ts'

const SECRET = 'yard-queue'

/**
 * What somebody does with a phone in front of a machine. Every change carries a key and may arrive several times; it
 * is made once.
 */
export function yard(dependencies: Followers & { database: Database; images: ImageStore }) {
  const { database, images } = dependencies
  const { db } = database
  const secret = sharedSecret(database.orm, SECRET)

  async function answerOnce(
    c: Context<Env>,
    headers: z.output<typeof keyHeader>,
    work: (em: EntityManager) => Promise<Change<number>>,
    body?: Buffer,
  ) {
    const sent = sentBy(c, headers, body ?? (await c.req.text()))
    const id = await change(c, dependencies, (em) => once(em, sent, () => work(em)))
    return ok(c, { id })
  }

  return new Hono<Env>()
    .use(requirePermission('products.read-internal'))
    .get(
      '/products',
      describes('Alle Maschinen, wie der Hof sie zeigt', z.array(yardMachine)),
      async (c) => ok(c, await findYardMachines(db)),
    )
    .get(
      '/key',
      describes('Womit ein Telefon verschließt, was darin auf die Übertragung wartet', yardKey),
      async (c) => {
        const key = signatureOf(`${theUser(c).id}`, await secret())
        return ok(c, { key })
      },
    )
    .get(
      '/stocktake',
      describesFile(
        'Was seit einem Tag niemand gesehen hat, als Tabelle',
        Object.values(tableTypes),
        [400],
      ),
      valid(
        'query',
        stocktakeQuery.extend({
          format: z
            .enum(tableFormats)
            .default('xlsx')
            .meta({ description: 'Das Format der Tabelle' }),
        }),
      ),
      async (c) => {
        const { format, ...asked } = c.req.valid('query')
        const table = writeStocktake(format, unseenOf(await findYardMachines(db), asked))
        return c.body(streamed(table), 200, {
          'Content-Type': tableTypes[format],
          'Content-Disposition': `attachment; filename="${exportName('inventur', format)}"`,
          'Cache-Control': 'no-store',
        })
      },
    )
    .post(
      '/products',
      describes('Legt eine Maschine als Entwurf an', yardOutcome, { refusals: [409, 422] }),
      requirePermission('products.create'),
      valid('header', keyHeader),
      valid('json', yardDraft),
      async (c) => {
        const draft = c.req.valid('json')
        const { city } = await findDealer(db)
        const categories = await listCategories(db, true)
        return answerOnce(c, c.req.valid('header'), (em) =>
          createDraft(em, draft, { city, categories }),
        )
      },
    )
    .put(
      '/products/:id',
      describes(
        'Ändert Betriebsstunden, Standort, Status und Notiz; der Vertrieb Status und Notiz',
        yardOutcome,
        { refusals: [404, 409, 422] },
      ),
      valid('param', idParameter),
      valid('header', keyHeader),
      validNested('json', yardChange),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        const [input, { role }] = [c.req.valid('json'), theUser(c)]
        return answerOnce(c, c.req.valid('header'), (em) => changeInYard(em, role, id, input))
      },
    )
    .put(
      '/products/:id/seen',
      ...sightingRoute('Hält fest, dass die Maschine gesehen wurde'),
      async (c) => {
        const { id, at, headers } = sightingOf(c)
        const { username } = theUser(c)
        return answerOnce(c, headers, (em) => noteSighting(em, id, at, username))
      },
    )
    .put(
      '/products/:id/unseen',
      ...sightingRoute('Nimmt zurück, dass die Maschine bis zu diesem Zeitpunkt gesehen wurde'),
      async (c) => {
        const { id, at, headers } = sightingOf(c)
        return answerOnce(c, headers, (em) => takeSightingBack(em, id, at))
      },
    )
    .post(
      '/products/:id/photos',
      ownBodyLimit,
      describes('Hängt ein Foto an (Feld „images“; PNG, JPG oder WebP bis 5 MB)', yardOutcome, {
        refusals: [400, 404, 413, 422],
        takesImages: true,
      }),
      requirePermission('products.edit'),
      valid('param', idParameter),
      valid('header', keyHeader),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        await using folder = await images.incoming()
        const [photo] = await receiveImages(c.req.raw, folder.path)
        if (!photo || photo.isTooLarge) throw new ApiError(400, TOO_LARGE_IMAGE)
        const bytes = await readFile(photo.path)
        const done = await findAccepted(c.var.em, sentBy(c, c.req.valid('header'), bytes))
        if (done !== null) return ok(c, { id: done })
        // The clean-up removes it again if the same photo has arrived twice at once.
        const { urls } = await images.add(photo.path).catch(refusedAsSentence)
        // Awaited here: a failure while the folder is being deleted would be nobody's.
        return await answerOnce(
          c,
          c.req.valid('header'),
          (em) => appendImage(em, id, urls.large),
          bytes,
        )
      },
    )
}

const sightingRoute = (summary: string) =>
  [
    describes(summary, yardOutcome, { refusals: [404, 422] }),
    valid('param', idParameter),
    valid('header', keyHeader),
    valid('json', sighting),
  ] as const

interface SightingInput {
  out: {
    param: z.output<typeof idParameter>
    header: z.output<typeof keyHeader>
    json: z.output<typeof sighting>
  }
}

const sightingOf = (c: Context<Env, string, SightingInput>) => ({
  id: idOf(c.req.valid('param'), UNKNOWN_PRODUCT),
  at: new Date(c.req.valid('json').at),
  headers: c.req.valid('header'),
})

const sentBy = (
  c: Context<Env>,
  headers: z.output<typeof keyHeader>,
  body: string | Buffer,
): KeyedChange => ({
  key: headers['idempotency-key'],
  account: theUser(c).id,
  request: createHash('sha256')
    .update(`${c.req.method} ${c.req.path}\n`)
    .update(body)
    .digest('hex'),
})

function refusedAsSentence(error: unknown): never {
  throw error instanceof ImageRefused ? new ApiError(400, error.message) : error
}
