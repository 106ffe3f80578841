import { cp } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newDataDir } from '../../../api/tests/demo-stock.ts'
import { mailedBy, TestMailServer } from '../../../api/tests/mail-server.ts'
import { emptyFolder, startServer } from '../../../api/tests/server-process.ts'
import { TOKEN_KEY } from '../../../shared/accounts/auth.ts'
import { test as base } from '../fixtures.ts'
import { type Seed, seed, type Walker } from './seed.ts'
import { Walk } from './walk.ts'
import { Watch } from './watch.ts'

interface WorkerFixtures {
  /** The data of a dealer after a while, and how a server of them sends its mails. */
  seeded: Seed & { dataDir: string; environment: Record<string, string> }
}

interface Fixtures {
  /** A dealer's house after a while, for one test. */
  house: Seed & { url: string }
  /** Begins a walk in a window of its own. */
  walkAs: (walker: Walker, width: number) => Promise<Walk>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const mails = await TestMailServer.start()
      const environment = mailedBy(mails)
      const dataDir = await newDataDir()
      const server = await startServer(dataDir, environment)
      const found = await seed(server, mails)
      await server.published()
      await server.terminate()
      await use({ ...found, dataDir, environment })
      await mails.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  house: async ({ seeded }, use) => {
    const dataDir = emptyFolder()
    await cp(seeded.dataDir, dataDir, { recursive: true })
    const server = await startServer(dataDir, seeded.environment)
    await use({ ...seeded, url: server.url })
    await server.terminate()
  },

  walkAs: async ({ browser, house }, use) => {
    const pages: Page[] = []
    await use(async (walker, width) => {
      const page = await browser.newPage({
        baseURL: house.url,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      pages.push(page)
      await page.addInitScript(
        ([key, token]) => {
          if (token) localStorage.setItem(key, token)
          window.print = () => undefined
        },
        [TOKEN_KEY, house.tokens[walker]] as const,
      )
      return new Walk(`${walker}, ${width} px`, page, new Watch(page))
    })
    for (const page of pages) await page.context().close()
  },
})

/** The address of a screen, with the numbers and secrets of the seed in it. */
export const addressOf = (screen: string, { names }: Seed): string =>
  screen.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? name)
