import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findInstalled } from '../../api/tests/installed.ts'
import { PASSWORD } from '../../api/tests/server-process.ts'
import type { Measured } from './ratios/bounds.ts'
import { measureEdits } from './ratios/editing.ts'
import { measureFacets } from './ratios/facets.ts'
import { measureInput } from './ratios/input.ts'
import { best, exitCode, missedOf, report } from './ratios/judge.ts'
import { measureBusyMemory, measureIdleMemory } from './ratios/memory.ts'
import { startMeasured } from './ratios/server.ts'
import { measureServing } from './ratios/serving.ts'
import { stockOf } from './stock.ts'

/** `npm run bench:ratios`, or `npm run bench:ratios -- facets` for the steps with these names. */
const chosen = process.argv.slice(2)
const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))

interface Step {
  /** Programs that it needs, by their Debian packages. */
  programs?: readonly ('nginx' | 'wrk')[]
  measure(): Promise<Measured>
}

/** A server with so many machines whose pages are published. */
async function withServer<Result>(
  products: number,
  use: (server: Awaited<ReturnType<typeof startMeasured>>) => Promise<Result>,
): Promise<Result> {
  const server = await startMeasured(await stockOf(root, products, PASSWORD))
  try {
    await server.published()
    return await use(server)
  } finally {
    await server.terminate()
  }
}

const steps: Record<string, Step> = {
  serving: {
    programs: ['nginx', 'wrk'],
    measure: () => withServer(100, (server) => measureServing(root, server)),
  },
  edits: {
    measure: async () => ({
      edit100: await withServer(100, measureEdits),
      edit1000: await withServer(1000, measureEdits),
    }),
  },
  memory: {
    programs: ['wrk'],
    measure: async () => {
      rmSync(join(root, '1000', 'published'), { recursive: true, force: true })
      return { busyMemory: await withServer(1000, (server) => measureBusyMemory(root, server)) }
    },
  },
  idle: {
    measure: async () => ({ idleMemory: await measureIdleMemory() }),
  },
  facets: {
    measure: async () => ({ facets: await measureFacets(root) }),
  },
  input: {
    measure: () =>
      withServer(100, async (server) => {
        const { ratio, what } = await measureInput(server)
        console.error(`dearest input, ${ratio.toFixed(1)}x: ${what}`)
        return { input: ratio }
      }),
  },
}

let measured: Measured = {}
console.error(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
try {
  for (const [name, { programs = [], measure }] of Object.entries(steps)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const missing = programs.filter((program) => !findInstalled(program))
    if (missing.length > 0) {
      console.error(
        `Not measured without ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`,
      )
      continue
    }
    const started = performance.now()
    const first = await measure()
    console.error(first)
    measured = best(measured, first)
    // What is missed is measured a second time, because other work on the machine may have been the reason.
    if (missedOf(measured).some((figure) => figure in first)) {
      const second = await measure()
      console.error(second)
      measured = best(measured, second)
    }
    console.error(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
console.log(report(measured))
process.exit(exitCode(measured))
