import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Env } from './env.ts'
import { tables } from './tables.ts'

const byId = new Hono<Env>().get('/:id', (c) => c.text(`product ${c.req.param('id')}`))
const byName = new Hono<Env>().get('/export', (c) => c.text('all products'))
const below = new Hono<Env>()
  .get('/', (c) => c.text('all edits'))
  .get('/:id', (c) => c.text('edit'))

const mounted: [string, Hono<Env>][] = [
  ['/products', byId],
  ['/products', byName],
  ['/products/bulk', below],
]

it.each([
  ['last', mounted],
  ['first', mounted.toReversed()],
])('takes no name for a parameter where its table is named %s', async (_, all) => {
  const app = tables(...all)
  const texts = ['/products/export', '/products/bulk', '/products/bulk/1', '/products/7'].map(
    async (path) => (await app.request(path)).text(),
  )
  expect(await Promise.all(texts)).toEqual(['all products', 'all edits', 'edit', 'product 7'])
})

it('leaves each table as it is, with a guard before what it guards alone', async () => {
  const guarded = new Hono<Env>()
    .get('/:file/open', (c) => c.text('open'))
    .use((c) => Promise.resolve(c.text('no', 403)))
    .get('/:file/closed', (c) => c.text('closed'))
  const app = tables(['/files', guarded])
  expect((await app.request('/files/1/open')).status).toBe(200)
  expect((await app.request('/files/1/closed')).status).toBe(403)
})
