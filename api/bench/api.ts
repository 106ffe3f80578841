import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'
import { fill } from './catalogue.ts'
import { type Load, load, median, startProcess, stopProcess } from './load.ts'

const PRODUCTS = 1000
const MANY_PRODUCTS = 100_000
const BASELINE_PORT = '4491'
const PORT = '4492'
const SEARCHES = ['linde', 'triplex hamburg', 'h12', 'koeln 2019', 'vulkollan']

const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
/** Every request another address, so that none is answered from memory. */
const fresh = join(root, 'fresh.lua')
writeFileSync(
  fresh,
  `local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", wrk.path .. (wrk.path:find("?", 1, true) and "&" or "?") .. "n=" .. n)
end`,
)

try {
  await compareWithStatement(await prepare(PRODUCTS))
  await compareSearches()
} finally {
  rmSync(root, { recursive: true, force: true })
}

async function prepare(products: number): Promise<string> {
  const dataDir = join(root, String(products))
  const services = await openServices(readConfig({ DATA_DIR: dataDir, SEED: 'none' }))
  await fill(services.database, products)
  await services.database.close()
  return dataDir
}

async function compareWithStatement(dataDir: string): Promise<void> {
  const baseline = await startProcess(['api/bench/statement-server.ts'], {
    PORT: BASELINE_PORT,
    DATABASE_FILE: join(dataDir, 'gabelstapler.sqlite'),
  })
  const server = await startProcess(['api/bench/api-server.ts'], { PORT, DATA_DIR: dataDir })
  const base = { pids: [baseline.pid ?? 0] }
  const ours = { pids: [server.pid ?? 0] }
  console.log(
    `| ${PRODUCTS} products | statement | computed | from memory |\n| --- | --- | --- | --- |`,
  )
  for (const path of ['/api/products', '/api/products/500']) {
    const statement = await median(() => load(`http://127.0.0.1:${BASELINE_PORT}${path}`, base))
    const computed = await median(() =>
      load(`http://127.0.0.1:${PORT}${path}`, { ...ours, script: fresh }),
    )
    const kept = await median(() => load(`http://127.0.0.1:${PORT}${path}`, ours))
    const cell = ({ throughput, cpu }: Load) =>
      `${(throughput / statement.throughput).toFixed(2)}x (${Math.round(throughput)}/s, ${Math.round(cpu)} µs)`
    console.log(`| GET ${path} | ${[statement, computed, kept].map(cell).join(' | ')} |`)
  }
  await stopProcess(baseline)
  await stopProcess(server)
}

/** The same searches at a thousand and a hundred thousand products, median of several, in milliseconds. */
async function compareSearches(): Promise<void> {
  const few = await timeSearches(join(root, String(PRODUCTS)))
  const many = await timeSearches(await prepare(MANY_PRODUCTS))
  console.log(
    `\n| search, 12 a page | ${PRODUCTS} | ${MANY_PRODUCTS} | growth |\n| --- | --- | --- | --- |`,
  )
  SEARCHES.forEach((search, index) => {
    const [small = 0, large = 0] = [few[index], many[index]]
    console.log(
      `| ${search} | ${small.toFixed(2)} ms | ${large.toFixed(2)} ms | ${(large / small).toFixed(1)}x |`,
    )
  })
}

async function timeSearches(dataDir: string): Promise<number[]> {
  const server = await startProcess(['api/bench/api-server.ts'], { PORT, DATA_DIR: dataDir })
  const times: number[] = []
  for (const search of SEARCHES) {
    const samples: number[] = []
    for (let run = 0; run < 15; run++) {
      const start = performance.now()
      const url = `http://127.0.0.1:${PORT}/api/products?search=${encodeURIComponent(search)}&n=${run}`
      await (await fetch(url)).arrayBuffer()
      samples.push(performance.now() - start)
    }
    times.push(samples.sort((a, b) => a - b)[7] ?? 0)
  }
  await stopProcess(server)
  return times
}
