import { fileURLToPath } from 'node:url'
import { build } from 'astro'
import config from '../../astro.config.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { adapter: _, ...pages } = config

/** What is compared with: the same pages, made in the same way, as one static build. `OUT_DIR` is where it goes. */
await build({
  ...pages,
  configFile: false,
  output: 'static',
  root: here('../..'),
  srcDir: here('static-site'),
  publicDir: here('../../site/public'),
  outDir: process.env.OUT_DIR ?? '',
  cacheDir: `${process.env.OUT_DIR}-cache`,
  site: 'http://localhost:4321',
  logLevel: 'error',
})
process.exit(0)
