import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, load, middle, startProcess, stopProcess } from './load.ts'

const ROUNDS = 9
const headers = {
  'Accept-Encoding': 'gzip',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/** What counting costs a page: two servers in turns, since what else a machine does changes by the second. */
const start = async (port: string, statistics: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
  const env = { PORT: port, DATA_DIR: folder, STATISTICS: statistics }
  const server = await startProcess(['api/server.ts'], env)
  const url = `http://127.0.0.1:${port}/produkt/1`
  return {
    measure: () => load(url, { pids: [server.pid ?? 0], seconds: 2, headers }),
    async stop() {
      await stopProcess(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const off = await start('4491', 'false')
const on = await start('4492', 'true')
await off.measure()
await on.measure()
const rounds: [off: Load, on: Load][] = []
for (let round = 0; round < ROUNDS; round++) rounds.push([await off.measure(), await on.measure()])
const cost = middle(rounds.map(([without, counted]) => counted.cpu / without.cpu))
const slower = middle(rounds.map(([without, counted]) => without.throughput / counted.throughput))
console.log(
  `A page with counting costs ${cost.toFixed(3)}x the processor time and ${slower.toFixed(3)}x the time of one without.`,
)
await off.stop()
await on.stop()
