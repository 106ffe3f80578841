import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Hono's own way to serve the published files, to compare with. */
const root = process.env.FOLDER ?? ''
const app = new Hono().use(
  serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => `${path}.html` }),
)
createServer(getRequestListener(app.fetch)).listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.log('listening'),
)
