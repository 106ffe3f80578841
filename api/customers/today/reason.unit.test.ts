import { expect, it } from 'vitest'
import { reasonFor, type Standing } from './reason.ts'

const at = (text: string) => new Date(text)
// Winter time: the day in Berlin ends at 23:00 UTC.
const now = at('2026-11-24T10:00:00Z')

const quiet: Standing = {
  answerDueAt: at('2026-11-20T10:00:00Z'),
  firstAnsweredAt: at('2026-11-20T09:00:00Z'),
  nextStep: { at: at('2026-11-30T08:00:00Z'), text: 'Nachfassen' },
  failedAt: null,
  last: { kind: 'reply', at: at('2026-11-20T09:00:00Z') },
  isGone: false,
  offer: null,
  reservation: null,
}
const failedAt = at('2026-11-23T09:00:00Z')
const wrote = { kind: 'received' as const, at: at('2026-11-23T10:00:00Z') }
const due = { at: at('2026-11-24T22:59:59Z'), text: 'Anrufen' }

it.each<[string, Partial<Standing>, string | undefined]>([
  ['nothing is due', {}, undefined],
  ['nobody has answered and the promise is over', { firstAnsweredAt: null }, 'unanswered'],
  [
    'nobody has answered and the promise ends today',
    { firstAnsweredAt: null, answerDueAt: due.at },
    'unanswered',
  ],
  [
    'nobody has answered and the promise ends tomorrow',
    { firstAnsweredAt: null, answerDueAt: at('2026-11-24T23:00:00Z') },
    undefined,
  ],
  ['a mail failed', { failedAt, last: wrote, nextStep: due, isGone: true }, 'failedMail'],
  ['the customer spoke last', { last: wrote, nextStep: due, isGone: true }, 'received'],
  ['the step is due until midnight in Berlin', { nextStep: due, isGone: true }, 'step'],
  [
    'the step is due at midnight',
    { nextStep: { ...due, at: at('2026-11-24T23:00:00Z') } },
    undefined,
  ],
  ['an offer has its time', { offer: due, reservation: due, isGone: true }, 'offer'],
  ['it is won, and its reservation ends', { nextStep: null, reservation: due }, 'reservation'],
  ['it is won, and the customer spoke last', { nextStep: null, last: wrote }, undefined],
  ['every machine is gone', { isGone: true }, 'gone'],
])('when %s', (_, changes, kind) => {
  expect(reasonFor({ ...quiet, ...changes }, now)?.kind).toBe(kind)
})
