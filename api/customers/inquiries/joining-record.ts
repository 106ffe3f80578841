import { z } from 'zod'
import { concern } from '../../../shared/inquiries/inquiry.ts'
import { lostReasons, stages } from '../../../shared/inquiries/stage.ts'
import { language } from '../../../shared/writing/language.ts'

const moment = z.iso.datetime().nullable()

/** What joining may change of the inquiry that goes on. */
export const joinedState = z.object({
  stage: z.enum(stages),
  lostReason: z.enum(lostReasons).nullable(),
  lostNote: z.string().nullable(),
  wonAt: moment,
  nextStepAt: moment,
  nextStepText: z.string().nullable(),
  callback: z.boolean(),
  callbackAt: moment,
  answerDueAt: moment,
  firstAnsweredAt: moment,
  concern: concern.nullable(),
  deliveryPostcode: z.string().nullable(),
  language: language.default('de'),
  ownerId: z.number().int().nullable(),
  notes: z.string(),
})
export type JoinedState = z.infer<typeof joinedState>

/** How an inquiry was joined to another one, so that everything can go back where it was. */
export const joining = z.object({
  /** The number of the inquiry into which it was joined; that may have been joined to another one since. */
  into: z.number().int(),
  /** What was changed of that one: what is still so when they are parted goes back. */
  before: joinedState,
  after: joinedState,
  /** The message that says what the inquiry itself said; null for a double, which said nothing new. */
  message: z.number().int().nullable(),
  /** The inquiry whose double it was before. */
  duplicateOf: z.number().int().nullable(),
  /** The machines that were reserved for it. */
  reserved: z.array(z.number().int()),
})
export type Joining = z.infer<typeof joining>
