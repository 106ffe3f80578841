import { describe, expect, it } from 'vitest'
import { unseenOf } from './stocktake.ts'
import { withHours } from './with-hours.ts'
import type { YardMachine } from './yard.ts'

describe('hours', () => {
  it('stay in the row where the dealer has them', () => {
    const specifications = { Mast: 'Triplex', 'Bstd.': '100', Farbe: 'rot' }
    expect(Object.entries(withHours(specifications, 4210))).toEqual([
      ['Mast', 'Triplex'],
      ['Bstd.', '4.210\u00a0h'],
      ['Farbe', 'rot'],
    ])
  })

  it('get a row where there is none, and leave it when they are taken away', () => {
    expect(withHours({ Mast: 'Triplex' }, 0)).toEqual({
      Mast: 'Triplex',
      Betriebsstunden: '0\u00a0h',
    })
    expect(withHours({ Betriebsstunden: '10 h', Mast: 'Triplex' }, null)).toEqual({
      Mast: 'Triplex',
    })
  })

  it('are not said twice', () => {
    expect(withHours({ Betriebsstunden: '10 h', Bh: '12' }, 20)).toEqual({
      Betriebsstunden: '20\u00a0h',
    })
  })
})

it('counts a day by Berlin, leaves out what is sold, and goes from place to place', () => {
  const machine = (id: number, changes: Partial<YardMachine>): YardMachine => ({
    id,
    title: 'Linde',
    stockNumber: null,
    status: 'active',
    location: 'Kiel',
    hours: null,
    note: '',
    images: [],
    seenAt: null,
    seenBy: null,
    ...changes,
  })
  const machines = [
    machine(1, { seenAt: '2026-07-01T22:30:00Z' }),
    machine(2, { seenAt: '2026-07-01T21:30:00Z' }),
    machine(3, {}),
    machine(4, { status: 'sold' }),
    machine(5, { location: 'Bremen' }),
  ]
  const ids = (location: string) =>
    unseenOf(machines, { since: '2026-07-02', location }).map(({ id }) => id)
  expect(ids('')).toEqual([5, 2, 3])
  expect(ids('Bremen')).toEqual([5])
})
