import { expect, it } from 'vitest'
import { viewingText } from './viewing.ts'

it('says of a machine in another town that it is seen there, by appointment', () => {
  expect(viewingText('München', 'Hamburg')).toBe(
    'Standort dieser Maschine: München. Ansehen und Probe fahren können Sie dort nach Absprache.',
  )
  expect(viewingText('hamburg ', 'Hamburg')).toMatch(/^Diese Maschine steht bei uns in Hamburg\./)
})
