import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownPaths } from '../base/requests/http/known-routes.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let test: TestApp
let isOwn: (path: string) => boolean
beforeAll(async () => {
  test = await createTestApp()
  isOwn = ownPaths(test.app.routes)
})
afterAll(() => test.close())

it.each([
  '/api/products',
  '/api/nichts',
  '/healthz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/neu.atom',
  '/feeds/geheim/bestand.csv',
  '/logo/1.svg',
  '/uploads/large/bild.webp',
  '/vorschaubild/7-abc.jpg',
  '/produkt/7/datenblatt.pdf',
  '/produkt/7/skizze.svg',
  '/en/machine/7/data-sheet.pdf',
  '/en/machine/7/condition-report.pdf',
])('in development the application answers %s itself', (path) => {
  expect(isOwn(path)).toBe(true)
})

it.each([
  '/',
  '/produkt/7',
  '/kategorie/diesel',
  '/kontakt',
  '/en',
  '/en/machine/7',
  '/admin/products',
  '/_astro/x.js',
])('and leaves the page %s to Astro', (path) => {
  expect(isOwn(path)).toBe(false)
})
