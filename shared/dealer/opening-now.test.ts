import { expect, it } from 'vitest'
import { demoSettings } from './company.ts'
import { days } from './opening-hours.ts'
import { openingNow } from './opening-now.ts'

const week = days.map((day) => demoSettings.hours.week[day])
const said = (now: string, special: Parameters<typeof openingNow>[0]['days'] = []) =>
  openingNow({ week, days: special }, now)?.text.replaceAll('\u00a0', ' ')

it.each([
  ['2026-11-27 17:59', 'geöffnet bis 18 Uhr'],
  ['2026-11-27 18:00', 'ab morgen, 9 Uhr'],
  ['2026-11-28 14:00', 'ab Montag, 8 Uhr'],
  ['2026-11-29 23:59', 'ab morgen, 8 Uhr'],
  ['2026-11-30 07:59', 'ab 8 Uhr'],
  ['2026-11-30 08:00', 'geöffnet bis 18 Uhr'],
])('says at %s when the house opens or closes: %s', (now, text) => {
  expect(said(now)).toBe(text)
})

it('passes over holidays, and knows the hours of special days', () => {
  const closed = ['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => ({ date, open: [] }))
  expect(said('2026-12-23 18:00', closed)).toBe('ab Montag, 8 Uhr')
  const short = [{ date: '2026-12-24', open: [{ from: '08:30', to: '12:15' }] }]
  expect(said('2026-12-23 18:00', short)).toBe('ab morgen, 8:30 Uhr')
  expect(said('2026-12-24 09:00', short)).toBe('geöffnet bis 12:15 Uhr')
})

it('says of a day with a break when the next part of it begins, also of the day after', () => {
  const parts = [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '17:30' },
  ]
  const broken = { week: Array(7).fill(parts), days: [] }
  const text = (now: string) => openingNow(broken, now)?.text.replaceAll('\u00a0', ' ')
  expect(text('2026-11-30 11:59')).toBe('geöffnet bis 12 Uhr')
  expect(text('2026-11-30 12:30')).toBe('ab 13 Uhr')
  expect(text('2026-11-30 20:00')).toBe('ab morgen, 8 Uhr')
})

it('names the date of an opening that is a week away or more, and nothing where none is', () => {
  const holiday = Array.from({ length: 9 }, (_, index) => `2026-12-${22 + index}`)
  const away = [...holiday, '2026-12-31', '2027-01-01'].map((date) => ({ date, open: [] }))
  expect(said('2026-12-21 18:00', away)).toBe('ab 2. Januar, 9 Uhr')
  expect(openingNow({ week: [], days: [] }, '2026-12-21 18:00')).toBeNull()
})
