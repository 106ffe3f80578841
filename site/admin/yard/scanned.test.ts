import { expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { scanned } from './scanned.ts'

const machine = (id: number, changes: Partial<YardMachine> = {}): YardMachine => ({
  id,
  title: 'Linde H30D',
  stockNumber: `GS-10${id}`,
  location: 'Kiel',
  status: 'active',
  hours: null,
  note: '',
  images: [],
  seenAt: null,
  seenBy: null,
  ...changes,
})
const machines = [
  machine(1),
  machine(2, { location: 'Bremen' }),
  machine(3, { status: 'sold' }),
  machine(4, { seenAt: '2026-11-29T09:00:00.000Z', seenBy: 'hof' }),
  machine(5, { stockNumber: null }),
]
const read = (code: string) => {
  const { machine, text } = scanned(machines, code, { since: '2026-11-29', location: 'Kiel' })
  return [machine?.id ?? null, text]
}
const label = (id: number) => `https://stapler.example${paths.adminYard(id)}`

it('marks what it reads, be it a label or the dealer’s own barcode', () => {
  expect(read(label(1))).toEqual([1, ''])
  expect(read('gs 101')).toEqual([1, ''])
  expect(read(label(5))).toEqual([5, ''])
})

it('marks what should stand elsewhere, and says so', () => {
  expect(read(label(2))).toEqual([2, 'Standort im Bestand: Bremen'])
})

it('marks nothing twice, nothing that is sold and nothing that is not in stock', () => {
  expect(read(label(4))).toEqual([null, 'GS-104 · Linde H30D ist schon gesehen'])
  expect(read(label(3))).toEqual([null, 'GS-103 · Linde H30D ist verkauft und zählt nicht mit'])
  expect(read(label(9))).toEqual([null, 'Nicht im Bestand: Nr. 9'])
  expect(read('4006381333931')).toEqual([null, 'Nicht im Bestand: „4006381333931“'])
  expect(read('···')).toEqual([null, 'Nicht im Bestand: „···“'])
})
