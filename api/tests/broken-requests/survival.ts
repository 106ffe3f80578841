import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { createTestApp } from '../test-app.ts'
import { bombard, openedBy, targetsOf } from './bombard.ts'
import type { Target } from './requests.ts'

/** As `npm run serve` has it. */
const LIMITS = { NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4' }
/** What the routes that there are take before chance begins, and what ends by itself afterwards. */
const BESIDES_MS = 300_000
/** Files and connections that come and go: of the pages that are written, of processes that draw. */
const COME_AND_GO = 20

/**
 * The test that a server lives on while broken requests come to every route for so long. `BROKEN_REQUESTS_SEED` repeats
 * the requests of another run.
 */
export function testBrokenRequestsFor(milliseconds: number): void {
  let server: ServerProcess
  let targets: Target[]
  beforeAll(async () => {
    const test = await createTestApp()
    targets = targetsOf(test.app.routes)
    await test.close()
    server = await startServer(await newDataDir(), { CONTACT_LIMIT: '0', ...LIMITS })
  })
  afterAll(() => server.terminate())

  const title = 'no broken request ends the process, is a defect, or leaves anything open'
  it(title, { timeout: milliseconds + BESIDES_MS }, async () => {
    const { pid } = server.process
    const before = openedBy(pid)
    const seed = Number(process.env.BROKEN_REQUESTS_SEED ?? Date.now() % 100_000)
    expect(targets.length).toBeGreaterThan(150)
    const { failures, ...counts } = await bombard(server, targets, { seed, milliseconds })
    console.log(`Seed ${seed}, ${targets.length} routes:`, counts)
    expect(failures, `seed ${seed}`).toEqual([])
    expect(server.output()).not.toMatch(/Unbehandelt|node:internal/)
    expect([server.process.pid, server.process.exitCode]).toEqual([pid, null])
    if (before !== null) await expect.poll(() => openedBy(pid)).toBeLessThan(before + COME_AND_GO)
  })
}
