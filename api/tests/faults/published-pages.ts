import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { formatPrice } from '../../../shared/writing/format.ts'
import { newDataDir } from '../demo-stock.ts'
import { emptyFolder, type ServerProcess, startServer } from '../server-process.ts'
import { ask, saveProduct } from './ask.ts'

/** Pages that show the price of machine 1, however many newer ones there are. */
export const PAGES_OF_MACHINE_1 = ['/', '/kategorie/all', '/kategorie/diesel', '/produkt/1']

/** What machine 1 costs in a folder of `newPublishedDataDir`. */
export const PUBLISHED_PRICE = 51_000

let published: Promise<string> | undefined

/** A data folder as after a save of machine 1, with every page of it published. */
export async function newPublishedDataDir(): Promise<string> {
  published ??= publish()
  const folder = emptyFolder()
  await cp(await published, folder, { recursive: true })
  return folder
}

async function publish(): Promise<string> {
  const server = await startServer(await newDataDir())
  const { status } = await saveProduct(server, await server.token(), { price: PUBLISHED_PRICE })
  expect(status).toBe(200)
  await server.published()
  await server.terminate()
  return server.dataDir
}

/** The page at each path shows a price, and each answers 200. */
export async function expectPrice(server: ServerProcess, paths: string[], price: number) {
  for (const path of paths) {
    const { status, text } = await ask(server, path)
    const shown = [status, text.includes(formatPrice(price)), /<\/html>\s*$/.test(text)]
    expect(shown, path).toEqual([200, true, true])
  }
}

const publishedFile = ({ dataDir }: ServerProcess, path: string) =>
  join(dataDir, 'published', 'pages', `${path === '/' ? 'index' : path.slice(1)}.html`)

/** What a web server in front delivers for a path by itself; null where it has to ask the application. */
export function deliveredFile(server: ServerProcess, path: string): string | null {
  try {
    return readFileSync(publishedFile(server, path), 'utf8')
  } catch {
    return null
  }
}

/** The files of machine 1 show a price again, without anybody's help. */
export async function expectPublished(server: ServerProcess, price: number) {
  for (const path of PAGES_OF_MACHINE_1)
    await expect
      .poll(() => deliveredFile(server, path)?.includes(formatPrice(price)) ?? false, {
        message: `${path} as a file`,
      })
      .toBe(true)
}
