import { serve } from '@hono/node-server'
import { createTestApp } from './test-app.ts'

/** Serves a test's application on a free port until it is told to end, and says where. */
const test = await createTestApp()
const server = serve({ fetch: test.app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(JSON.stringify({ port, token: test.token })),
)
process.on('SIGTERM', () => {
  server.close()
  void test.close()
})
