import { once } from 'node:events'
import { createTestApp } from './test-app.ts'

/** Serves a test's application on a free port until it is told to end, and tells its parent process where. */
const test = await createTestApp()
const server = test.server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { token, config } = test
process.send?.({ address: server.address(), token, dataDir: config.dataDir })
process.on('SIGTERM', () => {
  server.close()
  process.disconnect()
  void test.close()
})
