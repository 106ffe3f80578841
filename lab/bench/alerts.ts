import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApp } from '../../api/app.ts'
import { portionsOf } from '../../api/base/data/db/rows.ts'
import { readConfig } from '../../api/config.ts'
import { judgeAlerts } from '../../api/customers/alerts/judge-alerts.ts'
import { SearchAlertEntity } from '../../api/customers/alerts/search-alert.entity.ts'
import { openServices } from '../../api/services.ts'
import { fill } from '../../api/tests/large-stock.ts'
import { PASSWORD } from '../../api/tests/server-process.ts'
import { consent } from '../../shared/alerts/alert-rules.ts'

/** What search alerts cost: a save with and without them, who seeks a machine, and one day's run. */
const ALERTS = 10_000
const MACHINES = 1000
const SAVES = 50

const LONG_AGO = new Date('2026-01-01')
const BRANDS = ['linde', 'still', 'toyota', 'jungheinrich', 'hyster', 'crown']
const KINDS = ['diesel', 'electric', 'compact', 'reach']
const SEARCHES = ['', '', '', 'triplex', 'bis 2,2 m', 'Elektrostapler ab 2 t', 'lnide']

const queryOf = (index: number) =>
  new URLSearchParams({
    ...(index % 3 === 0 && { marke: BRANDS[index % BRANDS.length] ?? '' }),
    ...(index % 2 === 0 && { kategorie: KINDS[index % KINDS.length] ?? '' }),
    ...(index % 5 !== 0 && { preis_bis: String(10_000 + (index % 50) * 1000) }),
    ...(SEARCHES[index % SEARCHES.length] && { suche: SEARCHES[index % SEARCHES.length] ?? '' }),
  }).toString()

const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
const services = await openServices(
  readConfig({
    DATA_DIR: root,
    SEED: 'none',
    ADMIN_PASSWORD: PASSWORD,
    CONTACT_LIMIT: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@b.example',
    MAIL_TO: 'a@b.example',
  }),
)
const { database } = services
try {
  await fill(database, MACHINES)
  const app = createApp({ ...services, publisher: null })
  const call = async (method: string, path: string, body?: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await app.request(`/api${path}`, init)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return response.json()
  }
  let token = ''
  token = (await call('POST', '/auth/login', { username: 'admin', password: PASSWORD })).data.token

  const save = () =>
    median(SAVES, (index) => call('PUT', `/products/${1 + index}`, { note: `x${index}` }))
  await save()
  console.log(`a save without alerts: ${(await save()).toFixed(1)} ms`)
  await addAlerts()
  console.log(`a save with ${ALERTS} alerts: ${(await save()).toFixed(1)} ms`)
  const ask = (index: number) => call('GET', `/products/${1 + index}/interested`)
  console.log(`who seeks a machine: ${(await median(5, ask)).toFixed(0)} ms`)

  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const started = performance.now()
  await judgeAlerts({ ...services, outbox: null }).do(database.orm.em.fork(), new Date())
  const seconds = (performance.now() - started) / 1000
  delay.disable()
  const [{ n = 0 } = {}] = await database.orm.em
    .fork()
    .execute<{ n?: number }[]>(`select count(*) as n from mail where kind = 'alertNews'`)
  console.log(
    `a day's run, ${ALERTS} alerts and ${MACHINES} new machines: ${seconds.toFixed(1)} s, ${n} mails, longest stall ${(delay.max / 1e6).toFixed(0)} ms`,
  )
} finally {
  await database.close()
  rmSync(root, { recursive: true, force: true })
}

async function addAlerts(): Promise<void> {
  const indices = Array.from({ length: ALERTS }, (_, index) => index)
  for (const some of portionsOf(indices))
    await database.orm.em.fork().insertMany(
      SearchAlertEntity,
      some.map((index) => ({
        email: `kunde${index}@firma.example`,
        mailbox: `kunde${index}@firma.example`,
        token: index.toString(16).padStart(48, '0'),
        query: queryOf(index),
        known: {},
        news: [],
        consent: consent.text,
        consentVersion: consent.version,
        createdAt: LONG_AGO,
        confirmedAt: LONG_AGO,
        renewedAt: new Date(),
        seenAt: LONG_AGO,
        nextAt: LONG_AGO,
      })),
    )
}

async function median(times: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let index = 0; index < times; index++) {
    const started = performance.now()
    await work(index)
    taken.push(performance.now() - started)
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}
