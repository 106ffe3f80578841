import type { Page } from '@playwright/test'
import { newDataDir } from '../../api/tests/demo-stock.ts'
import { mailedBy, TestMailServer } from '../../api/tests/mail-server.ts'
import { type ServerProcess, startServer } from '../../api/tests/server-process.ts'
import { type Call, callAs } from './call.ts'
import { bringSession, test } from './fixtures.ts'

/** A server of the demo stock for the journeys of a file, and the mail server that takes its mails. */
export function mailedSite() {
  const mailServer = new TestMailServer()
  let server: ServerProcess
  let token: string

  test.beforeAll(async () => {
    await mailServer.start()
    server = await startServer(await newDataDir(), mailedBy(mailServer))
    token = await server.token()
  })
  test.afterAll(async () => {
    await server.terminate()
    await mailServer.stop()
  })

  /** Calls the API as the administrator; answers the data. */
  const call: Call = (method, path, input) => callAs(server.url, token)(method, path, input)

  return {
    mailServer,
    call,
    /** A path of this server as an address. */
    at: (path: string) => `${server.url}${path}`,
    dataDir: () => server.dataDir,
    /** Opens a screen of the administration as the administrator. */
    async open(page: Page, path: string): Promise<void> {
      await bringSession(page, token)
      await page.goto(`${server.url}${path}`)
    },
  }
}
