import { expect, it } from 'vitest'
import { machineLine } from './machine-line.ts'

const machine = {
  id: 7,
  brand: 'Linde',
  model: 'H30D',
  year: 2019,
  hours: 4820,
  price: 28_500,
  priceKind: 'net',
  condition: 'used',
  status: 'active',
} as const

it.each([
  ['Linde H30D', 'Baujahr 2019\n4.820 Betriebsstunden'],
  ['Dieselstapler 3 t', 'Linde H30D, Baujahr 2019\n4.820 Betriebsstunden'],
])('describes “%s” without saying its title again', (title, description) => {
  expect(machineLine({ ...machine, title }, null)).toMatchObject({ title, description })
})
