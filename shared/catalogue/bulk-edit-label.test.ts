import { expect, it } from 'vitest'
import { bulkEditLabel } from './bulk-edit-label.ts'

it.each([
  [3.5, 'Preis +3,5 %'],
  [-5, 'Preis −5 %'],
  [0.25, 'Preis +0,25 %'],
])('a change of prices by %f is called what it is', (pricePercent, label) => {
  expect(bulkEditLabel({ pricePercent }, '').replaceAll('\u00a0', ' ')).toBe(label)
})
