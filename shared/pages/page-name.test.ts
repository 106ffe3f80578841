import { expect, it } from 'vitest'
import { fixedPages, unlistedPages } from '../addresses/paths.ts'
import { pageName } from './page-name.ts'

it.each([...fixedPages, ...unlistedPages])('names %s in words, not by its address', (path) => {
  expect(pageName(path)).not.toContain('/')
})
