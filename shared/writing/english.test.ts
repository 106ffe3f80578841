import { expect, it } from 'vitest'
import {
  englishAppointment,
  englishCount,
  englishDay,
  englishMoment,
  englishNumber,
  englishPrice,
  englishQuantity,
} from './english.ts'

it('writes amounts, figures and days as an English reader knows them', () => {
  expect(englishPrice(28_500)).toBe('€28,500.00')
  expect(englishPrice(0.5)).toBe('€0.50')
  expect(englishNumber(1234)).toBe('1,234')
  expect(englishQuantity(3050, 'mm')).toBe('3,050\u00a0mm')
  expect(englishQuantity(0.41, 'm/s', 2)).toBe('0.41\u00a0m/s')
  expect(englishCount(1, 'machine', 'machines')).toBe('1 machine')
  expect(englishCount(1024, 'machine', 'machines')).toBe('1,024 machines')
})

it('takes the day of Berlin, wherever the server stands', () => {
  expect(englishMoment('2026-11-28T23:30:00Z')).toBe('29 November 2026, 00:30 (German time)')
  expect(englishAppointment('2026-11-30T09:30:00Z', '2026-11-30T10:00:00Z')).toBe(
    'Monday, 30 November 2026, 10:30 to 11:00 (German time)',
  )
  expect(englishDay(new Date('2026-11-28T23:30:00Z'))).toBe('29 November 2026')
})
