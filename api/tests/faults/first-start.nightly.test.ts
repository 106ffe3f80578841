import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../catalogue/demo-stock/catalogue.ts'
import { emptyFolder, startServer } from '../server-process.ts'
import { ask, readTitles } from './ask.ts'

const { products } = await readCatalogue()

describe('a first start', () => {
  it('goes on where it was killed among the pictures', async () => {
    const folder = emptyFolder()
    const child = spawn(process.execPath, ['dist/api/server.js'], {
      env: { ...process.env, PORT: String(await getPort()), DATA_DIR: folder },
      stdio: 'ignore',
    })
    const large = join(folder, 'uploads', 'large')
    await expect
      .poll(async () => existsSync(large) && (await readdir(large)).join())
      .toMatch(/\.webp(?:,|$)/)
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit

    const server = await startServer(folder)
    expect(await readTitles(server)).toHaveLength(products.length)
    await server.terminate()
  })

  it('is one even where two processes begin it at once', async () => {
    const folder = emptyFolder()
    const servers = await Promise.all([startServer(folder), startServer(folder)])
    for (const server of servers) {
      expect(await readTitles(server)).toHaveLength(products.length)
      expect((await ask(server, '/')).status).toBe(200)
    }
    const codes = await Promise.all(servers.map((server) => server.terminate()))
    expect(codes).toEqual([0, 0])
  })
})
