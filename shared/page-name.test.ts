import { expect, it } from 'vitest'
import { pageName } from './page-name.ts'
import { fixedPages, unlistedPages } from './paths.ts'

it.each([...fixedPages, ...unlistedPages])('names %s in words, not by its address', (path) => {
  expect(pageName(path)).not.toContain('/')
})
