import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  accentOnInk,
  contrast,
  HAIRLINE,
  INK,
  isReadable,
  PAPER,
  STEEL,
  textOn,
} from './colours.ts'

it('are those of the style sheet', () => {
  const tokens = readFileSync(new URL('../../site/styles/tokens.css', import.meta.url), 'utf8')
  const of = (name: string) => RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  expect({
    INK: of('ink'),
    PAPER: of('paper'),
    STEEL: of('steel-600'),
    HAIRLINE: of('steel-200'),
  }).toEqual({ INK, PAPER, STEEL, HAIRLINE })
})

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
