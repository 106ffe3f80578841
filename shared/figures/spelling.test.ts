import { expect, it } from 'vitest'
import { conditionLabels } from '../product/terms.ts'
import { definitionOf, figureKeys } from './registry.ts'
import { spelledAlike, withSoftHyphens } from './spelling.ts'

it.each([
  ['Tragkraft', '2500kg', '2.500 kg'],
  ['Tragkraft', '2,5 t', '2.500 kg'],
  ['Tragkraft (t)', '2,5', '2.500 kg'],
  ['Max. Hubhöhe', '4500 mm', '4.500 mm'],
  ['Betriebsstunden', '4820', '4.820 h'],
  ['Betriebsstunden', '4820 h (abgelesen)', '4.820 h (abgelesen)'],
  ['Batteriebaujahr', '2021', '2021'],
  ['Resttragfähigkeit', '1200 kg bei 3050 mm', '1.200 kg bei 3.050 mm'],
  ['Hubgeschwindigkeit', '0,57 m/s mit Last', '0,57 m/s mit Last'],
  ['Zuladung', '12500kg', '12.500 kg'],
  ['Ladegerät', '48 V / 100 A ≤ 3 h', '48 V / 100 A ≤ 3 h'],
  ['Typ', 'RX 2018', 'RX 2018'],
  ['Tragkraft', 'auf Anfrage', 'auf Anfrage'],
])('%s: %s reads %s', (name, typed, shown) => {
  expect(spelledAlike(name, typed).replaceAll('\u00a0', ' ')).toBe(shown)
})

const LONGEST = 10

it('breaks every long name and value of a figure with a hyphen', () => {
  const texts = figureKeys.flatMap((key) => {
    const definition = definitionOf(key)
    const choices = definition.kind === 'choice' ? Object.values(definition.choices) : []
    return [definition.name, ...choices.map(({ label }) => label)]
  })
  for (const text of [...texts, ...Object.values(conditionLabels)]) {
    const hyphenated = withSoftHyphens(text)
    expect(hyphenated.replaceAll('\u00ad', '')).toBe(text)
    for (const part of hyphenated.split(/[\s\u00ad()-]+/))
      expect(part.length, text).toBeLessThanOrEqual(LONGEST)
  }
})
