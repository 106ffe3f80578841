import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AnswerCache } from '../answers/answer-cache.ts'
import { askApp } from '../answers/in-process.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { pageAnswers } from './page-answer.ts'
import { PageStore } from './page-store.ts'
import { SitePublisher } from './publisher.ts'
import { createPageServer } from './serve.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

const HEADERS = { 'X-Content-Type-Options': 'nosniff' }

let test: TestApp
let site: TestSite
let publisher: SitePublisher
let server: Server
let base: string

beforeAll(async () => {
  test = await createTestApp()
  const answers = new AnswerCache()
  site = createTestSite('one', (path) => askApp(test.app, path))
  const store = new PageStore(test.config.dataDir, site.build)
  publisher = new SitePublisher(site, store, answers, test.database.reads, pageAnswers(HEADERS))
  await publisher.start()
  await publisher.idle()
  const pages = createPageServer(publisher, HEADERS)
  server = createServer((request, response) => void pages.serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await publisher.close()
  await test.close()
})

const renderings = () => site.rendered.filter((path) => path === '/404').length

it('renders the page for what there is not once, however many such addresses are asked for', async () => {
  const paths = Array.from({ length: 50 }, (_, index) => `/wp-login-${index}.php`)
  const responses = await Promise.all(paths.map((path) => fetch(base + path)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
  expect((await fetch(`${base}/noch.eine`)).status).toBe(404)
  expect(renderings()).toBe(1)
})

it('answers 404 also to whoever has that page already', async () => {
  const etag = (await fetch(`${base}/x.php`)).headers.get('ETag') ?? ''
  const again = await fetch(`${base}/x.php`, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(404)
  expect(await again.text()).not.toBe('')
})

it('shows there what a change made of the navigation', async () => {
  const before = renderings()
  await fetch(`${base}/x.php`)
  await test.call('PUT', '/api/categories/diesel', {
    token: test.token,
    body: { name: 'Dieselstapler und mehr' },
  })
  expect((await fetch(`${base}/x.php`)).status).toBe(404)
  expect(renderings()).toBe(before + 1)
})
