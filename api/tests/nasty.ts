import fc from 'fast-check'
import { plausibleProduct } from './test-app.ts'

/** Texts that have hurt somebody before. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e308',
    'NaN',
    'null',
    'true',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '🚜'.repeat(50),
    'ä'.repeat(300),
    '%',
    '%E0%A4%A',
    '..',
    '../../etc/passwd',
    "' or 1=1 --",
    '"*" or x',
    '<script>alert(1)</script>',
    '9'.repeat(400),
    '2024-02-30T25:61:00Z',
    '99999999999999999999',
    '2147483648',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const numbers = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.001, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63),
  fc.double(),
  fc.integer(),
)

const values: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.constantFrom(null, true, false, [], {}),
  fc.array(texts, { maxLength: 25 }),
  fc.dictionary(texts, texts, { maxKeys: 8, noNullPrototype: true }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** What a route would take, by the beginning of its path. */
const templates: [path: string, body: Record<string, unknown>][] = [
  ['/api/products', { ...plausibleProduct, specifications: { Antrieb: 'Diesel' }, images: [] }],
  ['/api/categories', { name: 'Stapler', slug: 'stapler', icon: '🚜', sortOrder: 3 }],
  ['/api/contact/:id', { status: 'contacted' }],
  ['/api/contact', { name: 'Eva', email: 'eva@firma.example', message: 'Bitte rufen Sie an' }],
  ['/api/auth/login', { username: 'admin', password: 'falsch' }],
  ['/api/auth/forgot', { email: 'eva@firma.example' }],
  ['/api/auth/check-link', { token: 'falsch' }],
  ['/api/auth/set-password', { token: 'falsch', password: 'lang genug für alle' }],
  ['/api/auth/totp', { code: '123456' }],
  ['/api/users', { username: 'Eva', email: 'eva@firma.example', role: 'sales' }],
  ['/api/auth/password', { currentPassword: 'falsch', newPassword: 'lang genug für alle' }],
]

/** Turns what a route would take into something a little strange. */
export const changes = fc.record({
  replaced: fc.array(fc.tuple(fc.nat(), values), { maxLength: 2 }),
  added: fc.array(fc.tuple(texts, values), { maxLength: 1 }),
})
type Changes = typeof changes extends fc.Arbitrary<infer Value> ? Value : never

const NONE: Changes = { replaced: [], added: [] }

export function almostRight(path: string, { replaced, added }: Changes = NONE): string {
  const template = templates.find(([start]) => path.startsWith(start))?.[1] ?? {}
  const names = Object.keys(template)
  const strange = replaced.map(([index, value]) => [names[index % names.length] ?? '', value])
  return JSON.stringify(Object.fromEntries([...Object.entries(template), ...strange, ...added]))
}

const prototypeKeys = fc.constantFrom(
  '{"__proto__":{"admin":true}}',
  '{"title":"x","specifications":{"__proto__":"x"}}',
  '{"constructor":{"prototype":{"admin":true}}}',
)
const brokenJson = fc.constantFrom(
  '',
  '{',
  '[',
  'null',
  '"text"',
  '[]',
  '{"a":1}}',
  '\u0000',
  '{"price":1e999}',
)

export const bodies: fc.Arbitrary<string | Uint8Array<ArrayBuffer> | undefined> = fc.oneof(
  values.map((value) => JSON.stringify(value)),
  brokenJson,
  prototypeKeys,
  fc.constantFrom(200, 60_000, 300_000).map((depth) => '['.repeat(depth)),
  fc.constantFrom(20, 20_000).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.constant(' '.repeat(300_000)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  fc.constant(undefined),
)

export const contentTypes = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    '',
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    '/;;=',
  ),
)

/** What stands in an address, as raw as a client can send it. */
const segments = fc.oneof(
  fc.constantFrom(
    '1',
    '2',
    '3',
    '4',
    'diesel',
    'all',
    '%',
    '%E0%A4%A',
    '%00',
    '%2F',
    '..%2F',
    'a'.repeat(9000),
  ),
  texts.map((text) => encodeURIComponent(text.toWellFormed())),
)
export const parameter = segments

const names = fc.constantFrom(
  ...['page', 'limit', 'search', 'category', 'brand', 'yearFrom', 'yearTo', 'priceFrom', 'priceTo'],
  ...['featured', 'status', 'sort', 'order', 'spam', 'counts', '__proto__', 'unknown', '%', '[]'],
)
export const queries = fc
  .array(fc.tuple(names, segments), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
