import { expect, it } from 'vitest'
import { forecastText } from './forecastText.ts'

it('says of which offers what share is expected, and leaves out states without any', () => {
  const none = { count: 0, value: 0, probability: 50, expected: 0 }
  const draft = { count: 2, value: 1_000, probability: 20, expected: 200 }
  const ordered = { count: 1, value: 4_000, probability: 80, expected: 3_200 }
  expect(forecastText({ draft, sent: none, ordered }).replaceAll('\u00a0', ' ')).toBe(
    'Gerechnet mit 20 % der Entwürfe (1.000,00 €), 80 % der Bestellungen (4.000,00 €).',
  )
})
