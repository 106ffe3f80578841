import { expect, it } from 'vitest'
import { joined } from './texts.ts'

it('ends each part once', () => {
  expect(joined('Linde H25', 'Wie neu.', 'Hubhöhe: 3.050 mm')).toBe(
    'Linde H25. Wie neu. Hubhöhe: 3.050 mm',
  )
  expect(joined('Noch da?', '', 'Ja!', 'Antrieb: Diesel')).toBe('Noch da? Ja! Antrieb: Diesel')
})
