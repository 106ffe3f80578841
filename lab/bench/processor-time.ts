import { middle } from './load.ts'

const TIMES = 15

/** What work takes of this process in milliseconds of processor time, the middle one of fifteen times. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    taken.push((user + system) / 1000)
  }
  return middle(taken)
}
