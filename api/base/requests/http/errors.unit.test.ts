import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { paths } from '../../../../shared/addresses/paths.ts'
import type { Env } from './env.ts'
import { failure } from './errors.ts'

const SECRET = 'k3nnwort'

it.each([
  paths.feed(SECRET, 'bestand.csv'),
  paths.calendar(SECRET),
  paths.offer(SECRET),
  paths.offerPaper(SECRET),
  paths.alert(SECRET),
  paths.endAlert(SECRET),
  paths.previewOf(SECRET),
  `/api/products/previews/${SECRET}`,
])('writes no secret of %s into the log when something fails there', async (path) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = new Hono<Env>().onError(failure).get('*', () => {
    throw new Error('defect')
  })
  expect((await app.request(path)).status).toBe(500)
  expect(written.mock.calls.join()).toContain(path.slice(0, path.indexOf(SECRET)))
  expect(written.mock.calls.join()).not.toContain(SECRET)
  written.mockRestore()
})
