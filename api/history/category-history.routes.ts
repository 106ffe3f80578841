import { Hono } from 'hono'
import { z } from 'zod'
import { category, categoryPatch } from '../../shared/category.ts'
import { historyQuery, revision, revisionPreview } from '../../shared/history.ts'
import { parseId } from '../../shared/paths.ts'
import { updateCategory } from '../categories/category.changes.ts'
import { findCategory, requireCategory, UNKNOWN_CATEGORY } from '../categories/category.queries.ts'
import type { Followers } from '../change.ts'
import { change } from '../change.ts'
import type { Database } from '../database.ts'
import type { Env } from '../http/env.ts'
import { notFound } from '../http/errors.ts'
import { idParameter, revisionParameter } from '../http/id-parameter.ts'
import { seenVersion } from '../http/if-match.ts'
import { valid } from '../http/validate.ts'
import { answers } from '../openapi/answers.ts'
import { requirePermission } from '../permissions/require.ts'
import { historyAnswer, requireRevision } from './requested.ts'
import { differencesOf, toInput } from './state.ts'

export function categoryHistory(dependencies: Followers & { database: Database }) {
  const { db } = dependencies.database

  return new Hono<Env>()
    .get(
      '/:id/history',
      answers('Wer eine Kategorie wann wie geändert hat, das Neueste zuerst', z.array(revision), {
        isPaged: true,
        refusals: [404],
      }),
      requirePermission('history.read'),
      valid('param', idParameter),
      valid('query', historyQuery),
      async (c) => {
        const param = c.req.valid('param').id
        const found = await findCategory(db, param, true)
        const id = found?.id ?? parseId(param)
        if (id === null) throw notFound(UNKNOWN_CATEGORY)
        const answer = await historyAnswer(db, 'category', id, c.req.valid('query'))
        if (answer.pagination.total === 0 && !found) throw notFound(UNKNOWN_CATEGORY)
        return c.json(answer)
      },
    )
    .get(
      '/:id/history/:revision',
      answers('Ein früherer Stand, und was ihn wiederherzustellen ändern würde', revisionPreview, {
        refusals: [404],
      }),
      requirePermission('history.read'),
      valid('param', revisionParameter),
      async (c) => {
        const param = c.req.valid('param')
        const { id, _count, updatedAt, ...now } = await requireCategory(db, param.id)
        const { revision, state } = await requireRevision(db, 'category', id, param.revision)
        const restores = differencesOf(now, { ...now, ...toInput(categoryPatch, state) })
        return c.json({ success: true, data: { ...revision, restores } })
      },
    )
    .post(
      '/:id/history/:revision/restore',
      answers(
        'Stellt einen früheren Stand als neue Änderung wieder her; das Kürzel bleibt',
        category,
        { refusals: [400, 404, 409] },
      ),
      requirePermission('history.restore'),
      valid('param', revisionParameter),
      async (c) => {
        const param = c.req.valid('param')
        const { id, slug } = await requireCategory(db, param.id)
        const { state } = await requireRevision(db, 'category', id, param.revision)
        const patch = toInput(categoryPatch, state)
        const options = {
          version: seenVersion(c),
          current: () => requireCategory(db, slug),
          action: 'restored' as const,
        }
        await change(c, dependencies, (em) => updateCategory(em, id, patch, options))
        return c.json({ success: true, data: await requireCategory(db, slug) })
      },
    )
}
