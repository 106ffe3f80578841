import { expect, it } from 'vitest'
import { localTimeOf } from '../dealer/clock.ts'
import { demoSettings } from '../dealer/company.ts'
import { freeSlots } from './callback-slots.ts'

const { hours, callback } = demoSettings
const none = () => 0
/** Tuesday, 11:10 in Berlin. */
const now = new Date('2026-11-24T10:10:00Z')
const local = (slots: { start: string }[]) => slots.map(({ start }) => localTimeOf(new Date(start)))

it('offers half hours within opening hours on ten days, from an hour from now on', () => {
  const times = local(freeSlots({ hours, callback, now, taken: none }))
  expect(times[0]).toBe('2026-11-24T12:30')
  expect(times).toContain('2026-11-24T17:30')
  expect(times).not.toContain('2026-11-24T18:00')
  expect(times).toContain('2026-11-28T13:30')
  expect(times).not.toContain('2026-11-28T14:00')
  const days = [...new Set(times.map((time) => time.slice(0, 10)))]
  expect(days).toHaveLength(10)
  expect(days).not.toContain('2026-11-29')
  expect(days.at(-1)).toBe('2026-12-04')
})

it('leaves out what is taken, and days on which the house is closed', () => {
  const exceptions = [{ date: '2026-11-25', label: 'Inventur', open: [] }]
  const taken = (start: Date) => (localTimeOf(start) === '2026-11-24T13:00' ? 1 : 0)
  const times = local(freeSlots({ hours: { ...hours, exceptions }, callback, now, taken }))
  expect(times).not.toContain('2026-11-24T13:00')
  expect(times.filter((time) => time.startsWith('2026-11-25'))).toEqual([])
  const two = { ...callback, atOnce: 2 }
  expect(local(freeSlots({ hours, callback: two, now, taken }))).toContain('2026-11-24T13:00')
})

it('gives the last place of a day to nobody online', () => {
  const day = '2026-11-25'
  const times = (free: string[], atOnce = 1) => {
    const taken = (start: Date) => {
      const time = localTimeOf(start)
      return time.startsWith(day) && !free.includes(time.slice(11)) ? atOnce : 0
    }
    const slots = freeSlots({ hours, callback: { ...callback, atOnce }, now, taken })
    return local(slots).filter((time) => time.startsWith(day))
  }
  expect(times(['09:00', '15:30'])).toEqual([`${day}T09:00`, `${day}T15:30`])
  expect(times(['15:30'])).toEqual([])
  // Of two who can call at once one is left.
  expect(times(['15:30'], 2)).toEqual([`${day}T15:30`])
})

it('knows the clocks that change, and a house without hours', () => {
  const sunday = { ...hours.week, Sunday: [{ from: '01:00', to: '04:00' }] }
  const spring = new Date('2026-03-28T22:00:00Z')
  const slots = freeSlots({ hours: { ...hours, week: sunday }, callback, now: spring, taken: none })
  // From 2:00 to 3:00 there is no time on this night.
  expect(local(slots).slice(0, 4)).toEqual([
    ...['2026-03-29T01:00', '2026-03-29T01:30', '2026-03-29T03:00', '2026-03-29T03:30'],
  ])
  for (const { start, end } of slots) expect(Date.parse(end) - Date.parse(start)).toBe(1_800_000)
  const closed = Object.fromEntries(Object.keys(hours.week).map((day) => [day, []]))
  const week = { ...hours.week, ...closed }
  expect(freeSlots({ hours: { week, exceptions: [] }, callback, now, taken: none })).toEqual([])
})
