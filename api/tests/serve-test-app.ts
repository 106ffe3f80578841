import { once } from 'node:events'
import { createTestApp } from './test-app.ts'

/**
 * Serves a test's application on a free port until it is told to end, and tells its parent process where. The
 * environment may name a mail server and a mailbox; what is due there is then done as by a started server.
 */
const { SMTP_URL, IMAP_URL, MAIL_FROM, MAIL_TO } = process.env
const mail = { SMTP_URL, IMAP_URL, MAIL_FROM, MAIL_TO, CONTACT_LIMIT: '0' }
const given = Object.entries(mail).filter((entry): entry is [string, string] => Boolean(entry[1]))
const test = await createTestApp(Object.fromEntries(given))
const server = test.server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { token, config } = test
test.outbox?.start()
test.inbox?.start()
process.send?.({ address: server.address(), token, dataDir: config.dataDir })
process.on('SIGTERM', () => {
  server.close()
  process.disconnect()
  void test.close()
})
