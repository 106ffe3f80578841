import { expect, it } from 'vitest'
import { localTimeOf } from '../dealer/clock.ts'
import { demoSettings } from '../dealer/company.ts'
import { freeSlots } from './callback-slots.ts'

const { hours, callback } = demoSettings
const none = [] as const
const call = (from: string, to: string) => ({ start: Date.parse(from), end: Date.parse(to) })
/** Tuesday, 11:10 in Berlin. */
const now = new Date('2026-11-24T10:10:00Z')
const local = (slots: { start: string }[]) => slots.map(({ start }) => localTimeOf(new Date(start)))

it('offers half hours within opening hours on ten days, from an hour from now on', () => {
  const times = local(freeSlots({ hours, callback, now, calls: none }))
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
  const calls = [call('2026-11-24T12:00Z', '2026-11-24T12:30Z')]
  const times = local(freeSlots({ hours: { ...hours, exceptions }, callback, now, calls }))
  expect(times).not.toContain('2026-11-24T13:00')
  expect(times.filter((time) => time.startsWith('2026-11-25'))).toEqual([])
  const two = { ...callback, atOnce: 2 }
  expect(local(freeSlots({ hours, callback: two, now, calls }))).toContain('2026-11-24T13:00')
})

it('gives the last place of a day to nobody online', () => {
  const day = '2026-11-25'
  const times = (free: string[], atOnce = 1) => {
    const all = freeSlots({ hours, callback, now, calls: none })
    const calls = all
      .filter(({ start }) => localTimeOf(new Date(start)).startsWith(day))
      .filter(({ start }) => !free.includes(localTimeOf(new Date(start)).slice(11)))
      .flatMap(({ start, end }) => Array.from({ length: atOnce }, () => call(start, end)))
    const slots = freeSlots({ hours, callback: { ...callback, atOnce }, now, calls })
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
  const slots = freeSlots({ hours: { ...hours, week: sunday }, callback, now: spring, calls: none })
  // From 2:00 to 3:00 there is no time on this night.
  expect(local(slots).slice(0, 4)).toEqual([
    ...['2026-03-29T01:00', '2026-03-29T01:30', '2026-03-29T03:00', '2026-03-29T03:30'],
  ])
  for (const { start, end } of slots) expect(Date.parse(end) - Date.parse(start)).toBe(1_800_000)
  const closed = Object.fromEntries(Object.keys(hours.week).map((day) => [day, []]))
  const week = { ...hours.week, ...closed }
  expect(freeSlots({ hours: { week, exceptions: [] }, callback, now, calls: none })).toEqual([])
})

it('offers no time that overlaps a call of another length, and counts those at once alone', () => {
  const calls = [
    call('2026-11-25T08:30Z', '2026-11-25T09:00Z'),
    call('2026-11-25T09:00Z', '2026-11-25T09:30Z'),
  ]
  const morning = (minutes: number, atOnce: number) =>
    local(freeSlots({ hours, callback: { ...callback, minutes, atOnce }, now, calls }))
      .filter((time) => time.startsWith('2026-11-25'))
      .map((time) => time.slice(11))
      .filter((time) => time < '11:00')
  expect(morning(20, 1)).toEqual(['08:00', '08:20', '08:40', '09:00', '10:40'])
  expect(morning(60, 1)).toEqual(['08:00'])
  // Two calls one after the other need one person.
  expect(morning(60, 2)).toEqual(['08:00', '09:00', '10:00'])
})

it('ends the last call by the time at which the house closes', () => {
  const slots = freeSlots({ hours, callback: { ...callback, minutes: 50 }, now, calls: none })
  const tuesday = slots.filter(({ start }) => start.startsWith('2026-11-24'))
  expect(local(tuesday.slice(-1))).toEqual(['2026-11-24T17:10'])
  expect(localTimeOf(new Date(tuesday.at(-1)?.end ?? ''))).toBe('2026-11-24T18:00')
})
