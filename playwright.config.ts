import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './site/e2e/chromium.ts'

/** The ways that everybody goes; the others run where there is time for them. */
const EVERYDAY = /@everyday/
/** A journey with such a tag, or all of a file with such a name. */
const NIGHTLY = /@nightly|\.nightly\.spec\.ts/

/** Browser journeys against the built product; see `site/e2e/fixtures.ts` for who serves it. */
export default defineConfig({
  testDir: 'site/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: ['./api/tests/run-folder.ts', './api/tests/demo-stock.ts'],
  projects: [
    // The longest comes first, so that a worker does not end long after the others.
    { name: 'walk', testMatch: 'walk.spec.ts' },
    { name: 'journeys', grep: EVERYDAY },
    {
      name: 'slow',
      grepInvert: [EVERYDAY, NIGHTLY],
      testIgnore: 'walk.spec.ts',
      timeout: 180_000,
      // A seventh of their time goes into what fades and slides. The everyday ways move as people see them.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'nightly', grep: NIGHTLY, timeout: 180_000 },
  ],
  // Each has a server and a catalogue of its own, so that journeys that change it never meet.
  workers: '100%',
  // For busy cores, not a measure of speed.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with something else fails one in some hundreds. Its second try is reported as „flaky“.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./site/e2e/not-run-reporter.ts']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_ARGS },
    // A trace costs a third of the time; `--trace on` shows what one that failed did.
    screenshot: 'only-on-failure',
  },
})
