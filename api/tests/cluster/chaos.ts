import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { Cluster, Member } from './cluster.ts'

/** Where a fault happens: to one process, or to what all of them share. */
interface Target {
  cluster: Cluster
  member: Member
}

/** Each fault is over when its function resolves. */
const faults = {
  async kill({ member }: Target, lasts: number) {
    await member.kill()
    await wait(lasts / 5)
    await member.start()
  },
  async pause({ member }: Target, lasts: number) {
    member.pause()
    await wait(lasts)
    member.resume()
  },
  async cutOff({ member }: Target, lasts: number) {
    member.cutOff()
    await wait(lasts)
    member.reconnect()
  },
  async restartDatabase({ cluster }: Target, lasts: number) {
    cluster.postgresql.crash()
    await wait(lasts / 5)
    cluster.postgresql.start()
  },
  async loseStorage({ cluster }: Target, lasts: number) {
    await cluster.storage.shut()
    await wait(lasts / 5)
    await cluster.storage.open()
  },
}
const names = Object.keys(faults) as (keyof typeof faults)[]

const round = fc.record({
  name: fc.constantFrom(...names),
  member: fc.nat(),
  lasts: fc.integer({ min: 200, max: 10_000 }),
  pause: fc.integer({ min: 0, max: 1_500 }),
})

interface Plan {
  seed: number
  rounds: number
}

/**
 * Has clients work without a pause while one fault after another happens to a site.
 * @param work starts the clients, which stop at the signal
 * @returns the names of the faults
 */
export async function runUnderFaults(
  cluster: Cluster,
  plan: Plan,
  work: (signal: AbortSignal) => Promise<void>[],
): Promise<string[]> {
  const end = new AbortController()
  const clients = work(end.signal)
  const happened = await injectFaults(cluster, plan)
  end.abort()
  await Promise.all(clients)
  return happened
}

/** Each kind of fault once, then random ones; the same for the same seed. */
async function injectFaults(cluster: Cluster, { seed, rounds }: Plan): Promise<string[]> {
  const happened: string[] = []
  for (const { name, member, lasts, pause } of fc.sample(round, { seed, numRuns: rounds })) {
    const next = names[happened.length] ?? name
    const target = cluster.members[member % cluster.members.length]
    if (!target) throw new Error('A cluster without processes')
    happened.push(next)
    await faults[next]({ cluster, member: target }, lasts)
    await wait(pause)
  }
  return happened
}
