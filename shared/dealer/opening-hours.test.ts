import { describe, expect, it } from 'vitest'
import { demoSettings } from '../company.ts'
import {
  type ExceptionalDay,
  formatSpans,
  hoursLines,
  hoursOn,
  promisedReply,
  readSpans,
  spans,
  upcoming,
} from './opening-hours.ts'

const { week } = demoSettings.hours
const closedOn = (date: string, label = 'Feiertag'): ExceptionalDay => ({ date, label, open: [] })
const hours = { week, exceptions: [closedOn('2026-12-24'), closedOn('2026-12-25')] }

describe('opening hours', () => {
  it('share a line on neighbouring days with the same hours', () => {
    const lines = hoursLines(week).map(({ label, open }) => `${label} ${formatSpans(open)}`)
    expect(lines).toEqual(['Mo–Fr 8:00–18:00 Uhr', 'Sa 9:00–14:00 Uhr', 'So geschlossen'])
  })

  it('name a lunch break', () => {
    const open = [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:30' },
    ]
    expect(formatSpans(open)).toBe('8:00–12:00, 13:00–17:30 Uhr')
  })

  it('follow an exception before the week', () => {
    expect(hoursOn('2026-12-23', hours)).toEqual(week.Wednesday)
    expect(hoursOn('2026-12-24', hours)).toEqual([])
    expect(hoursOn('2026-12-27', hours)).toEqual([])
  })

  it.each([
    [[{ from: '18:00', to: '08:00' }], 'Die Öffnung muss vor dem Schluss liegen'],
    [
      [
        { from: '08:00', to: '12:00' },
        { from: '11:00', to: '17:00' },
      ],
      'Die Zeiten eines Tages müssen aufeinander folgen',
    ],
    [[{ from: '8 Uhr', to: '12:00' }], 'Uhrzeit muss wie 08:00 geschrieben sein'],
  ])('refuse %j', (open, message) => {
    expect(spans.safeParse(open).error?.issues[0]?.message).toBe(message)
  })
})

describe('hours as people type them', () => {
  it.each([
    ['8-18', '8:00–18:00 Uhr'],
    ['08:00–12:00, 13:00–17:30 Uhr', '8:00–12:00, 13:00–17:30 Uhr'],
    ['8 bis 12 und 13 bis 17.30 Uhr', '8:00–12:00, 13:00–17:30 Uhr'],
    ['Geschlossen', 'geschlossen'],
  ])('reads %s', (text, written) => {
    expect(formatSpans(readSpans(text) ?? [])).toBe(written)
  })

  it.each(['', 'vormittags', '18-8', '8-25', '8-12, 11-14', '8'])(
    'does not guess at „%s“',
    (text) => {
      expect(readSpans(text)).toBeNull()
    },
  )

  it('reads what it writes', () => {
    for (const open of Object.values(week)) expect(readSpans(formatSpans(open))).toEqual(open)
  })
})

describe('the promise to answer', () => {
  it.each([
    ['on a workday', '2026-12-21T09:00:00Z', 'innerhalb von 24 Stunden'],
    ['on a Saturday, as Sunday is closed', '2026-12-19T09:00:00Z', 'bis Montag, 21. Dezember'],
    ['before a holiday and a closed day', '2026-12-23T09:00:00Z', 'bis Samstag, 26. Dezember'],
    ['late on a day, in German time', '2026-12-22T23:30:00Z', 'bis Samstag, 26. Dezember'],
  ])('counts working days: %s', (_, moment, promise) => {
    expect(promisedReply(24, hours, new Date(moment))).toBe(promise)
  })

  it('stays as it is for a dealer who is never open', () => {
    const never = { week: { ...week }, exceptions: [] }
    for (const day of Object.keys(week)) Object.assign(never.week, { [day]: [] })
    expect(promisedReply(24, never, new Date())).toBe('innerhalb von 24 Stunden')
  })
})

it('announces the exceptions of the next three weeks, in their order', () => {
  const exceptions = ['2027-01-06', '2026-12-25', '2026-12-11', '2026-12-12'].map((date) =>
    closedOn(date),
  )
  const shown = upcoming(exceptions, new Date('2026-12-12T10:00:00Z'))
  expect(shown.map(({ date }) => date)).toEqual(['2026-12-12', '2026-12-25'])
})
