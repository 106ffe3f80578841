import { expect, it } from 'vitest'
import {
  adding,
  answerTime,
  fullMonth,
  monthsBack,
  monthsOf,
  promiseText,
  shareText,
  shortMonth,
} from './salesText.ts'

it('begins with the first day of a month, also across the turn of a year', () => {
  const now = new Date('2026-02-10T12:00:00Z')
  expect(monthsBack(3, now)).toEqual({ from: '2025-12-01', to: '2026-02-10' })
  expect(monthsBack(12, now).from).toBe('2025-03-01')
})

it('takes the day of Berlin', () => {
  expect(monthsBack(1, new Date('2026-02-28T23:30:00Z'))).toEqual({
    from: '2026-03-01',
    to: '2026-03-01',
  })
})

it('names the months without an inquiry, too', () => {
  expect(monthsOf({ from: '2025-12-01', to: '2026-02-10' })).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
  ])
  expect(monthsOf({ from: '2026-02-01', to: '2026-02-10' })).toEqual(['2026-02'])
})

it.each([
  [0, 'weniger als einer Minute'],
  [1, '1 Minute'],
  [35, '35 Minuten'],
  [100, '1,5 Stunden'],
  [270, '4,5 Stunden'],
])('writes %s minutes as %s', (minutes, text) => expect(answerTime(minutes)).toBe(text))

it('says what share was answered in time, and of nothing that it is none', () => {
  expect(shareText(3, 4)).toBe('75\u00a0%')
  expect(shareText(0, 0)).toBe('0\u00a0%')
})

it('adds up to the whole, and names of what the share is one', () => {
  expect(
    adding([
      [15, 'beantwortet'],
      [0, 'verloren'],
      [3, 'offen'],
    ]),
  ).toBe('15 beantwortet, 3 offen')
  expect(promiseText({ withinPromise: 15, late: 0 })).toBe(
    'Rechtzeitig: 15 von 15, die beantwortet oder überfällig sind (100\u00a0%).',
  )
  expect(promiseText({ withinPromise: 0, late: 0 })).toBe('')
})

it('names months in short and in full', () => {
  expect(shortMonth('2026-11')).toBe('Nov')
  expect(fullMonth('2026-03')).toBe('März 2026')
})
