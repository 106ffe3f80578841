import { expect, it } from 'vitest'
import { recognise } from '../figures/recognise.ts'
import { machineLine } from './machine-lines.ts'

const specifications = { Tragkraft: '3 t', Hubhöhe: '4,5 m', Betriebsstunden: '4820' }
const facts = [
  'Tragkraft 3.000\u00a0kg, Hubhöhe 4.500\u00a0mm',
  'Baujahr 2019, Betriebsstunden 4.820\u00a0h',
  'Lagernummer GS-7, ab Standort Köln',
]
const machine = {
  id: 7,
  brand: 'Linde',
  model: 'H30D',
  year: 2019,
  figures: recognise(specifications).figures,
  specifications,
  location: 'Köln',
  stockNumber: 'GS-7',
  price: 28_500,
  priceKind: 'net',
  condition: 'used',
  status: 'active',
} as const

it.each([
  ['Linde H30D', facts.join('\n')],
  ['Dieselstapler 3 t', ['Linde H30D', ...facts].join('\n')],
])('describes “%s” without saying its title again', (title, description) => {
  expect(machineLine({ ...machine, title }, null)).toMatchObject({ title, description })
})

it('names no inspection that is over', () => {
  const past = { Tragkraft: '3 t', 'UVV geprüft bis': '03/2020' }
  const { description } = machineLine(
    { ...machine, title: 'Linde H30D', specifications: past, figures: recognise(past).figures },
    null,
  )
  expect(description).toContain('Baujahr 2019, UVV fällig')
  expect(description).not.toContain('2020')
})
