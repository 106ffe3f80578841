import { expect, it } from 'vitest'
import type { Figures } from '../figures/registry.ts'
import type { ProductStatus } from '../product/terms.ts'
import { assess, nearest } from './assess.ts'
import type { Needs } from './questions.ts'

const machine = (name: string, figures: Figures, status: ProductStatus = 'active') => ({
  name,
  figures,
  status,
})

it('puts what fits first, then what is free, then the smaller machine', () => {
  const stock = [
    machine('too weak', { capacity: 1000 }),
    machine('unknown', {}),
    machine('reserved', { capacity: 2500 }, 'reserved'),
    machine('big', { capacity: 8000 }),
    machine('barely', { capacity: 2000 }),
    machine('right', { capacity: 2500 }),
  ]
  expect(assess(stock, { load: 2000 }).map(({ machine: { name } }) => name)).toEqual([
    'right',
    'big',
    'reserved',
    'barely',
    'unknown',
    'too weak',
  ])
})

it('judges only what can be had', () => {
  const stock = [
    machine('sold', { capacity: 2500 }, 'sold'),
    machine('inactive', { capacity: 2500 }, 'inactive'),
  ]
  expect(assess(stock, { load: 2000 })).toEqual([])
})

it('puts full free lift first where it has to lift under a ceiling', () => {
  const low = { closedHeight: 2100, freeLift: 100, mast: 'duplex', liftHeight: 3300 } as const
  const stock = [
    machine('duplex', { ...low, capacity: 1500 }),
    machine('triplex', { ...low, mast: 'triplex', freeLift: 1500, capacity: 2000 }),
  ]
  const names = (needs: Needs) => assess(stock, needs).map((each) => each.machine.name)
  expect(names({ liftHeight: 1000, ceiling: 3000 })).toEqual(['triplex', 'duplex'])
  expect(names({ gate: 3000 })).toEqual(['duplex', 'triplex'])
})

it('names the machines that lack the least where none fits', () => {
  const stock = [
    machine('half the load', { capacity: 1000, closedHeight: 2000 }),
    machine('30 mm too high', { capacity: 2500, closedHeight: 2230 }),
    machine('400 kg too weak', { capacity: 1600, closedHeight: 2000 }),
    machine('not known', {}),
    machine('30 mm too high and too weak', { capacity: 500, closedHeight: 2230 }),
  ]
  const found = nearest(assess(stock, { load: 2000, gate: 2200 }), 2)
  expect(found.map((each) => each.machine.name)).toEqual(['30 mm too high', '400 kg too weak'])
  expect(found.map(({ reasons }) => reasons.at(-1)?.text.replaceAll('\u00a0', ' '))).toEqual([
    'Bauhöhe 2.230 mm, Tor 2.200 mm, 30 mm zu hoch (Höhe Schutzdach nicht angegeben)',
    'Bauhöhe 2.000 mm, Tor 2.200 mm (Höhe Schutzdach nicht angegeben)',
  ])
})

it('puts among those that do not fit first what misses the fewest answers, and by the smallest share', () => {
  const stock = [
    machine('600 kg and 225 mm', { capacity: 1400, closedHeight: 2425 }),
    machine('10 kg and 10 mm', { capacity: 1990, closedHeight: 2210 }),
    machine('1000 kg', { capacity: 1000, closedHeight: 2000 }),
    machine('170 kg, reserved', { capacity: 1830, closedHeight: 2000 }, 'reserved'),
    machine('170 kg', { capacity: 1830, closedHeight: 2000 }),
    machine('100 mm', { capacity: 3000, closedHeight: 2300 }),
    machine('fits', { capacity: 3000, closedHeight: 2000, guardHeight: 2000 }),
    machine('not known', {}),
  ]
  const found = assess(stock, { load: 2000, gate: 2200 })
  expect(found.map((each) => each.machine.name)).toEqual([
    'fits',
    'not known',
    '100 mm',
    '170 kg',
    '170 kg, reserved',
    '1000 kg',
    '10 kg and 10 mm',
    '600 kg and 225 mm',
  ])
  expect(nearest(found, 2).map((each) => each.machine.name)).toEqual(['100 mm', '170 kg'])
})
