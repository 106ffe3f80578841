import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPrice } from '../faults/ask.ts'
import { findPostgresql } from '../testing/postgresql.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { tryOut } from './trial.ts'

const bin = findPostgresql()
const PROCESSES = 3
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 10)
const SEED = Number(process.env.CLUSTER_SEED ?? Date.now() % 1_000_000)

describe.skipIf(!bin)('several processes on one database (skipped without PostgreSQL)', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster(String(bin), PROCESSES)
  })
  afterAll(() => cluster?.close())

  it(`show nothing older than what was saved before, whatever happens to them (CLUSTER_SEED=${SEED})`, async () => {
    const { members } = cluster
    const token = await (members[0]?.server.token() ?? Promise.reject(new Error('No process')))
    const { machines, testimony } = await tryOut(cluster, {
      writesTo: members,
      readsFrom: members,
      token,
      seed: SEED,
      rounds: ROUNDS,
    })
    expect(testimony.accusations).toEqual([])
    for (const { id, saved, tried } of machines)
      for (const { server } of members) {
        await expect.poll(() => readPrice(server, id)).toBeGreaterThanOrEqual(saved)
        expect(await readPrice(server, id)).toBeLessThanOrEqual(tried)
      }
    expect(testimony.saves).toBeGreaterThan(ROUNDS)
  }, 600_000)
})
