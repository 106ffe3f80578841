import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const EVERY_MS = 50
const RESIDENT = /^VmRSS:\s+(\d+) kB$/m

/**
 * Checks at intervals how much memory a process uses, including what it allocates outside V8's heap. Linux only;
 * elsewhere V8's heap limit has to do.
 * @param onExcess told of the megabytes once they are more than the limit
 * @returns a function that stops it
 */
export function watchMemory(
  { pid }: Pick<ChildProcess, 'pid'>,
  limitMb: number,
  onExcess: (usedMb: number) => void,
): () => void {
  const timer = setInterval(async () => {
    const used = await memoryOf(pid)
    if (used > limitMb) onExcess(used)
  }, EVERY_MS)
  return () => clearInterval(timer)
}

/** In megabytes; 0 where it cannot be told. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(RESIDENT.exec(status)?.[1] ?? 0) / 1024)
}
