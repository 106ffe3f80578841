import { mailedBy, TestMailServer } from './mail-server.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** The application of a test with the mail server that takes its mails; closing it ends both. */
export interface MailedApp extends TestApp {
  mailServer: TestMailServer
}

/** @param env environment variables beyond those and in place of them */
export async function mailedApp(env: Record<string, string> = {}): Promise<MailedApp> {
  const mailServer = await TestMailServer.start()
  const test = await createTestApp({ ...mailedBy(mailServer), ...env })
  return {
    ...test,
    mailServer,
    async close() {
      await test.close()
      await mailServer.stop()
    },
  }
}
