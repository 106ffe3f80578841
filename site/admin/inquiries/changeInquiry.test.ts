import { expect, it } from 'vitest'
import { forSaleText } from './changeInquiry.ts'

it('names what others can still buy once an inquiry is won, and where it is reserved', () => {
  expect(forSaleText([])).toBe('')
  expect(forSaleText(['Linde H30'])).toBe(
    '„Linde H30“ ist weiter für alle zu haben, auch auf der Website. Reservieren können Sie die Maschine in der Anfrage.',
  )
  expect(forSaleText(['Linde H30', 'Still RX 60'])).toBe(
    '„Linde H30“ und „Still RX 60“ sind weiter für alle zu haben, auch auf der Website. Reservieren können Sie die Maschinen in der Anfrage.',
  )
})
