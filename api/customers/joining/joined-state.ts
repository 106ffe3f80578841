import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/sql'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { type JoinedState, type Joining, joinedState } from '../inquiries/joining-record.ts'

const textOf = (at: Date | null | undefined) => at?.toISOString() ?? null
const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** What joining may change of an inquiry, as it is now. */
export const stateOf = (inquiry: InquiryEntity): JoinedState => ({
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

/** What only makes sense together goes back together, or not at all. */
const TOGETHER: readonly (readonly (keyof JoinedState)[])[] = [
  ['stage', 'lostReason', 'lostNote', 'wonAt', 'nextStepAt', 'nextStepText'],
  ['callback', 'callbackAt', 'answerDueAt'],
  ['firstAnsweredAt'],
  ['concern'],
  ['deliveryPostcode'],
  ['language'],
  ['ownerId'],
  ['notes'],
]

/** Puts back what joining has changed of an inquiry, but for what somebody has changed since. */
export async function putBack(
  em: EntityManager,
  inquiry: InquiryEntity,
  { before, after }: Pick<Joining, 'before' | 'after'>,
): Promise<void> {
  const now = stateOf(inquiry)
  const isAsJoined = (keys: readonly (keyof JoinedState)[]) =>
    keys.every((key) => isDeepStrictEqual(now[key], after[key]))
  const restored = TOGETHER.filter(isAsJoined).flat()
  const former = restored.map((key) => [key, before[key]])
  const { ownerId, ...state } = joinedState.parse({ ...now, ...Object.fromEntries(former) })
  em.assign(inquiry, {
    ...state,
    wonAt: dateOf(state.wonAt),
    nextStepAt: dateOf(state.nextStepAt),
    callbackAt: dateOf(state.callbackAt),
    answerDueAt: dateOf(state.answerDueAt),
    firstAnsweredAt: dateOf(state.firstAnsweredAt),
    owner: ownerId === null ? null : await em.findOne(UserEntity, ownerId),
  })
}
