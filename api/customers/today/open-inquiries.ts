import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import {
  isOpenStage,
  MINUTES_BEFORE_CALL,
  openStages,
  type Stage,
  stagesWithStep,
  stepTexts,
} from '../../../shared/inquiries/stage.ts'
import { type ComingCall, MOST_OF_A_KIND } from '../../../shared/inquiries/today.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { stepOf } from '../inquiries/inquiry.work.ts'
import { newestPhones } from '../inquiries/joined.ts'

/** What decides of an inquiry whether it is shown; its texts are read of those alone that are. */
export interface OpenInquiry {
  id: number
  stage: Stage
  createdAt: Date
  answerDueAt: Date | null
  firstAnsweredAt: Date | null
  callbackAt: Date | null
  nextStepAt: Date | null
  nextStepText: string | null
}

interface Scope {
  /** Only what this account or everybody has to do; null for all. */
  owner: number | null
  /** The end of the day. */
  end: Date
  /** Inquiries that there may be a reason for, although they are answered and their step is due another day. */
  others: Iterable<number>
}

/** The inquiries that somebody may have something to do about, and no others: most of those open are for another day. */
export async function openInquiries(
  em: EntityManager,
  { owner, end, others }: Scope,
): Promise<Map<number, OpenInquiry>> {
  const query = inquiriesFor(em, owner)
    .select(['id', 'stage', 'created_at', 'answer_due_at', 'first_answered_at'])
    .select(['callback_at', 'next_step_at', 'next_step_text'])
  const tonight = em.getPlatform().processDateProperty(end)
  const rows = await query
    .where(openOrWon)
    .where(sql<boolean>`(next_step_at < ${tonight} or (first_answered_at is null and ${openOnly}))`)
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  for (const ids of portionsOf([...new Set(others)].filter((id) => !found.has(id))))
    rows.push(...(await query.where('id', 'in', ids).execute()))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        stage: row.stage,
        createdAt: new Date(row.created_at),
        answerDueAt: dateOf(row.answer_due_at),
        firstAnsweredAt: dateOf(row.first_answered_at),
        callbackAt: dateOf(row.callback_at),
        nextStepAt: dateOf(row.next_step_at),
        nextStepText: row.next_step_text,
      },
    ]),
  )
}

/** The open inquiry with the first next step after a moment, of those that are not listed. */
export async function nextInquiry(
  em: EntityManager,
  { owner, now, listed }: { owner: number | null; now: Date; listed: ReadonlySet<number> },
) {
  const rows = await inquiriesFor(em, owner)
    .select(['id', 'name', 'next_step_at', 'next_step_text'])
    .where(openOnly)
    .where(sql<boolean>`next_step_at > ${em.getPlatform().processDateProperty(now)}`)
    .orderBy('next_step_at')
    .limit(listed.size + 1)
    .execute()
  const next = rows.find(({ id }) => !listed.has(id))
  const step =
    next && stepOf({ nextStepAt: dateOf(next.next_step_at), nextStepText: next.next_step_text })
  return step ? { ...step, name: next.name } : null
}

/**
 * The calls that are the next step within the next minutes, also of what was put off until then.
 * @param open the inquiries of the day
 */
export async function comingCalls(
  em: EntityManager,
  open: Iterable<OpenInquiry>,
  now: Date,
): Promise<ComingCall[]> {
  const until = new Date(now.getTime() + MINUTES_BEFORE_CALL * MINUTE)
  const due = [...open].flatMap(({ id, stage, nextStepAt: at, nextStepText }) =>
    at && at > now && at <= until && nextStepText === stepTexts.callback && isOpenStage(stage)
      ? [{ id, at: at.toISOString() }]
      : [],
  )
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id).slice(0, MOST_OF_A_KIND)
  const phones = await newestPhones(em, ids)
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('inquiry')
    .select(['id', 'name', 'company', 'phone'])
    .where('id', 'in', ids)
    .execute()
  return due.flatMap(({ id, at }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ ...row, phone: phones.get(id) ?? row.phone, at }] : []
  })
}

const inquiriesFor = (em: EntityManager, owner: number | null) =>
  em
    .getKysely<Tables>()
    .selectFrom('inquiry')
    .where('spam', '=', false)
    .where('duplicate_of_id', 'is', null)
    .$if(owner !== null, (some) =>
      some.where((is) => is.or([is('owner_id', '=', owner), is('owner_id', 'is', null)])),
    )

/** SQLite stores times as numbers. */
const dateOf = (stored: Date | number | null) => (stored === null ? null : new Date(stored))

/** The condition that an inquiry is open. */
export const openOnly = sql<boolean>`inquiry.spam = false and inquiry.stage in (${sql.join(openStages)})`

/** The same with what was won: what its customer has said still wants an answer. */
export const openOrWon = sql<boolean>`inquiry.spam = false and inquiry.stage in (${sql.join(stagesWithStep)})`

/** The condition of open ones for the tables that tell more about inquiries. */
export const ofOpenInquiries = sql<boolean>`inquiry_id in (select inquiry.id from inquiry where ${openOnly})`
