import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { Cluster, Member } from './cluster.ts'

/** What can happen to a site on many machines. Each ends with everything as it was. */
const disasters = {
  async kill({ member }: Scene, lasts: number) {
    await member.kill()
    await wait(lasts / 5)
    await member.start()
  },
  async pause({ member }: Scene, lasts: number) {
    member.pause()
    await wait(lasts)
    member.resume()
  },
  async cutOff({ member }: Scene, lasts: number) {
    member.cutOff()
    await wait(lasts)
    member.reconnect()
  },
  async restartDatabase({ cluster }: Scene, lasts: number) {
    cluster.postgresql.crash()
    await wait(lasts / 5)
    cluster.postgresql.start()
  },
  async loseStorage({ cluster }: Scene, lasts: number) {
    await cluster.storage.shut()
    await wait(lasts / 5)
    await cluster.storage.open()
  },
}
const names = Object.keys(disasters) as (keyof typeof disasters)[]

interface Scene {
  cluster: Cluster
  member: Member
}

const moment = fc.record({
  name: fc.constantFrom(...names),
  member: fc.nat(),
  lasts: fc.integer({ min: 200, max: 10_000 }),
  pause: fc.integer({ min: 0, max: 1_500 }),
})

/**
 * Has one thing happen after another, the same for the same seed: each of them once, then as chance decides.
 * @returns the names of what has happened
 */
export async function wreakHavoc(
  cluster: Cluster,
  seed: number,
  rounds: number,
): Promise<string[]> {
  const happened: string[] = []
  for (const { name, member, lasts, pause } of fc.sample(moment, { seed, numRuns: rounds })) {
    const next = names[happened.length] ?? name
    const victim = cluster.members[member % cluster.members.length]
    if (!victim) throw new Error('A cluster without processes')
    happened.push(next)
    await disasters[next]({ cluster, member: victim }, lasts)
    await wait(pause)
  }
  return happened
}
