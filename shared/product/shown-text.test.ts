import { expect, it } from 'vitest'
import { shownText } from './shown-text.ts'

it.each([
  ['Antrieb', 'LPG', 'Treibgas (LPG)'],
  ['Kraftstoff', 'Treibgas', 'Treibgas (LPG)'],
  ['Betriebsstunden', '7450', '7.450\u00a0h'],
  ['Antrieb', 'Diesel / Gas', 'Diesel / Gas'],
  ['Farbe', 'rot', 'rot'],
])('shows %s %s as visitors read it', (name, text, shown) => {
  expect(shownText(name, text)).toBe(shown)
})
