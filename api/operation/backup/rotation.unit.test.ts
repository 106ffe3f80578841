import { describe, expect, it } from 'vitest'
import { DAY } from '../../../shared/time/time.ts'
import { isNightlyDue, outdated } from './rotation.ts'

const nightly = (createdAt: string) => ({ name: createdAt, createdAt, isNightly: true })

/** One backup for each of so many nights before that day, at three in the morning in Germany. */
function nights(last: string, count: number) {
  const end = Date.parse(`${last}T02:00:00.000Z`)
  return Array.from({ length: count }, (_, i) => nightly(new Date(end - i * DAY).toISOString()))
}
const keptOf = (backups: ReturnType<typeof nights>) => {
  const gone = outdated(backups)
  return backups
    .map(({ name }) => name)
    .filter((name) => !gone.includes(name))
    .map((name) => name.slice(0, 10))
}

describe('nightly backups', () => {
  it.each([
    ['the last seven days', nights('2026-11-22', 7), 7],
    ['one on which a week ends, beyond seven days', nights('2026-11-22', 14), 8],
    ['after a year: 7 days, 3 more Sundays, 5 more ends of a month', nights('2026-11-22', 365), 15],
  ])('keep %s', (_, backups, many) => {
    expect(keptOf(backups)).toHaveLength(many)
  })

  it('keep days, the ends of weeks and the ends of months', () => {
    expect(keptOf(nights('2026-11-22', 365))).toEqual([
      ...['22', '21', '20', '19', '18', '17', '16'].map((day) => `2026-11-${day}`),
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
    ])
  })

  it('count by the days on which there is one, so that a server that was off loses none', () => {
    const seldom = nights('2026-11-22', 70).filter((_, i) => i % 10 === 0)
    expect(keptOf(seldom)).toHaveLength(7)
  })

  it('go by the German day', () => {
    // Both are of 2 November in Germany; the first is of 1 November in UTC.
    const sameDay = [nightly('2026-11-02T22:30:00.000Z'), nightly('2026-11-01T23:30:00.000Z')]
    expect(outdated(sameDay)).toEqual(['2026-11-01T23:30:00.000Z'])
  })

  it('leave alone what somebody made by hand', () => {
    const own = nights('2026-11-22', 365).map((backup) => ({ ...backup, isNightly: false }))
    expect(outdated(own)).toEqual([])
  })
})

describe('the backup of a night', () => {
  it.each([
    ['2026-11-22T00:30:00Z', false, 'at half past one'],
    ['2026-11-22T01:30:00Z', true, 'at half past two'],
    ['2026-11-22T13:00:00Z', true, 'in the afternoon, if the server was off'],
    ['2026-07-22T00:30:00Z', true, 'at half past two in summer'],
  ])('at %s is due: %s (%s)', (now, isDue) => {
    expect(isNightlyDue(nights('2026-11-21', 3), new Date(now))).toBe(isDue)
  })

  it('is made once', () => {
    const made = [nightly('2026-11-22T01:10:00.000Z')]
    expect(isNightlyDue(made, new Date('2026-11-22T02:10:00Z'))).toBe(false)
    const byHand = made.map((backup) => ({ ...backup, isNightly: false }))
    expect(isNightlyDue(byHand, new Date('2026-11-22T02:10:00Z'))).toBe(true)
  })
})
