import { expect, it } from 'vitest'
import { machine } from '../testing/product.ts'
import { warrantyText } from './warranty.ts'

const warranty = {
  new: { months: 24, scope: 'auf die ganze Maschine' },
  A: { months: 1, scope: '' },
  B: null,
  C: { months: 0, scope: '' },
}
const used = { ...machine, condition: 'used' as const }

it.each([
  [{ ...machine, condition: 'new' as const, grade: null }, '24 Monate auf die ganze Maschine'],
  [
    { ...machine, condition: 'demo' as const, grade: 'C' as const },
    '24 Monate auf die ganze Maschine',
  ],
  [{ ...used, grade: 'A' as const }, '1 Monat'],
  [{ ...machine, condition: 'refurbished' as const, grade: 'C' as const }, 'ohne Garantie'],
  [{ ...used, grade: 'B' as const }, null],
  [{ ...used, grade: null }, null],
  [{ ...used, grade: 'A' as const, status: 'sold' as const }, null],
])('says what the dealer answers for, machine %#', (product, text) => {
  expect(warrantyText(product, warranty)).toBe(text)
  expect(warrantyText(product, null)).toBeNull()
})
