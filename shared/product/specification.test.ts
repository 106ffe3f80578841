import { expect, it } from 'vitest'
import { specificationGroup } from './specification.ts'

it.each([
  ['Freihub', 'Abmessungen'],
  ['Radstand', 'Abmessungen'],
  ['Bauhöhe', 'Abmessungen'],
  ['Länge bis Gabelrücken', 'Abmessungen'],
  ['Vorbaumaß', 'Abmessungen'],
  ['Mast', 'Technische Daten'],
  ['Batteriegewicht', 'Technische Daten'],
  ['Tragkraft', 'Leistung'],
  ['Hubgeschwindigkeit', 'Leistung'],
  ['Betriebsstunden', 'Sonstiges'],
])('shows %s under %s', (name, group) => {
  expect(specificationGroup(name)).toBe(group)
})

it('reads a name in any spelling of its umlauts, and lets the first heading that fits have it', () => {
  expect(specificationGroup('BAUHÖHE'.normalize('NFD'))).toBe('Abmessungen')
  expect(specificationGroup('Masthöhe')).toBe('Abmessungen')
  expect(specificationGroup('Motorleistung')).toBe('Technische Daten')
})
