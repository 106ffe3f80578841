import { paginate } from '../../shared/envelope.ts'
import type { HistoryQuery, RevisionKind } from '../../shared/history.ts'
import { parseId } from '../../shared/paths.ts'
import type { Db } from '../database.ts'
import { notFound } from '../http/errors.ts'
import { findRevision, listRevisions } from './history.queries.ts'

const UNKNOWN_REVISION = 'Diesen Stand gibt es im Verlauf nicht'

/** A page of a history as the body of an answer. */
export async function historyAnswer(
  db: Db,
  kind: RevisionKind,
  subject: string | number,
  query: HistoryQuery,
) {
  const { revisions, total } = await listRevisions(db, kind, String(subject), query)
  const pagination = paginate(query.page, query.limit, total)
  return { success: true, data: revisions, pagination }
}

/** @throws {ApiError} 404 for a revision that the history does not have */
export async function requireRevision(
  db: Db,
  kind: RevisionKind,
  subject: string | number,
  parameter: string,
) {
  const id = parseId(parameter)
  const found = id === null ? null : await findRevision(db, kind, String(subject), id)
  if (!found) throw notFound(UNKNOWN_REVISION)
  return found
}
