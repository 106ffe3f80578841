import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newDataDir } from '../../../api/tests/demo-stock.ts'
import { load } from '../load.ts'
import { edit } from './editing.ts'
import { residentMemory, startMeasured } from './server.ts'

const EDITS = 100
const LOAD_SECONDS = 60
const IDLE_MS = 20_000

/** Pages, lists and searches of a thousand machines, one after the other. */
const VISITORS = `local n = 0
local paths = { "/produkt/%d", "/api/products?page=%d", "/alle-gabelstapler?seite=%d", "/", "/api/products?search=h%d" }
request = function()
  n = n + 1
  return wrk.format("GET", string.format(paths[1 + n % #paths], 1 + n % 80))
end`

/** In megabytes, after a hundred edits and a minute of load of a server that has published its pages. */
export async function measureBusyMemory(
  root: string,
  server: Awaited<ReturnType<typeof startMeasured>>,
): Promise<number> {
  const token = await server.token()
  for (let number = 0; number < EDITS; number++) await edit(server, token, 1000 + number)
  const script = join(root, 'visitors.lua')
  writeFileSync(script, VISITORS)
  const base = server.url.replace('localhost', '127.0.0.1')
  await load(base, { pids: [server.pid], seconds: LOAD_SECONDS, script })
  return residentMemory(server.pid)
}

/** In megabytes, of a server with the demo that nobody visits. */
export async function measureIdleMemory(): Promise<number> {
  const server = await startMeasured(await newDataDir())
  try {
    await server.published()
    await wait(IDLE_MS)
    return residentMemory(server.pid)
  } finally {
    await server.terminate()
  }
}
