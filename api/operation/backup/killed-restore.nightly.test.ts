import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { newDataDir } from '../../tests/demo-stock.ts'
import { ask, saveProduct } from '../../tests/faults/ask.ts'
import { emptyFolder, PASSWORD, startServer } from '../../tests/server-process.ts'

const RESTORE = 'api/operation/commands/restore.ts'
const environment = (dataDir: string) => ({
  ...process.env,
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: PASSWORD,
})

let site: string
let backup: string
/** How long a whole restore takes here. */
let duration: number

/** A site that has gone on since its backup. */
beforeAll(async () => {
  site = await newDataDir()
  backup = join(emptyFolder(), 'sicherung.zip')
  execFileSync(process.execPath, ['api/operation/commands/backup.ts', backup], {
    env: environment(site),
  })
  const server = await startServer(site)
  expect((await saveProduct(server, await server.token(), { price: 77_777 })).status).toBe(200)
  await server.published()
  await server.terminate()
  const trial = emptyFolder()
  await cp(site, trial, { recursive: true })
  const started = performance.now()
  execFileSync(process.execPath, [RESTORE, backup, '--apply'], { env: environment(trial) })
  duration = performance.now() - started
})

async function pagesOf(dataDir: string): Promise<string> {
  const server = await startServer(dataDir)
  const pages = await Promise.all(
    ['/', '/produkt/1', '/produkt/2'].map((path) => ask(server, path)),
  )
  await server.terminate()
  return JSON.stringify(pages.map(({ status, text }) => [status, text]))
}

it('a restore that is killed leaves the site as it was before, or has restored it', async () => {
  const restored = emptyFolder()
  await cp(site, restored, { recursive: true })
  execFileSync(process.execPath, [RESTORE, backup, '--apply'], { env: environment(restored) })
  const before = await pagesOf(site)
  const after = await pagesOf(restored)
  expect(before).not.toBe(after)

  const outcomes: boolean[] = []
  for (const part of [0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]) {
    const dataDir = emptyFolder()
    await cp(site, dataDir, { recursive: true })
    const child = spawn(process.execPath, [RESTORE, backup, '--apply'], {
      env: environment(dataDir),
    })
    const exit = once(child, 'exit')
    await wait(duration * part)
    child.kill('SIGKILL')
    await exit
    const pages = await pagesOf(dataDir)
    expect([before, after]).toContain(pages)
    outcomes.push(pages === before)
    expect(existsSync(join(dataDir, 'uploads'))).toBe(true)
  }
  expect(outcomes).toContain(true)
}, 300_000)
