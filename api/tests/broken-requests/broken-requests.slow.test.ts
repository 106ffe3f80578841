import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { createTestApp } from '../test-app.ts'
import { bombard, openedBy, targetsOf } from './bombard.ts'

let server: ServerProcess
let targets: ReturnType<typeof targetsOf>
beforeAll(async () => {
  const test = await createTestApp()
  targets = targetsOf(test.app.routes)
  await test.close()
  server = await startServer(await newDataDir(), { CONTACT_LIMIT: '0' })
})
afterAll(() => server.terminate())

it('no broken request ends the process, is a defect, or leaves anything open', async () => {
  const { pid } = server.process
  const seed = Number(process.env.BROKEN_REQUESTS_SEED ?? Date.now())
  const milliseconds = 1000 * Number(process.env.BROKEN_REQUESTS_SECONDS ?? 15)
  expect(targets.length).toBeGreaterThan(150)
  const before = openedBy(pid)
  const { failures, ...counts } = await bombard(server, targets, { seed, milliseconds })
  console.log(`Seed ${seed}:`, counts)
  expect(failures, `seed ${seed}`).toEqual([])
  expect(server.output()).not.toMatch(/Unbehandelt|node:internal/)
  expect([server.process.pid, server.process.exitCode]).toEqual([pid, null])
  if (before !== null) await expect.poll(() => openedBy(pid)).toBeLessThan(before + 20)
}, 900_000)
