import { expect, it } from 'vitest'
import { kindBesideTitle } from './wording.ts'

it.each([
  ['delivery', 'Lieferung', null],
  ['delivery', 'Lieferung nach 30159', null],
  ['delivery', 'Fracht nach Wien', 'Lieferung'],
  ['rent', 'Miete je Monat', null],
  ['machine', 'Linde H30D', 'Maschine'],
  ['service', 'Maschinenwäsche', 'Dienstleistung'],
] as const)('names the kind %s beside “%s” as %s', (kind, title, name) => {
  expect(kindBesideTitle({ kind, title })).toBe(name)
})
