import { defineConfig } from 'vitest/config'
import type { TestModule } from 'vitest/node'
import { noteNotRun } from './api/tests/not-run.ts'

const SLOW = '**/*.slow.test.ts'
const NIGHTLY = '**/*.nightly.test.ts'
const UNIT = ['{shared,site,lab,data/seed}/**/*.test.{ts,tsx}', 'api/**/*.unit.test.ts']
const CLUSTER = 'api/**/*.cluster.test.ts'
const RUN_FOLDER = 'api/tests/run-folder.ts'
/** For tests that start the built product. */
const globalSetup = [RUN_FOLDER, 'api/tests/demo-stock.ts']

/** Files share their modules, because loading them anew for each takes a third to a half of the time. */
const SHARED = { isolate: false, restoreMocks: true }
/** Node runs the server's files as they are, in tests as well. */
const AS_STARTED = { experimental: { viteModuleRunner: false, nodeLoader: false } }
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 }

/** Which test belongs where, by its name; docs/tests.md says what each is for. */
const projects = [
  { name: 'unit', include: UNIT, ...SHARED },
  {
    name: 'api',
    ...AS_STARTED,
    include: ['api/**/*.test.ts'],
    exclude: [...UNIT, SLOW, NIGHTLY, CLUSTER],
    ...SHARED,
    globalSetup: RUN_FOLDER,
  },
  { name: 'slow', include: [SLOW], ...AS_STARTED, ...SHARED, globalSetup, ...PATIENT },
  { name: 'nightly', include: [NIGHTLY], globalSetup, ...PATIENT },
  { name: 'cluster', include: [CLUSTER], globalSetup, ...PATIENT },
]

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', { onTestRunEnd: noteSkipped }],
    // For busy cores, not a measure of speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: projects.map((test) => ({ extends: true, test })),
  },
})

function noteSkipped(modules: readonly TestModule[]): void {
  for (const { children, relativeModuleId } of modules)
    for (const test of children.allTests('skipped')) noteNotRun(relativeModuleId, test.fullName)
}
