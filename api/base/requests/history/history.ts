import type { EntityManager } from '@mikro-orm/sql'
import type { z } from 'zod'
import { fieldErrors } from '../../../../shared/calls/envelope.ts'
import type {
  Differences,
  RevisionAction,
  RevisionKind,
} from '../../../../shared/operation/history.ts'
import type { Db, Tables } from '../../data/db/database.ts'
import { invalid } from '../http/errors.ts'
import { RevisionEntity, type State } from './revision.entity.ts'

/**
 * For the `revisions` of `change()`, which adds author and time, and records nothing where both states are equal. They
 * are plain JSON with all editable fields, `before` as it is under the lock of the change.
 * @example
 * return { result, touched, revisions: [{ kind: 'settings', subject: 'settings', before, after }] }
 */
export interface NewRevision {
  kind: RevisionKind
  subject: string | number
  before: State | null
  after: State | null
  /** By default as `before` and `after` say: created, changed or deleted. */
  action?: RevisionAction
  /** What changed it together with others; `originsOf` in `history.routes.ts` says what that is called. */
  batch?: string
}

/** Several of one call are different things, each changed once. */
export async function recordRevisions(
  em: EntityManager,
  author: string | null,
  revisions: NewRevision[],
): Promise<void> {
  const changed = revisions.filter(
    ({ before, after }) => !before || !after || !isUnchanged(before, after),
  )
  const latest = await latestStates(em, changed)
  const at = new Date()
  const rows = changed.flatMap(({ kind, before, after, batch, ...named }) => {
    const subject = String(named.subject)
    const known = latest.get(nameOf({ kind, subject }))
    const isFound = before !== null && (!known || !isUnchanged(known, before))
    const found = { kind, subject, at, author: null, action: 'found', state: before } as const
    const { action = actionOf(before, after) } = named
    const state = after ?? before
    return [...(isFound ? [found] : []), { kind, subject, at, author, action, state, batch }]
  })
  // Written as they are listed here, because their order counts.
  if (rows.length > 0) await em.insertMany(RevisionEntity, rows)
}

const nameOf = ({ kind, subject }: Pick<NewRevision, 'kind' | 'subject'>) => `${kind} ${subject}`

function actionOf(before: State | null, after: State | null): RevisionAction {
  if (!after) return 'deleted'
  return before ? 'changed' : 'created'
}

/** What each was last. It is not `before` for what is older than its history, or was changed past it. */
async function latestStates(
  em: EntityManager,
  revisions: NewRevision[],
): Promise<Map<string, State>> {
  const ids: number[] = []
  for (const [kind, ofKind] of Map.groupBy(revisions, ({ kind }) => kind)) {
    const rows = await em
      .getKysely<Tables>()
      .selectFrom('revision')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('kind', '=', kind)
      .where(
        'subject',
        'in',
        ofKind.map(({ subject }) => String(subject)),
      )
      .groupBy('subject')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  const found = await em.find(RevisionEntity, { id: ids }, { disableIdentityMap: true })
  return new Map(found.map((revision) => [nameOf(revision), revision.state]))
}

/** Who changed something last; null for what has changed by itself, and without a history. */
export async function latestAuthor(
  db: Db,
  kind: RevisionKind,
  subject: string | number,
): Promise<string | null> {
  const row = await db
    .selectFrom('revision')
    .select('author')
    .where('kind', '=', kind)
    .where('subject', '=', String(subject))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.author ?? null
}

export async function forgetHistory(
  em: EntityManager,
  kind: RevisionKind,
  subjects: (string | number)[],
): Promise<void> {
  await em.nativeDelete(RevisionEntity, { kind, subject: subjects.map(String) })
}

/** The order within a value counts, such as that of a machine's technical data. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function differencesOf(before: State, after: State): Differences {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...fields]
      .map((field): [string, [unknown, unknown]] => [
        field,
        [before[field] ?? null, after[field] ?? null],
      ])
      .filter(([, [was, is]]) => !isSame(was, is)),
  )
}

export const isUnchanged = (before: State, after: State) =>
  Object.keys(differencesOf(before, after)).length === 0

/** A state as its form would send it today. @throws {ApiError} 400 if it does not keep the rules of today */
export function toInput<Schema extends z.ZodType>(schema: Schema, state: State): z.output<Schema> {
  const { data, error } = schema.safeParse(state)
  if (error) throw invalid(fieldErrors(error))
  return data
}
