import { expect, it } from 'vitest'
import { kindBesideTitle, lineNotes } from './wording.ts'

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

it.each([
  ['Treuerabatt', 5, ['Das sind 5 %']],
  ['Treuerabatt 5 %', 5, []],
  ['2,5% auf alles', 2.5, []],
  ['Nachlass 3 %', 5, ['Das sind 5 %']],
  ['Nachlass 15 %', 5, ['Das sind 5 %']],
  ['Nachlass bei 100 % Vorkasse', 5, ['Das sind 5 %']],
] as const)('a discount “%s” of %s percent says %j beside it', (title, percent, notes) => {
  const line = { title, percent, kind: 'discount', quantity: 1, unitPrice: 100 } as const
  const rest = { description: '', productId: null, priceKind: 'net', isAlternative: false } as const
  const said = lineNotes({ ...line, ...rest, optional: false })
  expect(said.map((note) => note.replaceAll('\u00a0', ' '))).toEqual(notes)
})
