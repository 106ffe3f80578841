import { expect, it } from 'vitest'
import { locationNote, viewingText } from './locations.ts'

const places = { city: 'Hamburg', locations: [{ name: 'Köln', kind: 'previousOwner' as const }] }

it('says how a machine is seen where it stands, which is not always where the dealer is', () => {
  expect(viewingText('München', places)).toBe(
    'Standort dieser Maschine: München. Ansehen und Probe fahren können Sie dort nach Absprache.',
  )
  expect(viewingText('hamburg ', places)).toMatch(/^Diese Maschine steht bei uns in hamburg/)
  expect(viewingText('Köln', places)).toMatch(
    /^Diese Maschine steht noch beim Vorbesitzer in Köln\./,
  )
  expect(['München', 'Hamburg', 'köln'].map((name) => locationNote(name, places))).toEqual([
    null,
    'bei uns im Haus',
    'noch beim Vorbesitzer',
  ])
})
