import { describe, expect, it } from 'vitest'
import { dayOfWork, reasonFor, type Standing } from './reason.ts'

const at = (text: string) => new Date(text)
// Winter time: the day in Berlin ends at 23:00 UTC.
const now = at('2026-11-24T10:00:00Z')

const quiet: Standing = {
  createdAt: at('2026-11-19T09:00:00Z'),
  isNew: false,
  answerDueAt: at('2026-11-20T10:00:00Z'),
  firstAnsweredAt: at('2026-11-20T09:00:00Z'),
  nextStepAt: at('2026-11-30T08:00:00Z'),
  callbackAt: null,
  failedAt: null,
  received: null,
  goneAt: null,
  chosenAt: null,
  order: null,
  offer: null,
  reservation: null,
}
const failedAt = at('2026-11-23T09:00:00Z')
const wrote = at('2026-11-23T10:00:00Z')
const tonight = at('2026-11-24T22:59:59Z')
const tomorrow = at('2026-11-24T23:00:00Z')
const due = { at: tonight, since: at('2026-11-23T22:59:59Z') }
const everything: Standing = {
  ...quiet,
  isNew: true,
  firstAnsweredAt: null,
  nextStepAt: due.at,
  callbackAt: tonight,
  failedAt,
  received: { since: wrote, last: wrote, isJoined: false },
  goneAt: wrote,
  order: due,
  offer: due,
  reservation: due,
}
const later = { nextStepAt: tomorrow, callbackAt: null }

it.each<[string, Partial<Standing>, string | undefined]>([
  ['an order awaits confirmation', {}, 'order'],
  ['the customer spoke last', { order: null }, 'received'],
  ['a callback is agreed', { order: null, received: null }, 'callback'],
  ['a mail failed', { order: null, received: null, callbackAt: null }, 'failedMail'],
  [
    'nobody has answered and the promise is over',
    { order: null, received: null, callbackAt: null, failedAt: null },
    'unanswered',
  ],
])('of all reasons the most urgent counts: when %s', (_, changes, kind) => {
  expect(reasonFor({ ...everything, ...changes }, dayOfWork(now))?.kind).toBe(kind)
})

it.each<[string, Partial<Standing>, string | undefined]>([
  ['nothing is due', {}, undefined],
  ['the promise ends today', { firstAnsweredAt: null, answerDueAt: tonight }, 'unanswered'],
  ['the promise ends tomorrow', { firstAnsweredAt: null, answerDueAt: tomorrow }, undefined],
  [
    'it is new and the promise ends tomorrow',
    { isNew: true, firstAnsweredAt: null, answerDueAt: tomorrow },
    'fresh',
  ],
  [
    'it is new and nothing was ever promised',
    { isNew: true, firstAnsweredAt: null, answerDueAt: null },
    'fresh',
  ],
  ['a callback is agreed for today', { callbackAt: tonight, nextStepAt: due.at }, 'callback'],
  ['a callback is agreed for tomorrow', { callbackAt: tomorrow, nextStepAt: tomorrow }, undefined],
  ['the step is due until midnight in Berlin', { nextStepAt: due.at, goneAt: wrote }, 'step'],
  ['the step is due at midnight', later, undefined],
  ['an offer has its time', { offer: due, reservation: due, goneAt: wrote }, 'offer'],
  ['it is won, and its reservation ends', { nextStepAt: null, reservation: due }, 'reservation'],
  ['it is lost, and yet ordered', { nextStepAt: null, order: due }, 'order'],
  [
    'it is won, and the customer spoke last',
    { nextStepAt: null, received: { since: wrote, last: wrote, isJoined: false } },
    'received',
  ],
  ['it is won, and a mail about that failed', { nextStepAt: null, failedAt: wrote }, 'failedMail'],
  ['a machine is gone since the answer', { goneAt: wrote }, 'gone'],
  [
    'it is new, and a machine is gone',
    { goneAt: wrote, isNew: true, firstAnsweredAt: null, answerDueAt: tomorrow },
    'gone',
  ],
])('when %s', (_, changes, kind) => {
  expect(reasonFor({ ...quiet, ...changes }, dayOfWork(now))?.kind).toBe(kind)
})

describe('whoever has put an inquiry off', () => {
  const known: Partial<Standing> = {
    firstAnsweredAt: null,
    answerDueAt: tonight,
    failedAt,
    received: { since: wrote, last: wrote, isJoined: false },
    goneAt: wrote,
    offer: due,
    reservation: due,
    nextStepAt: tomorrow,
  }
  const kindAfter = (chosenAt: Date, changes: Partial<Standing> = {}) =>
    reasonFor({ ...quiet, ...known, ...changes, chosenAt }, dayOfWork(now))?.kind

  it('is not asked again for what they knew', () => {
    expect(kindAfter(at('2026-11-24T09:00:00Z'))).toBeUndefined()
  })

  it('is asked again once the hour has come, on the same day too', () => {
    const step = { ...known, answerDueAt: null, received: null, failedAt: null }
    const at11 = { ...quiet, ...step, chosenAt: now, nextStepAt: at('2026-11-24T11:00:00Z') }
    expect(reasonFor(at11, dayOfWork(now))).toBeNull()
    expect(reasonFor(at11, dayOfWork(at('2026-11-24T11:00:00Z')))?.kind).toBe('step')
    // What was planned on another day for this one is listed in the morning.
    const planned = { ...at11, chosenAt: at('2026-11-23T09:00:00Z'), goneAt: null }
    expect(reasonFor({ ...planned, offer: null, reservation: null }, dayOfWork(now))?.kind).toBe(
      'step',
    )
  })

  it.each<[string, Partial<Standing>]>([
    ['received', { received: { since: wrote, last: now, isJoined: false } }],
    ['failedMail', { failedAt: now }],
    ['gone', { goneAt: now }],
    ['offer', { offer: { at: tonight, since: now } }],
    ['order', { order: due }],
  ])('is told of what has come since: %s', (kind, changes) => {
    expect(kindAfter(at('2026-11-24T09:00:00Z'), changes)).toBe(kind)
  })
})
