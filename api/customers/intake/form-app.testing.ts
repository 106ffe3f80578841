import { type App, createApp } from '../../app.ts'
import { throttles } from '../../base/requests/throttle/throttle.ts'
import { SitePublisher } from '../../delivery/publish/publisher.ts'
import { createTestSite } from '../../delivery/publish/testing/test-site.ts'
import { createTestApp } from '../../tests/test-app.ts'

/** A dealer whose pages with the form are published. */
export async function createFormTest(env: Record<string, string>) {
  const test = await createTestApp(env)
  const publisher = new SitePublisher(test, createTestSite('one'))
  return {
    ...test,
    /** The same without inquiries, and with limits that nobody has used yet. */
    async begin(): Promise<App> {
      const app = createApp({ ...test, publisher, throttles: throttles(test.database) })
      publisher.pages.start(app)
      await test.database.orm.em.fork().getConnection().execute('delete from inquiry')
      return app
    },
    async close(): Promise<void> {
      await publisher.close()
      await test.close()
    },
  }
}
export type FormTest = Awaited<ReturnType<typeof createFormTest>>
