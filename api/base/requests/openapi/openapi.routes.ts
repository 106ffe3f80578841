import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Env } from '../http/env.ts'
import { notFound } from '../http/errors.ts'
import { type AboutApi, describeApi } from './document.ts'

const page = ({
  title,
  icon,
}: AboutApi) => `<!doctype html><html lang="de"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="${icon}"><link rel="stylesheet" href="docs/swagger-ui.css">
<div id="docs"></div><script src="docs/swagger-ui-bundle.js"></script><script src="docs/start.js"></script></html>`
const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs' })`
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const file = (name: string) => new URL(import.meta.resolve(`swagger-ui-dist/${name}`))

export function openApi(api: Hono<Env>, siteUrl: string, about: AboutApi) {
  let document: ReturnType<typeof describeApi> | null = null
  return new Hono<Env>()
    .get('/openapi.json', async (c) => {
      document ??= describeApi(api, siteUrl, about)
      return c.json(await document)
    })
    .get('/docs', (c) => c.html(page(about), 200, { 'Content-Security-Policy': POLICY }))
    .get('/docs/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript' }))
    .get('/docs/:file{swagger-ui(?:\\.css|-bundle\\.js)}', async (c) => {
      const name = c.req.param('file')
      const type = getMimeType(name)
      if (!type) throw notFound('Datei nicht gefunden')
      return c.body(await readFile(file(name), 'utf8'), 200, { 'Content-Type': type })
    })
}
