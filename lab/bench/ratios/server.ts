import { readFileSync } from 'node:fs'
import { FRUGAL } from '../../../api/base/work/worker-process/frugal.ts'
import { type ServerProcess, startServer } from '../../../api/tests/server-process.ts'
import { endWithMeasurement } from '../load.ts'

const [, ...serve] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve.split(' ')

/** The limits of memory of the product as it is shipped: less memory means more time for collecting garbage. */
export const MEMORY_LIMITS = { ...FRUGAL, NODE_OPTIONS: serve.slice(0, -1).join(' ') }

/** The built product as `npm run serve` and the unit start it; it ends with the measurement, also with one that fails. */
export async function startMeasured(dataDir: string): Promise<ServerProcess & { pid: number }> {
  const server = await startServer(dataDir, { ...MEMORY_LIMITS, SEED: 'none' })
  endWithMeasurement(server.process, 'SIGKILL')
  return { ...server, pid: server.process.pid ?? 0 }
}

/** Resident memory of a process, in megabytes. */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
