import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgresql } from '../postgresql.ts'
import { PURGE_TOKEN, startVarnish, VARNISH, type Varnish } from '../varnish.ts'
import { runUnderFaults } from './chaos.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { Observations } from './observations.ts'
import { raisePrice, readPrices, risingPrice } from './rising-price.ts'

const bin = findPostgresql()
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 6)
const SEED = Number(process.env.CLUSTER_SEED ?? Date.now() % 1_000_000)

describe.skipIf(!bin || !VARNISH)(
  'Varnish before two processes (skipped without PostgreSQL and Varnish)',
  () => {
    let cluster: Cluster
    let varnish: Varnish
    beforeAll(async () => {
      const port = await getPort()
      const env = { PURGE_URL: `http://127.0.0.1:${port}/purge`, PURGE_TOKEN }
      cluster = await startCluster(String(bin), 2, () => env)
      const ports = cluster.members.map((member) => member.port)
      varnish = await startVarnish(port, ports)
    })
    afterAll(async () => {
      await varnish?.stop()
      await cluster?.close()
    })

    it(`shows nothing older than what was saved before, whatever happens behind it (CLUSTER_SEED=${SEED})`, async () => {
      const token = (await cluster.members[0]?.server.token()) ?? ''
      const edge = { isRunning: true, isFront: true, server: varnish }
      const observations = new Observations()
      const happened = await runUnderFaults(cluster, { seed: SEED, rounds: ROUNDS }, (signal) =>
        [1, 2, 3]
          .map(risingPrice)
          .flatMap((machine) => [
            raisePrice(machine, [edge], token, observations, signal),
            readPrices(machine, edge, observations, signal),
            readPrices(machine, edge, observations, signal),
          ]),
      )
      console.log(observations.summary, happened)
      expect(observations.violations).toEqual([])
      expect(observations.saved).toBeGreaterThan(0)
    }, 600_000)
  },
)
