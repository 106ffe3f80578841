import { expect, it } from 'vitest'
import { topCounts, weeklyCounts, weekNumber } from './weeklyCounts.ts'

const at = (text: string) => new Date(text)

it('puts Sunday night into the old week and Monday morning into the new', () => {
  const instants = [at('2026-03-08T23:59:00'), at('2026-03-09T00:00:00'), at('2026-03-11T12:00:00')]
  const weeks = weeklyCounts(
    instants.map((instant) => instant.toISOString()),
    at('2026-03-11T15:00:00'),
    2,
  )
  expect(weeks.map(({ count }) => count)).toEqual([1, 2])
})

it('begins every week at midnight, across a change of the clock', () => {
  for (const { start } of weeklyCounts([], at('2026-04-08T12:00:00'), 6))
    expect([start.getDay(), start.getHours()]).toEqual([1, 0])
})

it.each([
  ['2026-01-05', 2],
  ['2025-12-29', 1],
  ['2026-12-28', 53],
])('the week of %s is number %s', (day, number) => {
  expect(weekNumber(at(`${day}T00:00:00`))).toBe(number)
})

it('counts the most asked first', () => {
  expect(topCounts(['a', 'b', 'b', 'c', 'b', 'a'], 2)).toEqual([
    ['b', 3],
    ['a', 2],
  ])
})
