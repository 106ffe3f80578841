import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, readPrice } from '../faults/ask.ts'
import { mailedBy, TestMailServer } from '../mail-server.ts'
import { NGINX, type Nginx, startNginxForMany } from '../nginx.ts'
import { findPostgresql } from '../postgresql.ts'
import { runUnderFaults } from './chaos.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { sendInquiries, sentAgain, withoutMail } from './inquiries.ts'
import { Observations } from './observations.ts'
import { type Album, addPictures } from './pictures.ts'
import { raisePrice, readPrices, risingPrice } from './rising-price.ts'

const bin = findPostgresql()
const PROCESSES = 3
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 10)
const SEED = Number(process.env.CLUSTER_SEED ?? Date.now() % 1_000_000)

describe.skipIf(!bin || !NGINX)(
  'three processes behind nginx (skipped without PostgreSQL and nginx)',
  () => {
    let mailServer: TestMailServer
    let cluster: Cluster
    let nginx: Nginx
    beforeAll(async () => {
      mailServer = await TestMailServer.start()
      cluster = await startCluster(String(bin), PROCESSES, (name) => ({
        ...mailedBy(mailServer),
        SMTP_URL: `${mailServer.url}?name=${name}`,
        TRUST_PROXY: 'true',
      }))
      nginx = await startNginxForMany(cluster.members)
    })
    afterAll(async () => {
      await nginx?.stop()
      await cluster?.close()
      await mailServer?.stop()
    })

    it(`show nothing older than what was saved before, lose nothing and send each mail once, whatever happens to them (CLUSTER_SEED=${SEED})`, async () => {
      const { members } = cluster
      const front = { isRunning: true, isFront: true, server: nginx }
      const token = (await members[0]?.server.token()) ?? ''
      const [throughNginx, direct] = [new Observations(), new Observations()]
      const machines = [1, 2, 3].map(risingPrice)
      const album: Album = { id: 4, saved: [] }
      const customers: string[] = []
      const happened = await runUnderFaults(cluster, { seed: SEED, rounds: ROUNDS }, (signal) => [
        ...machines.flatMap((machine) => [
          raisePrice(machine, [front], token, throughNginx, signal),
          readPrices(machine, front, throughNginx, signal),
          ...members.map((member) => readPrices(machine, member, direct, signal)),
        ]),
        addPictures(album, front, members, token, throughNginx, signal),
        sendInquiries('klara', front, customers, throughNginx, signal),
        sendInquiries('konrad', front, customers, throughNginx, signal),
      ])

      const { mails } = mailServer
      const waiting = async () => (await ask(nginx, '/api/mail', { token })).json().data.counts
      await expect.poll(waiting).toMatchObject({ waiting: 0, failed: 0 })
      const kills = members.flatMap(({ kills }) => kills)
      console.log('through nginx', throughNginx.summary, 'each process', direct.summary)
      console.log({ pictures: album.saved.length, inquiries: customers.length }, happened)

      expect([...throughNginx.violations, ...direct.violations]).toEqual([])
      expect(withoutMail(customers, mails)).toEqual([])
      expect(sentAgain(mails, kills)).toEqual([])
      for (const { server } of members) {
        for (const { id, saved, tried } of machines) {
          const price = await readPrice(server, id)
          expect(price).toBeGreaterThanOrEqual(saved)
          expect(price).toBeLessThanOrEqual(tried)
        }
        for (const picture of album.saved) expect((await ask(server, picture)).status).toBe(200)
      }
      expect(throughNginx.saved).toBeGreaterThan(ROUNDS)
      for (const { length } of [album.saved, customers]) expect(length).toBeGreaterThan(0)
    }, 600_000)
  },
)
