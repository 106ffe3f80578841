import { once } from 'node:events'
import { createTestApp } from './test-app.ts'

/** Serves a test's application on a free port until it is told to end, and says where. */
const test = await createTestApp()
const server = test.server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { token, config } = test
console.log(JSON.stringify({ address: server.address(), token, dataDir: config.dataDir }))
process.on('SIGTERM', () => {
  server.close()
  void test.close()
})
