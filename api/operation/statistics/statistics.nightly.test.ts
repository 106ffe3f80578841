import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Statistics } from '../../../shared/statistics/statistics.ts'
import { newDataDir } from '../../tests/demo-stock.ts'
import { type ServerProcess, startServer } from '../../tests/server-process.ts'

/** As its page says that somebody sees a machine. */
const visit = ({ url }: ServerProcess) =>
  fetch(`${url}/api/visits`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: '/produkt/1', from: '' }),
  })

async function statisticsOf(server: ServerProcess): Promise<Statistics> {
  const headers = { Authorization: `Bearer ${await server.token()}` }
  return (await (await fetch(`${server.url}/api/statistics`, { headers })).json()).data
}

/** What the statistics say once this many views are written. */
async function afterViews(server: ServerProcess, views: number): Promise<Statistics> {
  for (;;) {
    const statistics = await statisticsOf(server)
    if (statistics.views >= views) return statistics
    await wait(500)
  }
}

it('a process that is killed has lost at most ten seconds of counts, one that is ended none', async () => {
  const dataDir = await newDataDir()
  let server = await startServer(dataDir)
  await fetch(`${server.url}/produkt/1`)
  for (let time = 0; time < 3; time++) await visit(server)
  await afterViews(server, 3)
  await server.kill()
  server = await startServer(dataDir)
  expect((await statisticsOf(server)).views).toBe(3)
  await visit(server)
  await server.terminate()
  server = await startServer(dataDir)
  expect((await statisticsOf(server)).views).toBe(4)
  await server.terminate()
}, 60_000)
