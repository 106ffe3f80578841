import { expect, it } from 'vitest'
import { createTestSite } from '../../delivery/publish/testing/test-site.ts'
import { createTestApp } from '../test-app.ts'
import { visible } from './addresses.ts'
import { compareWithFresh } from './compare.ts'
import { houseChanges } from './house-changes.ts'
import { machineChanges } from './machine-changes.ts'

it('asks for everything that visitors may read', async () => {
  const test = await createTestApp()
  const routes = test.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const open = new Set(['/*'])
  for (const path of routes) {
    const { status } = await test.app.request(path.replace(/:\w+(?:\{.*\})?/g, '987654'))
    if (status !== 401) open.add(path)
  }
  expect([...open].sort()).toEqual(Object.keys(visible).sort())
  await test.close()
})

it('whatever a dealer changes, no page, file or answer says what a new process would not say', async () => {
  await compareWithFresh({
    site: createTestSite('one'),
    changes: [...machineChanges, ...houseChanges],
    sites: 1,
    steps: 6,
  })
})
