import { expect, it } from 'vitest'
import { loadSite } from '../../delivery/publish/site.ts'
import { pagesOnRequest } from './addresses.ts'
import { compareWithFresh } from './compare.ts'
import { houseChanges } from './house-changes.ts'
import { machineChanges } from './machine-changes.ts'
import { rareChanges } from './rare-changes.ts'

it('whatever a dealer changes, no page of the built site says what a new process would not say', {
  timeout: 600_000,
}, async () => {
  const all = [...machineChanges, ...houseChanges, ...rareChanges]
  const made = await compareWithFresh({
    site: await loadSite('dist', { siteUrl: 'http://localhost:4321', mail: null }),
    changes: all,
    more: pagesOnRequest,
    sites: 4,
    steps: 20,
  })
  expect(made.size, 'not all changes were refused').toBeGreaterThan(all.length / 2)
})
