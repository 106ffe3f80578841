import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { paginate } from '../../../../shared/calls/envelope.ts'
import {
  type Differences,
  historyQuery,
  type Origin,
  ofItsOwn,
  type Revision,
  type RevisionKind,
  revision,
  revisionPreview,
} from '../../../../shared/operation/history.ts'
import { parseId } from '../../../../shared/values/ids.ts'
import type { Db } from '../../data/db/database.ts'
import type { Env } from '../http/env.ts'
import { notFound } from '../http/errors.ts'
import { ok, okPage } from '../http/ok.ts'
import { revisionNumber, valid } from '../http/validate.ts'
import { describes } from '../openapi/describes.ts'
import { findRevision, listRevisions, type Recorded } from './history.queries.ts'
import { differencesOf } from './history.ts'
import type { State } from './revision.entity.ts'

const UNKNOWN_REVISION = 'Diesen Stand gibt es im Verlauf nicht'

interface Restorable {
  kind: RevisionKind
  path: string
  parameters: z.ZodObject
  mayRead: MiddlewareHandler<Env>
  mayRestore: MiddlewareHandler<Env>
  answer: z.ZodType
  /** Which of its kind is asked for, by its name in the history. @throws {ApiError} 404 where nothing can have it */
  subjectOf(c: Context<Env>): Promise<string> | string
  /** @throws {ApiError} 404 for something that neither exists nor has a history */
  requireExisting?(c: Context<Env>, subject: string): Promise<void>
  hides?(c: Context<Env>, field: string): boolean
  /** What those who read the history are told of batches. One that is left out is told nothing of. */
  originsOf?(batches: string[]): Promise<ReadonlyMap<string, Origin>>
  /** The fields as they are, and as they would be after a restore. @throws {ApiError} 404 */
  compare(c: Context<Env>, subject: string, state: State): Promise<[now: State, restored: State]>
  /** Restores that state as a change of its own. @throws {ApiError} 400 for the rules of today, 409 for a conflict */
  restore(c: Context<Env>, subject: string, state: State): Promise<unknown>
}

/**
 * The history of a thing below its path, and the restore of what it once was.
 * @example
 * new Hono<Env>().route('/texts', historyRoutes(db, { kind: 'text', path: '/:slug', ...texts }))
 */
export function historyRoutes(
  db: Db,
  { kind, path, parameters, mayRead, mayRestore, answer, subjectOf, ...thing }: Restorable,
) {
  const withRevision = revisionNumber.extend(parameters.shape)

  async function requested(c: Context<Env>) {
    const subject = await subjectOf(c)
    const id = parseId(c.req.param('revision') ?? '')
    const found = id === null ? null : await findRevision(db, kind, subject, id)
    if (!found) throw notFound(UNKNOWN_REVISION)
    return { subject, ...found }
  }

  const visible = (c: Context<Env>, fields: Differences): Differences =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !thing.hides?.(c, field)))

  async function shown(c: Context<Env>, revisions: Recorded[]): Promise<Revision[]> {
    const batches = revisions.flatMap(({ batch }) => batch ?? [])
    const origins = await thing.originsOf?.([...new Set(batches)])
    return revisions.map(({ batch, fields, ...facts }) => ({
      ...facts,
      ...((batch !== null && origins?.get(batch)) || ofItsOwn),
      fields: visible(c, fields),
    }))
  }

  return new Hono<Env>()
    .get(
      `${path}/history`,
      describes('Wer hier wann was geändert hat, das Neueste zuerst', z.array(revision), {
        isPaged: true,
        refusals: [404],
      }),
      mayRead,
      valid('param', parameters),
      valid('query', historyQuery),
      async (c) => {
        const subject = await subjectOf(c)
        const query = c.req.valid('query')
        const { revisions, total } = await listRevisions(db, kind, subject, query)
        if (total === 0) await thing.requireExisting?.(c, subject)
        return okPage(c, await shown(c, revisions), paginate(query.page, query.limit, total))
      },
    )
    .get(
      `${path}/history/:revision`,
      describes(
        'Ein früherer Stand, und was sich ändert, wenn man ihn wiederherstellt',
        revisionPreview,
        { refusals: [404] },
      ),
      mayRead,
      valid('param', withRevision),
      async (c) => {
        const { subject, revision, state } = await requested(c)
        const restores = differencesOf(...(await thing.compare(c, subject, state)))
        const [facts] = await shown(c, [revision])
        return ok(c, { ...facts, restores: visible(c, restores) })
      },
    )
    .post(
      `${path}/history/:revision/restore`,
      describes('Stellt einen früheren Stand als neue Änderung wieder her', answer, {
        refusals: [400, 404, 409],
      }),
      mayRestore,
      valid('param', withRevision),
      async (c) => {
        const { subject, state } = await requested(c)
        return ok(c, await thing.restore(c, subject, state))
      },
    )
}
