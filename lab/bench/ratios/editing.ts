import { ask, saveProduct } from '../../../api/tests/faults/ask.ts'
import type { ServerProcess } from '../../../api/tests/server-process.ts'
import { cpuTime, middle } from '../load.ts'
import { startRenderer } from '../renderer.ts'
import { MEMORY_LIMITS } from './server.ts'

const WARM_UP = 5
const EDITS = 25

/** Changes one of the machines, and resolves once all pages that show it are live. */
export async function edit(server: ServerProcess, token: string, number: number): Promise<void> {
  const { status, text } = await saveProduct(
    server,
    token,
    // A sold machine shows no price.
    { location: `Halle ${number}` },
    1 + ((number * 7919) % 100),
  )
  if (status !== 200) throw new Error(`An edit was answered ${status}: ${text}`)
}

/**
 * The processor time from an edit to its pages being live, of that for rendering and compressing the same pages alone:
 * in turns, the middle one. The clock would count how long both wait for other work.
 */
export async function measureEdits(server: ServerProcess & { pid: number }): Promise<number> {
  const token = await server.token()
  const renderer = startRenderer(server.dataDir, MEMORY_LIMITS)
  const ratios: number[] = []
  try {
    for (let number = 0; number < WARM_UP + EDITS; number++) {
      const before = cpuTime(server.pid)
      await edit(server, token, number)
      const live = (cpuTime(server.pid) - before) / 1000
      const { data } = (await ask(server, '/api/publish', { token })).json()
      const pages = data.lastPages as { path: string }[]
      const alone = await renderer.render(pages.map(({ path }) => path))
      if (number >= WARM_UP) ratios.push(live / alone.cpu)
    }
  } finally {
    await renderer.stop()
  }
  return middle(ratios)
}
