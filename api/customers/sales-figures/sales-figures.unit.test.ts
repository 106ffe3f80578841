import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { type Counted, countSales } from './sales-figures.ts'
import { salesFiguresCsv } from './sales-figures-csv.ts'

const at = (text: string) => new Date(text)
// Monday, 9:00 in Berlin.
const inquiry: Counted = {
  createdAt: at('2026-11-23T08:00:00Z'),
  answerDueAt: at('2026-11-25T10:00:00Z'),
  firstAnsweredAt: null,
  stage: 'new',
  lostReason: null,
  source: 'website',
  products: [{ id: 7, title: '=Linde H30' }],
}

const counted = countSales(
  [
    inquiry,
    { ...inquiry, firstAnsweredAt: at('2026-11-23T09:00:00Z'), stage: 'won', source: 'phone' },
    // Overnight: opening time alone counts, from 9:00 to 18:00 and from 8:00 to 9:00.
    { ...inquiry, firstAnsweredAt: at('2026-11-24T08:00:00Z'), stage: 'contacted' },
    { ...inquiry, firstAnsweredAt: at('2026-11-26T08:00:00Z'), stage: 'lost', lostReason: 'price' },
    { ...inquiry, createdAt: at('2026-10-31T23:30:00Z'), products: [], stage: 'done' },
  ],
  demoSettings.hours,
  { from: '2026-10-01', to: '2026-11-30' },
  at('2026-11-25T09:00:00Z'),
)

it('counts what came in, was answered in time, won and lost', () => {
  expect(counted).toMatchObject({ received: 5, answered: 3, withinPromise: 2, late: 1, won: 1 })
  expect(counted.lost).toMatchObject({ price: 1, other: 0 })
  expect(counted.bySource).toMatchObject({
    website: { received: 4, won: 0 },
    phone: { received: 1, won: 1 },
    yard: { received: 0, won: 0 },
  })
})

it('counts as late what waits beyond its promise, and not what was closed', () => {
  const lateBy = (hours: string) =>
    countSales([inquiry, { ...inquiry, stage: 'done' }], demoSettings.hours, counted, at(hours))
      .late
  expect(lateBy('2026-11-25T10:00:00Z')).toBe(0)
  expect(lateBy('2026-11-25T10:01:00Z')).toBe(1)
})

it('takes the middle of answer times in opening hours', () => {
  expect(counted.medianAnswerMinutes).toBe(10 * 60)
  expect(
    countSales([inquiry], demoSettings.hours, counted, at('2026-11-24T09:00:00Z'))
      .medianAnswerMinutes,
  ).toBeNull()
})

it('names machines and months, the month in Berlin', () => {
  expect(counted.byProduct).toEqual([{ productId: 7, title: '=Linde H30', received: 4 }])
  expect(counted.byMonth.map(({ month, received }) => [month, received])).toEqual([['2026-11', 5]])
})

it('is a table in which no title is a formula', async () => {
  const lines = (await buffer(Readable.from(salesFiguresCsv(counted)))).toString().split('\r\n')
  expect(lines[0]).toBe('\ufeffKennzahl;Wovon;Anzahl')
  expect(lines).toContain('Verloren;zu teuer;1')
  expect(lines).toContain("Angefragt;'=Linde H30;4")
})
