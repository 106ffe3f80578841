import { describe, expect, it } from 'vitest'
import { demoSettings } from './company.ts'
import {
  type ExceptionalDay,
  formatHours,
  formatSpans,
  hoursLines,
  readHours,
  readSpans,
  spans,
  upcoming,
  workdayLine,
} from './opening-hours.ts'

const { week } = demoSettings.hours
const closedOn = (date: string, label = 'Feiertag'): ExceptionalDay => ({ date, label, open: [] })

describe('opening hours', () => {
  it('share a line on neighbouring days with the same hours', () => {
    const lines = hoursLines({ week, byAppointment: [] })
    expect(lines.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Mo–Fr 8:00–18:00 Uhr',
      'Sa 9:00–14:00 Uhr',
      'So geschlossen',
    ])
  })

  it('share a line on days with the same hours that are apart, and call no two of them the week', () => {
    const long = [{ from: '08:00', to: '19:00' }]
    const hours = { week: { ...week, Wednesday: long, Thursday: long }, byAppointment: [] }
    expect(hoursLines(hours).map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Mo–Di, Fr 8:00–18:00 Uhr',
      'Mi–Do 8:00–19:00 Uhr',
      'Sa 9:00–14:00 Uhr',
      'So geschlossen',
    ])
    expect(workdayLine(hours)).toBeUndefined()
    const closed = hoursLines({ ...hours, week: { ...week, Wednesday: [] } })
    expect(closed.map(({ label }) => label)).toEqual(['Mo–Di, Do–Fr', 'Mi, So', 'Sa'])
    expect(workdayLine({ week, byAppointment: [] })?.label).toBe('Mo–Fr')
  })

  it('name days on which one comes by appointment', () => {
    const lines = hoursLines({ week: { ...week, Saturday: [] }, byAppointment: ['Saturday'] })
    expect(lines.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Mo–Fr 8:00–18:00 Uhr',
      'Sa nach Vereinbarung',
      'So geschlossen',
    ])
  })

  it('name a lunch break', () => {
    const open = [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '17:30' },
    ]
    expect(formatSpans(open)).toBe('8:00–12:00, 13:00–17:30 Uhr')
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

describe('the hours of a day of the week as people type them', () => {
  it.each([
    ['nach Vereinbarung', 'nach Vereinbarung'],
    ['Nach Absprache', 'nach Vereinbarung'],
    ['n. V.', 'nach Vereinbarung'],
    ['nur nach Vereinbarung', 'nach Vereinbarung'],
    ['9-12 und nach Vereinbarung', '9:00–12:00 Uhr und nach Vereinbarung'],
    ['9–12 Uhr, nach Vereinbarung', '9:00–12:00 Uhr und nach Vereinbarung'],
    ['9:00–12:00 Uhr und nach Vereinbarung', '9:00–12:00 Uhr und nach Vereinbarung'],
    ['8-18', '8:00–18:00 Uhr'],
    ['geschlossen', 'geschlossen'],
  ])('reads %s', (text, written) => {
    const hours = readHours(text)
    expect(hours && formatHours(hours)).toBe(written)
  })

  it.each(['', 'Vereinbarung', 'vormittags nach Vereinbarung'])(
    'does not guess at „%s“',
    (text) => {
      expect(readHours(text)).toBeNull()
    },
  )
})

it('announces the exceptions and holidays of the next three weeks, in their order', () => {
  const exceptions = ['2027-01-06', '2026-12-25', '2026-12-11', '2026-12-12'].map((date) =>
    closedOn(date),
  )
  const now = new Date('2026-12-12T10:00:00Z')
  const shown = upcoming({ exceptions, holidays: ['2026-12-25', '2026-12-26', '2027-01-01'] }, now)
  expect(shown.map(({ date }) => date)).toEqual([
    '2026-12-12',
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
  ])
  expect(shown[2]).toEqual(closedOn('2026-12-26'))
})
