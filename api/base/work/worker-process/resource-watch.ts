import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const EVERY_MS = 50

/** Calls `onExcess` once with the megabytes in use, also outside V8's heap. Linux only. @returns what ends it */
export function watchMemory(
  { pid }: Pick<ChildProcess, 'pid'>,
  limitMb: number,
  onExcess: (usedMb: number) => void,
): () => void {
  const timer = setInterval(async () => {
    const used = await residentMb(pid)
    if (used > limitMb) onExcess(used)
  }, EVERY_MS)
  return () => clearInterval(timer)
}

const RESIDENT = /^VmRSS:\s+(\d+) kB$/m

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(RESIDENT.exec(status)?.[1] ?? 0) / 1024)
}

/** As `watchMemory`, of the milliseconds of processor time from now on. */
export function watchProcessor(
  { pid }: Pick<ChildProcess, 'pid'>,
  limitMs: number,
  onExcess: () => void,
): () => void {
  let before: number | null = null
  const timer = setInterval(async () => {
    const used = await processorMsOf(pid)
    before ??= used
    if (used - before > limitMs) onExcess()
  }, EVERY_MS)
  return () => clearInterval(timer)
}

/** Linux counts in hundredths of a second, whatever the kernel does inside (`USER_HZ`). */
const TICK_MS = 10
/** User and system time, counted behind the name of the program, which may have spaces and brackets. */
const USER = 11
const SYSTEM = 12

async function processorMsOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const figures = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(figures[USER] ?? 0) + Number(figures[SYSTEM] ?? 0)) * TICK_MS
}
