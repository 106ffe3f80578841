import { describe, expect, it } from 'vitest'
import { reasonFor, type Standing } from './reason.ts'

const at = (text: string) => new Date(text)
// Winter time: the day in Berlin ends at 23:00 UTC.
const now = at('2026-11-24T10:00:00Z')

const quiet: Standing = {
  createdAt: at('2026-11-19T09:00:00Z'),
  isNew: false,
  answerDueAt: at('2026-11-20T10:00:00Z'),
  firstAnsweredAt: at('2026-11-20T09:00:00Z'),
  nextStep: { at: at('2026-11-30T08:00:00Z') },
  callbackAt: null,
  failedAt: null,
  last: { kind: 'reply', at: at('2026-11-20T09:00:00Z') },
  goneAt: null,
  chosenAt: null,
  order: null,
  offer: null,
  reservation: null,
}
const failedAt = at('2026-11-23T09:00:00Z')
const wrote = { kind: 'received' as const, at: at('2026-11-23T10:00:00Z') }
const tonight = at('2026-11-24T22:59:59Z')
const tomorrow = at('2026-11-24T23:00:00Z')
const due = { at: tonight, since: at('2026-11-23T22:59:59Z') }
const everything: Standing = {
  ...quiet,
  ...{ isNew: true, firstAnsweredAt: null, nextStep: due, callbackAt: tonight, failedAt },
  ...{ last: wrote, goneAt: wrote.at, order: due, offer: due, reservation: due },
}
const later = { nextStep: { at: tomorrow }, callbackAt: null }

it.each<[string, Partial<Standing>, string | undefined]>([
  ['an order awaits confirmation', {}, 'order'],
  ['the customer spoke last', { order: null }, 'received'],
  ['a callback is agreed', { order: null, last: null }, 'callback'],
  ['a mail failed', { order: null, last: null, callbackAt: null }, 'failedMail'],
  [
    'nobody has answered and the promise is over',
    { order: null, last: null, callbackAt: null, failedAt: null },
    'unanswered',
  ],
])('of all reasons the most urgent counts: when %s', (_, changes, kind) => {
  expect(reasonFor({ ...everything, ...changes }, now)?.kind).toBe(kind)
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
  ['a callback is agreed for today', { callbackAt: tonight, nextStep: due }, 'callback'],
  [
    'a callback is agreed for tomorrow',
    { callbackAt: tomorrow, nextStep: { at: tomorrow } },
    undefined,
  ],
  ['the step is due until midnight in Berlin', { nextStep: due, goneAt: wrote.at }, 'step'],
  ['the step is due at midnight', later, undefined],
  ['an offer has its time', { offer: due, reservation: due, goneAt: wrote.at }, 'offer'],
  ['it is won, and its reservation ends', { nextStep: null, reservation: due }, 'reservation'],
  ['it is lost, and yet ordered', { nextStep: null, order: due }, 'order'],
  ['it is won, and the customer spoke last', { nextStep: null, last: wrote }, undefined],
  ['every machine is gone', { goneAt: wrote.at }, 'gone'],
  [
    'it is new, and every machine is gone',
    { goneAt: wrote.at, isNew: true, firstAnsweredAt: null, answerDueAt: tomorrow },
    'gone',
  ],
])('when %s', (_, changes, kind) => {
  expect(reasonFor({ ...quiet, ...changes }, now)?.kind).toBe(kind)
})

describe('whoever has put an inquiry off to another day', () => {
  const known: Partial<Standing> = {
    ...{ firstAnsweredAt: null, answerDueAt: tonight, failedAt, last: wrote, goneAt: wrote.at },
    ...{ offer: due, reservation: due, nextStep: { at: tomorrow } },
  }
  const kindAfter = (chosenAt: Date, changes: Partial<Standing> = {}) =>
    reasonFor({ ...quiet, ...known, ...changes, chosenAt }, now)?.kind

  it('is not asked again for what they knew', () => {
    expect(kindAfter(at('2026-11-24T09:00:00Z'))).toBeUndefined()
    expect(kindAfter(at('2026-11-24T09:00:00Z'), { nextStep: { at: tonight } })).toBe('received')
  })

  it.each<[string, Partial<Standing>]>([
    ['received', { last: { kind: 'received', at: now } }],
    ['failedMail', { failedAt: now }],
    ['gone', { goneAt: now }],
    ['offer', { offer: { at: tonight, since: now } }],
    ['order', { order: due }],
  ])('is told of what has come since: %s', (kind, changes) => {
    expect(kindAfter(at('2026-11-24T09:00:00Z'), changes)).toBe(kind)
  })
})
