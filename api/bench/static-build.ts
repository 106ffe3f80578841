import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { build } from 'astro'
import { staticReact } from '../../astro.config.mjs'

/** What is compared with: the same pages as one static build. `OUT_DIR` is where it goes. */
process.env.ASTRO_TELEMETRY_DISABLED = '1'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

await build({
  configFile: false,
  root: here('../..'),
  srcDir: here('static-site'),
  publicDir: here('../../site/public'),
  outDir: process.env.OUT_DIR ?? '',
  cacheDir: `${process.env.OUT_DIR}-cache`,
  site: 'http://localhost:4321',
  integrations: [staticReact, react()],
  logLevel: 'error',
  vite: { build: { assetsInlineLimit: 0 } },
})
process.exit(0)
