import { expect, it } from 'vitest'
import { fixedPages, paths, unlistedPages } from '../addresses/paths.ts'
import { claimPageNames, claimPages } from '../dealer/site-settings.ts'
import { pageName } from './page-name.ts'

it.each([...fixedPages, ...unlistedPages])('names %s in words, not by its address', (path) => {
  expect(pageName(path)).not.toContain('/')
})

it.each(claimPages)('calls %s in the settings what it is called elsewhere', (page) => {
  expect(claimPageNames[page]).toBe(pageName(paths[page]))
})
