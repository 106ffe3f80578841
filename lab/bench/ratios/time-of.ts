import { cpuTime } from '../load.ts'

/** How many milliseconds of processor time a server spends on a request, of several that are asked one after the other. */
export async function timeOf(
  { url, pid }: { url: string; pid: number },
  requests: number,
  address: () => string,
): Promise<number> {
  const before = cpuTime(pid)
  for (let request = 0; request < requests; request++)
    await (await fetch(url + address(), { redirect: 'manual' })).arrayBuffer()
  return (cpuTime(pid) - before) / requests / 1000
}
