import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { RouterRoute } from 'hono/types'
import type { Env } from '../context.ts'
import { docsPage } from './docs-page.ts'
import { style } from './docs-style.ts'
import { describeApi } from './document.ts'

const HASH = createHash('sha256').update(style).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What the API says about itself, for programs and for people. */
export function openApi(routes: RouterRoute[], siteUrl: string) {
  const document = describeApi(routes, siteUrl)
  return new Hono<Env>()
    .get('/openapi.json', (c) => c.json(document))
    .get('/docs', (c) => c.html(docsPage(document), 200, { 'Content-Security-Policy': POLICY }))
}
