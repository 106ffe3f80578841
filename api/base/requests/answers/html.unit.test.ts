import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { embedPolicy, pagePolicy } from './html.ts'

const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc=';"
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

const page = (content: string) =>
  `<!doctype html><html lang="de"><head><title>Stapler</title></head><body>${content}</body></html>`

it('stands first in the head of a page, and goes out as its header besides', () => {
  const html = embedPolicy(page('Stapler'), POLICY)
  expect(html).toContain(`<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
  for (const form of [html, Buffer.from(html)])
    expect(pagePolicy(form)).toBe(`${POLICY} frame-ancestors 'none'`)
})

it('is the same whatever the page shows, so that no script runs that came in with its data', () => {
  const html = embedPolicy(page('<script>alert(1)</script>'), POLICY)
  expect(pagePolicy(html)).toBe(pagePolicy(embedPolicy(page('Stapler'), POLICY)))
  expect(pagePolicy(html)).not.toContain(hashOf('alert(1)'))
})

it('lets nothing run on a page that has none', () => {
  expect(pagePolicy(page('Stapler'))).toBe("default-src 'none'; frame-ancestors 'none'")
})
