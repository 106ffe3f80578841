import { expect, it } from 'vitest'
import { encodeLatin9, toLatin9 } from './latin9.ts'

it.each([
  ['2½ t', '2 1/2 t'],
  ['Gabel ½2', 'Gabel 1/2 2'],
  ['Hub ≥4.500 mm, ≈3 t', 'Hub >=4.500 mm, ca. 3 t'],
  ['5‰ und 10Ω', '5 Promille und 10 Ohm'],
  ['10⁴ m³', '10^4 m³'],
  ['Linde™ H25 ✅ UVV neu 🚜3', 'Linde H25 UVV neu 3'],
  ['⌀ 540 – „Škoda“ … 20 €', 'Ø 540 - "Škoda" ... 20 €'],
  ['Stufe ⅢA, 2２00 kg', 'Stufe IIIA, 2200 kg'],
  ['Ełk, Čačak, Ж', 'Elk, Cacak, Zh'],
  ['🚜', '?'],
])('writes for a portal of few letters what a person would: %s', (text, written) => {
  expect(toLatin9(text)).toBe(written)
  expect(encodeLatin9(written).toString('latin1')).not.toContain('\u001a')
})
