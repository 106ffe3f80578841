import { spawnSync } from 'node:child_process'
import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInstalled } from '../../../tests/installed.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'

const PYTHON = findInstalled('python3')

let test: TestApp
let document: OpenAPIV3_1.Document
let operations: { key: string; operation: OpenAPIV3_1.OperationObject }[]
beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://stapler.example' })
  document = await (await test.app.request('/api/openapi.json')).json()
  operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      operation: operation as OpenAPIV3_1.OperationObject,
    })),
  )
})
afterAll(() => test.close())

const operationOf = (key: string) => operations.find((one) => one.key === key)?.operation

/** Every `pattern` of a schema, at any depth. */
function patternsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'pattern' in part && typeof part.pattern === 'string' ? [part.pattern] : []
  return [...own, ...Object.values(part).flatMap(patternsIn)]
}

/** Those that describe, and so are not described. */
const OWN = /^GET \/(?:openapi\.json|docs)/

describe('the description of the API', () => {
  it('names every route, and none that is not there', () => {
    const routes = test.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice(4).replace(/:(\w+)(?:\{.*\})?/g, '{$1}')}`)
      .filter((key) => !OWN.test(key))
    expect(operations.map(({ key }) => key).sort()).toEqual([...new Set(routes)].sort())
  })

  it('has each route under a heading in German', () => {
    const headings = document.tags?.map(({ name }) => name)
    for (const { key, operation } of operations)
      expect(headings, key).toEqual(expect.arrayContaining(operation.tags ?? []))
    for (const { name, description } of document.tags ?? []) expect(description, name).toBeTruthy()
  })

  it('is OpenAPI 3.1 whose references all lead somewhere', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: 'https://stapler.example/api' }])
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(20)
    for (const [, kind = '', name = ''] of references)
      expect(document.components).toHaveProperty([kind, name])
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says of each route what it does, who may call it, and what it takes', () => {
    for (const { key, operation } of operations) expect(operation.summary, key).toBeTruthy()
    const post = operationOf('POST /products')
    const get = operationOf('GET /products')
    expect(document.security).toEqual([{}, { token: [] }])
    expect(get?.security).toBeUndefined()
    expect(post?.security).toEqual([{ token: [] }])
    expect(operationOf('POST /upload/images')?.security).toEqual([{ token: [] }])
    expect(post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ProductInput' } } },
    })
    expect(Object.keys(post?.responses ?? {})).toEqual(['201', '400', '401', '403', '413', '415'])
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400'])
    expect(get?.parameters).toContainEqual({
      in: 'query',
      name: 'limit',
      schema: { type: 'integer', minimum: 1, maximum: 1000 },
      description: 'Einträge je Seite; ohne Angabe 12',
    })
  })

  it('says of each parameter what it does', () => {
    for (const { key, operation } of operations)
      for (const parameter of operation.parameters ?? [])
        expect(parameter, key).toHaveProperty('description')
  })

  it('has no pattern that clients in Python cannot read', () => {
    const patterns = patternsIn(document)
    expect(patterns.length).toBeGreaterThan(5)
    // Classes of Unicode, and characters, as JavaScript alone writes them; and names of groups.
    for (const pattern of patterns) expect(pattern).not.toMatch(/\\[pP]\{|\\u\{|\(\?<[^=!]|\\k</)
  })

  it.skipIf(!PYTHON)('has patterns that Python reads (skipped without Python)', () => {
    const script = 'import json, re, sys\nfor pattern in json.load(sys.stdin): re.compile(pattern)'
    const input = JSON.stringify(patternsIn(document))
    const { stderr, status } = spawnSync(String(PYTHON), ['-c', script], {
      input,
      encoding: 'utf8',
    })
    expect([stderr, status]).toEqual(['', 0])
  })

  it('does not tell machines which field they had better leave empty', () => {
    expect(document.components?.schemas?.ContactInput?.properties).toHaveProperty('email')
    expect(document.components?.schemas?.ContactInput?.properties).not.toHaveProperty('website')
  })
})

describe('the page for people', () => {
  it('is made of files of our own, and nothing else may run in it', async () => {
    const response = await test.app.request('/api/docs')
    const page = await response.text()
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';")
    const files = [...page.matchAll(/(?:src|href)="(docs[^"]+)"/g)].map(([, file]) => file)
    expect(files).toHaveLength(3)
    for (const file of files)
      expect((await test.app.request(`/api/${file}`)).status, file).toBe(200)
  })
})
