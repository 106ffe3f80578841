import { expect, it } from 'vitest'
import { clipped, quoted } from './quoted.ts'

it('repeats up to 200 characters of a cell, none of them by halves', () => {
  expect(quoted('Linde')).toBe('„Linde“')
  expect(clipped('x'.repeat(200))).toBe('x'.repeat(200))
  expect(clipped('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
  expect(clipped(`${'x'.repeat(198)}😀😀`)).toBe(`${'x'.repeat(198)}…`)
})
