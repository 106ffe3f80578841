import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Document } from './document.ts'
import { operations } from './operations.ts'
import { parameterMeanings } from './parameters.ts'
import { describeRoutes } from './routes.ts'

let test: TestApp
let document: Document
beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://stapler.example' })
  document = await (await test.app.request('/api/openapi.json')).json()
})
afterAll(() => test.close())

/** The two that describe, and so are not described. */
const OWN = ['GET /openapi.json', 'GET /docs']

describe('the description of the API', () => {
  it('names every route, and none that is not there', () => {
    const routes = describeRoutes(test.app.routes)
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`)
      .filter((key) => !OWN.includes(key))
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(routes.sort()).toEqual(Object.keys(operations).sort())
    expect(described.sort()).toEqual(routes.sort())
  })

  it('is OpenAPI 3.1 whose references all lead somewhere', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: 'https://stapler.example/api' }])
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
    expect(names.length).toBeGreaterThan(20)
    for (const [, name = ''] of names) expect(document.components.schemas).toHaveProperty(name)
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says of each route who may call it, and what it takes', () => {
    const { post, get } = document.paths['/products'] ?? {}
    expect(post?.security).toEqual([{ token: [] }])
    expect(get?.security).toEqual([{}, { token: [] }])
    expect(document.paths['/upload/images']?.post?.security).toEqual([{ token: [] }])
    expect(post?.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/ProductInput',
    })
    expect(Object.keys(post?.responses ?? {})).toEqual(['201', '400', '401', '413', '415'])
    const limit = get?.parameters.find(({ name }) => name === 'limit')
    expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 1000 })
  })

  it('says of each parameter what it does, and of none that is not there', () => {
    const parameters = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation.parameters),
    )
    for (const { name, description } of parameters) expect(description, name).not.toBe('')
    const names = new Set(parameters.map(({ name }) => name))
    expect([...names].sort()).toEqual(Object.keys(parameterMeanings).sort())
  })

  it('does not tell machines which field they had better leave empty', () => {
    expect(document.components.schemas.ContactInput?.properties).not.toHaveProperty('website')
  })
})

describe('the page for people', () => {
  it('shows every route and needs nobody but itself', async () => {
    const response = await test.app.request('/api/docs')
    const page = await response.text()
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri/,
    )
    expect(page).not.toMatch(/<script|https?:\/\/(?!stapler\.example)|\sstyle=|\son\w+=/)
    for (const [path, methods] of Object.entries(document.paths))
      for (const { operationId, summary, parameters } of Object.values(methods)) {
        for (const { description } of parameters) expect(page).toContain(`<td>${description}<br>`)
        expect(page).toContain(`id="${operationId}"`)
        expect(page).toContain(`<code>/api${path}</code>`)
        expect(page).toContain(summary.split(/[„(]/)[0])
      }
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    for (const id of targets) expect(page).toContain(`id="${id}"`)
  })
})
