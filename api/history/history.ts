import type { EntityManager } from '@mikro-orm/sql'
import type { RevisionAction, RevisionKind } from '../../shared/history.ts'
import { RevisionEntity } from './revision.entity.ts'
import { isUnchanged, type State } from './state.ts'

/**
 * A change of something that has a history. A feature that goes through `change()` returns it in `revisions`
 * and needs nothing else: author and time are added there, in the same transaction, and nothing is recorded
 * where `before` equals `after`.
 *
 *     return { result, touched, revisions: [{ kind: 'settings', subject: 'settings', before, after }] }
 *
 * `before` is read under the lock of the change. States hold plain JSON with every editable field, the same
 * ones each time. `history.queries.ts` reads them again; to restore one is a change of its own, with the
 * action `restored`.
 */
export interface Recorded {
  kind: RevisionKind
  subject: string | number
  /** Null for something new. */
  before: State | null
  /** Null for something deleted. */
  after: State | null
  /** By default as `before` and `after` say: created, changed or deleted. */
  action?: RevisionAction
}

export async function recordRevisions(
  em: EntityManager,
  author: string | null,
  revisions: Recorded[],
): Promise<void> {
  for (const { before, after, kind, action = actionOf(before, after), ...named } of revisions) {
    if (before && after && isUnchanged(before, after)) continue
    const subject = String(named.subject)
    const at = new Date()
    if (before && !(await isLatest(em, kind, subject, before)))
      em.create(RevisionEntity, { kind, subject, at, author: null, action: 'found', state: before })
    const state = after ?? before
    if (state) em.create(RevisionEntity, { kind, subject, at, author, action, state })
    // One by one, because their order counts.
    await em.flush()
  }
}

function actionOf(before: State | null, after: State | null): RevisionAction {
  if (!after) return 'deleted'
  return before ? 'changed' : 'created'
}

/** Not so for what is older than its history, or was changed past it. */
async function isLatest(em: EntityManager, kind: RevisionKind, subject: string, state: State) {
  const latest = await em.findOne(RevisionEntity, { kind, subject }, { orderBy: { id: 'desc' } })
  return latest !== null && isUnchanged(latest.state, state)
}

/** Forgets what something ever was. */
export async function forgetHistory(
  em: EntityManager,
  kind: RevisionKind,
  subjects: (string | number)[],
): Promise<void> {
  await em.nativeDelete(RevisionEntity, { kind, subject: subjects.map(String) })
}
