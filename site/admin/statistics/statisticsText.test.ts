import { expect, it } from 'vitest'
import { addDays } from '../../../shared/time/dates.ts'
import { ageLabel, columnsOf, legendText } from './statisticsText.ts'

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(first, index),
    views: 1,
    inquiries: 2,
  }))

it('has a column for each day of a month, and puts the days of a year together', () => {
  expect(columnsOf(daysFrom('2026-11-01', 30))).toHaveLength(30)
  const year = columnsOf(daysFrom('2026-01-01', 365))
  expect(year).toHaveLength(31)
  expect(year[0]).toEqual({ from: '2026-01-01', to: '2026-01-12', views: 12, inquiries: 24 })
  expect(year.at(-1)).toEqual({ from: '2026-12-27', to: '2026-12-31', views: 5, inquiries: 10 })
  expect(columnsOf([])).toEqual([])
})

it('says how high the highest column is, and nothing of what there is none of', () => {
  const day = { from: '2026-11-01', to: '2026-11-01', views: 0, inquiries: 0 }
  expect(legendText([day])).toBe('keine Aufrufe')
  expect(legendText([day, { ...day, views: 1 }])).toBe('höchste Säule: 1 Aufruf')
  expect(legendText([{ ...day, views: 1_200, inquiries: 1 }])).toBe(
    'höchste Säule: 1.200 Aufrufe; Punkt: Anfrage',
  )
})

it('names ages without a gap', () => {
  expect([ageLabel(null, 30), ageLabel(30, 90), ageLabel(365, null)]).toEqual([
    'bis 30 Tage',
    '31 bis 90 Tage',
    'mehr als 365 Tage',
  ])
})
