import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './site/e2e/chromium.ts'

const PORT = Number(process.env.E2E_PORT ?? 4399)
const { executablePath, args } = await findChromium()

/** Browser journeys against the built product on a fresh data folder. */
export default defineConfig({
  testDir: 'site/e2e',
  outputDir: 'test-results',
  // One catalogue for all: journeys that change it must not meet each other.
  workers: 1,
  // Patience for two busy cores, not a measure of speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node api/server.ts',
    url: `http://localhost:${PORT}/healthz`,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'gabelstapler-e2e-')),
      ADMIN_PASSWORD: 'e2e-passwort',
      CONTACT_LIMIT: '0',
    },
  },
})
