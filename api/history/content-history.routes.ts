import type { EntityManager } from '@mikro-orm/sql'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Permission } from '../../shared/accounts/permissions.ts'
import { historyQuery, revision, revisionPreview } from '../../shared/history.ts'
import type { Followers } from '../change.ts'
import { type Change, change } from '../change.ts'
import type { Database } from '../database.ts'
import type { Env } from '../http/env.ts'
import { revisionNumber } from '../http/id-parameter.ts'
import { valid } from '../http/validate.ts'
import { answers } from '../openapi/answers.ts'
import { requirePermission } from '../permissions/require.ts'
import { historyAnswer, requireRevision } from './requested.ts'
import { differencesOf, type State } from './state.ts'

/** Something that is one document, such as the settings or the texts of a page. */
export interface Document {
  kind: 'settings' | 'text'
  /** The path in front of `/history`, and what is in it. */
  path: string
  parameters: z.ZodObject
  permission: Permission
  /** What the whole document answers. */
  answer: z.ZodType
  /**
   * Which of its kind is asked for.
   * @throws {ApiError} 404 for one that does not exist
   */
  subject(c: Context<Env>): string
  /** The state as it would be recorded now. */
  state(subject: string): Promise<State>
  /** What the route answers after a restore. */
  current(subject: string): Promise<unknown>
  /** @throws {ApiError} 400 where the state breaks the rules of today, 409 where somebody saved since */
  restore(
    c: Context<Env>,
    em: EntityManager,
    subject: string,
    state: State,
  ): Promise<Change<unknown>>
}

/** Who changed a document when, and the way back to each earlier state. */
export function contentHistory(
  dependencies: Followers & { database: Database },
  document: Document,
) {
  const { db } = dependencies.database
  const { kind, path, parameters, permission } = document
  const revisionParameters = revisionNumber.extend(parameters.shape)
  return new Hono<Env>()
    .get(
      `${path}/history`,
      answers('Wer hier wann was geändert hat, das Neueste zuerst', z.array(revision), {
        isPaged: true,
        refusals: [404],
      }),
      requirePermission(permission),
      valid('param', parameters),
      valid('query', historyQuery),
      async (c) => c.json(await historyAnswer(db, kind, document.subject(c), c.req.valid('query'))),
    )
    .get(
      `${path}/history/:revision`,
      answers('Ein früherer Stand, und was ihn wiederherzustellen ändern würde', revisionPreview, {
        refusals: [404],
      }),
      requirePermission(permission),
      valid('param', revisionParameters),
      async (c) => {
        const subject = document.subject(c)
        const number = revisionNumber.parse(c.req.valid('param')).revision
        const { revision, state } = await requireRevision(db, kind, subject, number)
        const restores = differencesOf(await document.state(subject), state)
        return c.json({ success: true, data: { ...revision, restores } })
      },
    )
    .post(
      `${path}/history/:revision/restore`,
      answers('Stellt einen früheren Stand als neue Änderung wieder her', document.answer, {
        refusals: [400, 404, 409],
      }),
      requirePermission(permission),
      valid('param', revisionParameters),
      async (c) => {
        const subject = document.subject(c)
        const number = revisionNumber.parse(c.req.valid('param')).revision
        const { state } = await requireRevision(db, kind, subject, number)
        await change(c, dependencies, (em) => document.restore(c, em, subject, state))
        return c.json({ success: true, data: await document.current(subject) })
      },
    )
}
