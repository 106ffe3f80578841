import { expect, it } from 'vitest'
import type { TodayItem, TodayMachine } from '../../../shared/inquiries/today.ts'
import type { TodayKind } from '../../../shared/inquiries/today-kinds.ts'
import {
  callText,
  canBeConfirmed,
  groupByKind,
  nextLine,
  orderText,
  saidBy,
  shortSince,
  stateOfAll,
  waitingSince,
} from './todayItems.ts'

const item = (id: number, kind: TodayKind, at: string): TodayItem => ({
  kind,
  at,
  overdue: false,
  text: 'Antworten',
  inquiry: {
    id,
    receipt: `A-2026-${id}`,
    name: 'Frieda Lager',
    company: '',
    email: '',
    phone: '',
    message: '',
    callback: false,
    callbackAt: null,
    concern: null,
    language: 'de',
    suspicious: false,
    stage: 'new',
    ownerId: null,
    nextStep: { at, text: 'Antworten' },
    owner: null,
    createdAt: at,
    updatedAt: at,
  },
  machines: [],
  offer: null,
  lastMessage: null,
  question: null,
  newMessages: 0,
})

const old = item(1, 'step', '2026-03-01T08:00:00.000Z')
const young = item(2, 'step', '2026-03-02T08:00:00.000Z')
const unanswered = item(3, 'unanswered', '2026-03-02T08:00:00.000Z')
const idsOf = (groups: ReturnType<typeof groupByKind>) =>
  groups.map(({ kind, items }) => [kind, items.map(({ inquiry }) => inquiry.id)])

it('lists what is most urgent first, and of each kind the oldest', () => {
  expect(idsOf(groupByKind([young, unanswered, old], null))).toEqual([
    ['unanswered', [3]],
    ['step', [1, 2]],
  ])
})

it('lists the newest of what has come in first, after all that is due', () => {
  const [yesterday, today] = [
    item(4, 'fresh', '2026-03-01T08:00:00.000Z'),
    item(5, 'fresh', '2026-03-02T08:00:00.000Z'),
  ]
  expect(idsOf(groupByKind([yesterday, today, old], null))).toEqual([
    ['step', [1]],
    ['fresh', [5, 4]],
  ])
})

it('keeps the line that is being worked on where it is among others of the same time', () => {
  const [first, second] = [old, { ...old, inquiry: { ...old.inquiry, id: 6 } }]
  expect(idsOf(groupByKind([first, second], first))).toEqual([['step', [1, 6]]])
  expect(idsOf(groupByKind([second], first))).toEqual([['step', [1, 6]]])
})

it('keeps the line that is being worked on, although a colleague has dealt with it', () => {
  expect(idsOf(groupByKind([young], old))).toEqual([['step', [1, 2]]])
  expect(idsOf(groupByKind([old, young], old))).toEqual([['step', [1, 2]]])
  const moved = item(1, 'received', '2026-03-02T09:00:00.000Z')
  expect(idsOf(groupByKind([moved, young], old))).toEqual([['step', [1, 2]]])
})

it.each([
  ['the same line, if it stays', [1, 2, 3], 2],
  ['the next one', [1, 3], 3],
  ['the one above, if it was the last', [1], 1],
  ['the sentence that nothing is left', [], 'empty'],
])('goes on with %s', (_, left, next) => {
  expect(nextLine([1, 2, 3], 2, new Set(left))).toBe(next)
})

it('says since when it is late, or until when there is time', () => {
  const now = new Date('2026-03-02T07:00:00Z')
  expect(waitingSince(unanswered, now)).toBe('Antwort versprochen bis heute, 09:00 Uhr')
  expect(waitingSince({ ...old, overdue: true }, now)).toBe('überfällig seit So., 1.3., 09:00 Uhr')
  expect(waitingSince({ ...old, kind: 'order' }, now)).toBe('bestellt So., 1.3., 09:00 Uhr')
  expect(waitingSince({ ...young, kind: 'callback' }, now)).toBe('vereinbart für heute, 09:00 Uhr')
  expect(waitingSince({ ...young, kind: 'fresh' }, now)).toBe('Zeit bis heute, 09:00 Uhr')
})

