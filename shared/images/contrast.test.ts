import { expect, it } from 'vitest'
import { INK } from '../images/colours.ts'
import { accentOnInk, contrast, isReadable, textOn } from './contrast.ts'

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('puts ink on light accents and white on dark ones', () => {
  expect(textOn('#ffb100')).toBe(INK)
  expect(textOn('#b00020')).toBe('#ffffff')
})

it('refuses a colour on which neither can be read', () => {
  expect(['#ffb100', '#b00020', '#0050a0'].every(isReadable)).toBe(true)
  expect(isReadable('#7d7d7d')).toBe(false)
})

it('takes white where an accent would vanish on ink', () => {
  expect(accentOnInk('#ffb100')).toBe('#ffb100')
  expect(accentOnInk('#12303f')).toBe('#ffffff')
})
