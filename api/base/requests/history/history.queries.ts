import { z } from 'zod'
import {
  type HistoryQuery,
  type RevisionKind,
  recordedRevision,
} from '../../../../shared/operation/history.ts'
import type { Db } from '../../data/db/database.ts'
import { columnsOf, rowReader } from '../../data/db/rows.ts'
import { differencesOf } from './history.ts'
import type { State } from './revision.entity.ts'

const stored = recordedRevision
  .omit({ fields: true })
  .extend({ batch: z.string().nullable(), state: z.record(z.string(), z.unknown()) })
type Stored = z.infer<typeof stored>
const readStored = rowReader(stored)
const columns = columnsOf(stored, 'revision')

export type Recorded = ReturnType<typeof toRevision>

function selectRevisions(db: Db, kind: RevisionKind, subject: string) {
  return db
    .selectFrom('revision')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('revision.id', 'desc')
}

export async function listRevisions(
  db: Db,
  kind: RevisionKind,
  subject: string,
  { page, limit }: HistoryQuery,
): Promise<{ revisions: Recorded[]; total: number }> {
  // The oldest of a page is compared with the one after it.
  const rows = await selectRevisions(db, kind, subject)
    .select(columns)
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute()
  const found = rows.map(readStored)
  const counted = await db
    .selectFrom('revision')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return {
    revisions: found.slice(0, limit).map((one, index) => toRevision(one, found[index + 1])),
    total: Number(counted.total),
  }
}

export async function findRevision(
  db: Db,
  kind: RevisionKind,
  subject: string,
  id: number,
): Promise<{ revision: Recorded; state: State } | null> {
  const [row, before] = await selectRevisions(db, kind, subject)
    .select(columns)
    .where('revision.id', '<=', id)
    .limit(2)
    .execute()
  const found = row && readStored(row)
  if (found?.id !== id) return null
  return { revision: toRevision(found, before && readStored(before)), state: found.state }
}

export async function latestState(
  db: Db,
  kind: RevisionKind,
  subject: string,
): Promise<State | null> {
  const row = await selectRevisions(db, kind, subject).select(columns).limit(1).executeTakeFirst()
  return row ? readStored(row).state : null
}

function toRevision({ state, ...facts }: Stored, before: Stored | undefined) {
  const fields = facts.action === 'found' ? {} : differencesOf(before?.state ?? {}, state)
  return { ...facts, fields }
}
