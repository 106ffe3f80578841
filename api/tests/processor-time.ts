import { setTimeout as wait } from 'node:timers/promises'

/** Asks for something, by each number for another one of its kind, so that nothing is answered from memory. */
export type Ask = (number: number) => Promise<unknown>

const RUNS = 3
/** What seems too dear is measured so often, before it is called that. */
const DOUBTED_RUNS = 8
/** Some systems say only every few milliseconds what was used, so that quick answers are measured together. */
const TOGETHER = 5
/** What was begun before, such as writing a mail down, is not to be counted. */
const REST_MS = 20

/** The processor time of the thread that answers everybody, in milliseconds. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let number = 0

/** The least time of several runs, because other work and the collector of garbage only ever add to it. */
async function leastTime(ask: Ask, times: number, runs: number, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs && least > enough; run++) {
    if (run > 0) await wait(REST_MS)
    const start = threadTime()
    for (let time = 0; time < times; time++) await ask(++number)
    least = Math.min(least, (threadTime() - start) / times)
  }
  return least
}

/** Section 17: whatever a visitor sends costs at most so many times an ordinary value. */
const MOST = 20
/** Answers that take no longer than so many milliseconds keep nobody waiting, however quick the ordinary one is. */
const FLOOR_MS = 25

/** What an ordinary request takes. */
export async function usualTime(ask: Ask): Promise<number> {
  await ask(++number)
  return leastTime(ask, TOGETHER, RUNS)
}

/** Those that take far more of the processor's time than is usual, in words. */
export async function tooDear(
  what: string,
  usual: number,
  others: [name: string, ask: Ask][],
): Promise<string[]> {
  const allowed = Math.max(FLOOR_MS, MOST * usual)
  const dear: string[] = []
  for (const [name, ask] of others) {
    const time = await leastTime(ask, 1, DOUBTED_RUNS, allowed)
    if (time > allowed)
      dear.push(`${what}, ${name}: ${Math.round(time)} ms instead of ${usual.toFixed(1)} ms`)
  }
  return dear
}