it('says at what time somebody is to be called, under whatever heading the line stands', () => {
  const now = new Date('2026-03-02T07:00:00Z')
  const agreed = (at: string, kind: TodayKind): TodayItem => {
    const one = item(7, kind, at)
    const inquiry = { ...one.inquiry, callback: true, callbackAt: at }
    return { ...one, inquiry: { ...inquiry, nextStep: { at, text: 'Zurückrufen' } } }
  }
  const on = (time: string) => `2026-03-${time}:00.000Z`
  const [today, tomorrow, later] = [on('02T13:30'), on('03T09:00'), on('05T09:00')]
  expect(shortSince(agreed(today, 'callback'), now)).toBe('um 14:30')
  expect(callText(agreed(today, 'callback'), now)).toBe('')
  expect(shortSince({ ...item(8, 'step', today), text: 'Zurückrufen' }, now)).toBe('um 14:30')
  expect(shortSince(item(8, 'step', today), now)).toBe('bis 14:30')
  expect(callText(agreed(today, 'received'), now)).toBe('Rückruf heute 14:30')
  expect(callText(agreed(tomorrow, 'fresh'), now)).toBe('Rückruf morgen 10:00')
  expect(callText(agreed(later, 'fresh'), now)).toBe('Rückruf Do., 5.3. 10:00')
  expect(callText(item(9, 'fresh', today), now)).toBe('')
})

it('says how many messages wait, and that the last came from another address', () => {
  const lastMessage = {
    id: 1,
    at: old.at,
    kind: 'received' as const,
    text: 'Noch da?',
    author: null,
    from: null,
  }
  expect(saidBy({ ...old, lastMessage, newMessages: 1 })).toBe('Vom Kunden: ')
  expect(saidBy({ ...old, lastMessage, newMessages: 5 })).toBe('5 neue · Vom Kunden: ')
  const other = { ...lastMessage, from: 'sekretariat@kunde.example' }
  expect(saidBy({ ...old, lastMessage: other, newMessages: 1 })).toBe('Von anderer Adresse: ')
})

const machine = (state: TodayMachine['state']): TodayMachine => ({
  id: 1,
  title: `Linde ${state}`,
  quantity: 1,
  state,
})
const [free, theirs] = [machine('free'), machine('theirs')]
const [sold, reserved] = [machine('sold'), machine('reserved')]

it('says of several machines whether all can be had', () => {
  expect(stateOfAll(free, [])).toEqual({ areFree: true, text: 'Verfügbar' })
  expect(stateOfAll(free, [theirs])).toEqual({ areFree: true, text: 'Verfügbar' })
  expect(stateOfAll(free, [free, sold])).toEqual({ areFree: false, text: 'Nicht alle frei' })
  expect(stateOfAll(sold, [free])).toEqual({ areFree: false, text: 'Nicht alle frei' })
  expect(stateOfAll(sold, [reserved])).toEqual({ areFree: false, text: 'Verkauft' })
})

it('says before an order is confirmed what follows, or that it cannot be', () => {
  expect(orderText([])).toBe('Mit der Bestätigung ist die Anfrage gewonnen.')
  expect(orderText([free])).toMatch(/, die Maschine ist reserviert\.$/)
  expect(orderText([{ ...free, quantity: 2 }])).toMatch(/, die Maschinen sind reserviert\.$/)
  expect(orderText([free, theirs])).toMatch(/, die Maschinen sind reserviert\.$/)
  expect(orderText([free, sold])).toMatch(/^„Linde sold“ ist nicht mehr frei/)
  expect([[], [free, theirs], [free, sold]].map(canBeConfirmed)).toEqual([true, true, false])
})
