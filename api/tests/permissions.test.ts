import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORBIDDEN, type Role, roleLabels, roles } from '../../shared/accounts/permissions.ts'
import { addColleague } from './accounts.ts'
import { createTestApp, type TestApp } from './test-app.ts'

type Callers = 'everybody' | 'whoever is logged in' | readonly Role[]

const administrator = ['administrator'] as const
const withSales = ['administrator', 'sales'] as const
const withStock = ['administrator', 'stock'] as const

/** Who may call what. A new route needs a decision here. */
const decisions: Record<string, Callers> = {
  'GET /healthz': 'everybody',
  // With a token of its own, or from this machine; to all others it does not exist.
  'GET /metrics': 'everybody',
  'GET /admin/manifest.webmanifest': 'everybody',
  'GET /icon.svg': 'everybody',
  'GET /robots.txt': 'everybody',
  'GET /sitemap.xml': 'everybody',
  'GET /sitemap/seiten.xml': 'everybody',
  'GET /sitemap/:file{maschinen-[1-9]\\d{0,5}\\.xml}': 'everybody',
  'GET /uploads/*': 'everybody',
  'GET /uploads/:size{original|large|medium}/:file{[\\w-]{1,200}\\.(?:webp|avif)}': 'everybody',
  'GET /vorschaubild/:name{\\d+-[0-9a-f]+\\.jpg}': 'everybody',
  'GET /produkt/:id/datenblatt.pdf': 'everybody',
  'GET /en/machine/:id/condition-report.pdf': 'everybody',
  'GET /en/machine/:id/data-sheet.pdf': 'everybody',
  'GET /produkt/:id/skizze.svg': 'everybody',
  'GET /produkt/:id/zustand.pdf': 'everybody',
  'GET /produkt/:id/aushang.pdf': roles,
  'GET /*': 'everybody',

  // Only for whoever knows its secret.
  'GET /kalender/:secret{[0-9a-f]+\\.ics}': 'everybody',
  'GET /api/callback-slots': 'everybody',
  'GET /api/search-alerts': 'everybody',
  'POST /api/search-alerts': 'everybody',
  'GET /api/products/:id/interested': roles,
  'GET /api/yard/products': roles,
  'GET /api/yard/key': roles,
  'GET /api/yard/stocktake': roles,
  'POST /api/yard/products': withStock,
  'PUT /api/yard/products/:id': roles,
  'PUT /api/yard/products/:id/seen': roles,
  'PUT /api/yard/products/:id/unseen': roles,
  'POST /api/yard/products/:id/photos': withStock,
  'GET /api/calendar': withSales,
  'POST /api/calendar': withSales,
  'DELETE /api/calendar': withSales,

  'GET /api/openapi.json': 'everybody',
  'GET /api/docs': 'everybody',
  'GET /api/docs/start.js': 'everybody',
  'GET /api/docs/:file{swagger-ui(?:\\.css|-bundle\\.js)}': 'everybody',

  'GET /api/products': 'everybody',
  'GET /api/products/facets': 'everybody',
  'GET /api/products/export': roles,
  'GET /api/products/:id': 'everybody',
  'GET /api/products/:id/similar': 'everybody',
  'GET /api/products/:id/delivery': 'everybody',
  'GET /api/products/:id/reservation': 'everybody',
  'POST /api/products': withStock,
  'POST /api/products/import': withStock,
  'GET /api/products/import/jobs/:job': withStock,
  'DELETE /api/products/import/jobs/:job': withStock,
  // With a ticket that the import gives out.
  'GET /api/products/import/failed/:file': 'everybody',
  'GET /api/stock/mappings': withStock,
  'GET /api/stock/mappings/:name': withStock,
  'PUT /api/stock/mappings/:name': withStock,
  'DELETE /api/stock/mappings/:name': withStock,
  'GET /api/stock/imports': withStock,
  'POST /api/stock/imports/:id/pictures': withStock,
  'POST /api/stock/imports/:id/undo': withStock,
  'PUT /api/products/:id': roles,
  'PUT /api/products/bulk': roles,
  'GET /api/products/bulk': roles,
  'POST /api/products/bulk/:id/undo': roles,
  'POST /api/products/labels': roles,
  // With a token of its own.
  'GET /api/products/previews/:token': 'everybody',
  'GET /api/products/:id/preview': roles,
  'POST /api/products/:id/preview': roles,
  'DELETE /api/products/:id/preview': roles,
  'DELETE /api/products/:id': withStock,
  'GET /api/products/:id/history': withStock,
  'GET /api/products/:id/history/:revision': withStock,
  'POST /api/products/:id/history/:revision/restore': withStock,
  'GET /api/categories/:id/history': withStock,
  'GET /api/categories/:id/history/:revision': withStock,
  'POST /api/categories/:id/history/:revision/restore': withStock,
  'GET /api/trash': withStock,
  'POST /api/trash/products/:id/restore': withStock,
  'DELETE /api/trash/products/:id': administrator,
  'GET /api/categories': 'everybody',
  'GET /api/categories/:id': 'everybody',
  'POST /api/categories': withStock,
  'PUT /api/categories/:id': withStock,
  'DELETE /api/categories/:id': withStock,
  'POST /api/upload/images': withStock,
  'DELETE /api/upload/images/:filename{[^]+}': withStock,

  'POST /api/contact': 'everybody',
  'POST /api/visits': 'everybody',
  'GET /api/contact/form': 'everybody',
  'GET /api/contact/views': withSales,
  'PUT /api/contact/views': withSales,
  'PUT /api/contact/spam-seen': withSales,
  'GET /api/contact/owners': withSales,
  'GET /api/contact/anfragen.csv': withSales,
  'GET /api/statistics': withSales,
  'GET /api/statistics.csv': withSales,
  'GET /api/contact/figures': withSales,
  'GET /api/contact/figures.csv': withSales,
  'POST /api/contact/manual': withSales,
  'GET /api/contact/:id/messages': withSales,
  'POST /api/contact/:id/messages': withSales,
  'POST /api/contact/:id/messages/with-files': withSales,
  'GET /api/contact/:id/messages/:message/attachments/:position': withSales,
  'GET /api/contact/:id/messages/:message/attachments/:position/thumbnail': withSales,
  'POST /api/contact/:id/messages/preview': withSales,
  'POST /api/contact/:id/presence': withSales,
  'POST /api/contact/:id/join': withSales,
  'POST /api/contact/:id/part': withSales,
  'GET /api/message-templates': withSales,
  'GET /api/message-templates/:id': withSales,
  'POST /api/message-templates': withSales,
  'PUT /api/message-templates/:id': withSales,
  'DELETE /api/message-templates/:id': withSales,
  'POST /api/contact/:id/offers': withSales,
  'GET /api/offers': withSales,
  'GET /api/offers/angebote.csv': withSales,
  'GET /api/offers/figures': withSales,
  'GET /api/offers/sums': withSales,
  'GET /api/offers/:id': withSales,
  'GET /api/offers/:id/angebot.pdf': withSales,
  'GET /api/offers/machines': withStock,
  'PUT /api/offers/:id': withSales,
  'DELETE /api/offers/:id': withSales,
  'POST /api/offers/:id/send': withSales,
  'POST /api/offers/:id/revise': withSales,
  'POST /api/offers/:id/withdraw': withSales,
  'POST /api/offers/:id/accept': withSales,
  'POST /api/offers/:id/decline': withSales,
  'POST /api/offers/:id/confirm': withSales,
  'POST /api/offers/:id/refuse': withSales,
  'POST /api/offers/:id/reopen': withSales,
  'GET /api/today': withSales,
  'GET /api/today/newest': withSales,
  'GET /api/contact': withSales,
  'GET /api/contact/:id': withSales,
  'GET /api/contact/:id/deletion': withSales,
  'PUT /api/contact/bulk': withSales,
  'PUT /api/contact/:id': withSales,
  'DELETE /api/contact/:id': withSales,
  'GET /api/mail': withSales,
  'POST /api/mail/:id/resend': withSales,
  'GET /api/mail/inbox': withSales,
  'POST /api/mail/inbox': withSales,
  'POST /api/mail/inbox/passed-over/:key': withSales,

  'GET /api/publish': roles,
  'POST /api/publish/retry': roles,
  'GET /logo/:file': 'everybody',
  'GET /api/dealer': 'everybody',
  'GET /api/customers': withSales,
  'GET /api/customers/:key': withSales,
  'GET /api/firms/:key': withSales,
  'GET /api/search': roles,
  'GET /api/persons': administrator,
  'GET /api/persons/:key/export': administrator,
  'GET /api/persons/kept': administrator,
  'GET /api/persons/kept/:key/export': administrator,
  'POST /api/persons/:key/erase': administrator,
  'GET /api/processing-record': administrator,
  'GET /api/housekeeping': administrator,
  'POST /api/housekeeping/confirm': administrator,

  'GET /neu.atom': 'everybody',
  'GET /feeds/:secret/:file': 'everybody',
  'GET /api/feeds': withStock,
  'GET /api/feeds/held': withStock,
  'GET /api/feeds/:key': withStock,
  'GET /api/feeds/:key/preview': withStock,
  'PUT /api/feeds/:key': withStock,
  'POST /api/feeds/:key/renew': withStock,
  'POST /api/feeds/:key/confirm': withStock,

  'GET /api/texts': administrator,
  'GET /api/texts/:page': 'everybody',
  'PUT /api/texts/:page': administrator,
  'DELETE /api/texts/:page': administrator,
  'POST /api/texts/:page/preview': administrator,
  'GET /api/texts/:page/history': administrator,
  'GET /api/texts/:page/history/:revision': administrator,
  'POST /api/texts/:page/history/:revision/restore': administrator,
  // With a ticket that the route below gives out.
  'GET /api/backups/download/:name': 'everybody',
  'GET /api/backups': administrator,
  'POST /api/backups': administrator,
  'GET /api/backups/status': administrator,
  'POST /api/backups/restore': administrator,
  'POST /api/backups/:name/download': administrator,
  'GET /api/backups/:name': administrator,
  'DELETE /api/backups/:name': administrator,

  'GET /api/users': administrator,
  'POST /api/users': administrator,
  'GET /api/settings': administrator,
  'PUT /api/settings': administrator,
  'GET /api/settings/history': administrator,
  'GET /api/settings/history/:revision': administrator,
  'POST /api/settings/history/:revision/restore': administrator,
  'GET /api/settings/set-up': administrator,
  'PUT /api/settings/set-up': administrator,
  'POST /api/settings/remove-demo-products': administrator,
  'PUT /api/settings/logo': administrator,
  'DELETE /api/settings/logo': administrator,
  'POST /api/settings/test-mail': administrator,
  'GET /api/users/:id': administrator,
  'PUT /api/users/:id': administrator,
  'DELETE /api/users/:id': administrator,
  'POST /api/users/:id/link': administrator,
  'GET /api/users/:id/inquiries': administrator,

  'POST /api/auth/login': 'everybody',
  'GET /api/auth/hint': 'everybody',
  'POST /api/auth/forgot': 'everybody',
  'POST /api/auth/check-link': 'everybody',
  'POST /api/auth/set-password': 'everybody',
  'POST /api/auth/logout': 'whoever is logged in',
  'GET /api/auth/me': 'whoever is logged in',
  'GET /api/auth/password': 'whoever is logged in',
  'PUT /api/auth/password': 'whoever is logged in',
  'PUT /api/auth/email': 'whoever is logged in',
  'PUT /api/auth/mails': 'whoever is logged in',
  'GET /api/auth/sessions': 'whoever is logged in',
  'DELETE /api/auth/sessions/:id': 'whoever is logged in',
  'POST /api/auth/totp': 'whoever is logged in',
  'PUT /api/auth/totp': 'whoever is logged in',
  'DELETE /api/auth/totp': 'whoever is logged in',
}

