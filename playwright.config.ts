import { defineConfig } from '@playwright/test'
import { findChromium } from './site/e2e/chromium.ts'

const { executablePath, args } = await findChromium()

/** Browser journeys against the built product; see `site/e2e/fixtures.ts` for who serves it. */
export default defineConfig({
  testDir: 'site/e2e',
  outputDir: 'test-results',
  // Each has a server and a catalogue of its own, so that journeys that change it never meet.
  workers: 2,
  // Patience for two busy cores, not a measure of speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // What passes only then is reported as flaky, and is worth a look.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
  },
})
