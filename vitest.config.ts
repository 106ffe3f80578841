import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,api,site}/**/*.test.{ts,tsx}'],
    reporters: ['default'],
    // Argon2, sharp and two cores: patience for the slowest, not a measure of speed.
    testTimeout: 30_000,
  },
})