let test: TestApp
let ids: Record<Role, number>
beforeAll(async () => {
  test = await createTestApp()
  const sales = await addColleague(test, 'sales')
  const stock = await addColleague(test, 'stock')
  ids = { administrator: 1, sales: sales.id, stock: stock.id }
})
afterAll(() => test.close())

/** A new token each time, because one of the routes is the logout. */
const tokenOf = async (role: Role) => (await test.sessions.createSession(ids[role], {})).id

async function call(route: string, role: Role | null) {
  const [method = '', path = ''] = route.split(' ')
  const hasBody = method === 'POST' || method === 'PUT'
  const response = await test.app.request(path.replace(/:\w+(?:\{.*\})?/g, '987654'), {
    method,
    headers: {
      ...(role && { Authorization: `Bearer ${await tokenOf(role)}` }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
    },
    ...(hasBody && { body: '{}' }),
  })
  const text = await response.text()
  return { status: response.status, text }
}

const mayCall = (callers: Callers, role: Role | null) =>
  callers === 'everybody' ||
  (role !== null && (typeof callers === 'string' || callers.includes(role)))

it('is decided for every route, and for none that is not there', () => {
  const routes = test.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(decisions).sort()).toEqual([...new Set(routes)].sort())
})

describe.each(Object.entries(decisions))('%s', (route, callers) => {
  it.each([null, ...roles])('answers %s as was decided', async (role) => {
    const { status, text } = await call(route, role)
    if (mayCall(callers, role)) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(role ? 403 : 401)
    if (status === 403) expect(JSON.parse(text)).toEqual({ success: false, error: FORBIDDEN })
  })
})

it('is told by the description of the API', async () => {
  const response = await test.app.request('/api/openapi.json')
  const { paths }: OpenAPIV3_1.Document = await response.json()
  for (const [route, callers] of Object.entries(decisions)) {
    const [method = '', path = ''] = route.split(' ')
    const known = paths?.[path.slice(4).replace(/:(\w+)(?:\{.*\})?/g, '{$1}')]
    const operation = known?.[method.toLowerCase() as 'get']
    if (!operation) continue
    expect(operation.security, route).toEqual(callers === 'everybody' ? undefined : [{ token: [] }])
    if (typeof callers === 'string') continue
    expect(Object.keys(operation.responses ?? {}), route).toContain('403')
    const named = callers.map((role) => roleLabels[role]).join(', ')
    expect(operation.description, route).toMatch(new RegExp(`: ${named}$`))
  }
})
