import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/sql'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import { type JoinedState, type Joining, joinedState } from '../inquiries/joining-record.ts'
import { type Joinable, takeOnAnew } from './take-on.ts'

const textOf = (at: Date | null | undefined) => at?.toISOString() ?? null
const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** What joining may change of an inquiry, as it is now. */
export const stateOf = (inquiry: Joinable): JoinedState => ({
  stage: inquiry.stage,
  lostReason: inquiry.lostReason ?? null,
  lostNote: inquiry.lostNote ?? null,
  wonAt: textOf(inquiry.wonAt),
  nextStepAt: textOf(inquiry.nextStepAt),
  nextStepText: inquiry.nextStepText ?? null,
  callback: inquiry.callback,
  callbackAt: textOf(inquiry.callbackAt),
  answerDueAt: textOf(inquiry.answerDueAt),
  firstAnsweredAt: textOf(inquiry.firstAnsweredAt),
  concern: inquiry.concern ?? null,
  deliveryPostcode: inquiry.deliveryPostcode ?? null,
  language: inquiry.language,
  ownerId: inquiry.owner?.id ?? null,
  notes: inquiry.notes,
})

/** The same as fields of an inquiry. */
async function fieldsOf(em: EntityManager, { ownerId, ...state }: JoinedState) {
  return {
    ...state,
    wonAt: dateOf(state.wonAt),
    nextStepAt: dateOf(state.nextStepAt),
    callbackAt: dateOf(state.callbackAt),
    answerDueAt: dateOf(state.answerDueAt),
    firstAnsweredAt: dateOf(state.firstAnsweredAt),
    owner: ownerId === null ? null : await em.findOne(UserEntity, ownerId),
  }
}

type Keys = readonly (keyof JoinedState)[]

/** What only makes sense together goes back together, or not at all. */
const TOGETHER: readonly Keys[] = [
  ['stage', 'lostReason', 'lostNote', 'wonAt', 'nextStepAt', 'nextStepText'],
  ['callback', 'callbackAt', 'answerDueAt'],
  ['firstAnsweredAt'],
  ['concern'],
  ['deliveryPostcode'],
  ['language'],
  ['ownerId'],
  ['notes'],
]

const isSame = (one: JoinedState, other: JoinedState, keys: Keys) =>
  keys.every((key) => isDeepStrictEqual(one[key], other[key]))

const withKeys = (state: JoinedState, other: JoinedState, keys: Keys): JoinedState =>
  joinedState.parse({ ...state, ...Object.fromEntries(keys.map((key) => [key, other[key]])) })

/** How an inquiry was, and how it is to be in place of that. */
export interface Change {
  from: JoinedState
  to: JoinedState
}

/** Changes an inquiry, but for what somebody has changed since. */
export async function putBack(
  em: EntityManager,
  inquiry: InquiryEntity,
  { from, to }: Change,
): Promise<void> {
  const now = stateOf(inquiry)
  const asBefore = TOGETHER.filter((keys) => isSame(now, from, keys)).flat()
  em.assign(inquiry, await fieldsOf(em, withKeys(now, to, asBefore)))
}

/** What a joining has changed, had the one that goes on or its part been otherwise; but for what was changed between. */
export async function joinAnew(
  em: EntityManager,
  { before, after }: Joining,
  joinedAt: Date,
  { whole, part }: { whole: Change; part: Change },
): Promise<Pick<Joining, 'before' | 'after'>> {
  const changed = TOGETHER.filter(
    (keys) =>
      isSame(before, whole.from, keys) &&
      !(isSame(whole.from, whole.to, keys) && isSame(part.from, part.to, keys)),
  ).flat()
  const own = { spam: false, duplicateOf: null }
  const former = withKeys(before, whole.to, changed)
  const older = { ...(await fieldsOf(em, former)), ...own }
  const younger = { ...(await fieldsOf(em, part.to)), ...own }
  takeOnAnew(older, younger, await workingTime(em, joinedAt))
  return { before: former, after: withKeys(after, stateOf(older), changed) }
}
