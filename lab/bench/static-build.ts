import { fileURLToPath } from 'node:url'
import { type AstroIntegration, build } from 'astro'
import config from '../../astro.config.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { adapter: _, ...pages } = config

/** The product's pages under their addresses; what says which machines and categories there are stands beside them. */
const routes = [
  ['/', '../../site/pages/index.astro'],
  ['/alle-gabelstapler', '../../site/pages/alle-gabelstapler.astro'],
  ['/kategorie/[slug]', 'static-site/category.astro'],
  ['/produkt/[id]', 'static-site/product.astro'],
] as const
const productPages: AstroIntegration = {
  name: 'product-pages',
  hooks: {
    'astro:config:setup'({ injectRoute }) {
      for (const [pattern, page] of routes) injectRoute({ pattern, entrypoint: here(page) })
    },
  },
}

/** What is compared with: the same pages, made in the same way, as one static build. `OUT_DIR` is where it goes. */
await build({
  ...pages,
  integrations: [...(pages.integrations ?? []), productPages],
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
