import { expect, it } from 'vitest'
import { unseenOf } from './stocktake.ts'
import type { YardMachine } from './yard.ts'

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
