import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublishStatus } from '../../shared/operation/publish.ts'
import { middle, startProcess, stopProcess } from './load.ts'
import { startRenderer } from './renderer.ts'
import { compareServing } from './serving.ts'
import { stockOf } from './stock.ts'

/** `npm run bench:publish -- 100 1000` measures these catalogues only. */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 10_000]
/** As `npm run serve` starts it. */
const SERVER = JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve.split(' ').slice(1)
/** Its arguments for node: less memory means more time for collecting garbage. */
const MEMORY_LIMITS = SERVER.slice(0, -1)
const PORT = '4493'
const BASE = `http://127.0.0.1:${PORT}`
const EDITS = 25
const PASSWORD = 'bench-passwort'

interface Outcome {
  products: number
  /** Milliseconds from sending a change to its answer, all affected pages live; the median. */
  edit: number
  /** The same for rendering and compressing the pages of the last change, without anything else. */
  alone: number
  pages: number
  /** Pages a second while everything is published, gzip and brotli included. */
  publish: number
  /** Pages a second of `astro build`, HTML only, and its seconds. */
  build: number
  buildSeconds: number
  /** Megabytes at the most, all of this included. */
  memory: number
}

const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
try {
  const outcomes: Outcome[] = []
  for (const products of SIZES) {
    const outcome = await measure(products, products === SIZES.at(-1))
    outcomes.push(outcome)
    console.error(outcome)
  }
  report(outcomes)
} finally {
  rmSync(root, { recursive: true, force: true })
}

async function measure(products: number, isLast: boolean): Promise<Outcome> {
  const dataDir = await stockOf(root, products, PASSWORD)
  const server = await startProcess(SERVER, {
    PORT,
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: PASSWORD,
  })
  const token = await login()
  const publish = await timePublishing(token)
  const { edit, pages } = await timeEdits(token, products)
  await untilPublished(token)
  const { lastPages } = await publishStatus(token)
  await readSitemaps()
  const memory = residentMegabytes(server.pid ?? 0)
  if (isLast)
    await compareServing({
      root,
      dataDir,
      ours: { base: BASE, pid: server.pid ?? 0 },
    })
  await stopProcess(server)

  const renderer = startRenderer(dataDir, { NODE_OPTIONS: MEMORY_LIMITS.join(' ') })
  const times: number[] = []
  for (let edit = 0; edit < EDITS; edit++)
    times.push((await renderer.render(lastPages.map(({ path }) => path))).wall)
  await renderer.stop()
  const alone = middle(times)
  const { seconds, pages: built } = staticBuild(dataDir, products)
  return {
    products,
    edit,
    alone,
    pages,
    publish,
    build: built / seconds,
    buildSeconds: seconds,
    memory,
  }
}

async function login(): Promise<string> {
  const response = await fetch(`${BASE}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  return (await response.json()).data.token
}

async function publishStatus(token: string): Promise<PublishStatus> {
  const response = await fetch(`${BASE}/api/publish`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return (await response.json()).data
}

async function untilPublished(token: string): Promise<number> {
  for (;;) {
    const { queue, pages } = await publishStatus(token)
    if (queue === 0) return pages
    // Counting so many pages takes time from publishing them.
    await wait(Math.min(20 + queue / 10, 1000))
  }
}

/** Pages a second, from the first look at a server that publishes everything to the last page. */
async function timePublishing(token: string): Promise<number> {
  const { pages } = await publishStatus(token)
  const started = performance.now()
  const all = await untilPublished(token)
  return ((all - pages) / (performance.now() - started)) * 1000
}

async function timeEdits(
  token: string,
  products: number,
): Promise<{ edit: number; pages: number }> {
  const times: number[] = []
  let pages = 0
  for (let edit = 0; edit < EDITS; edit++) {
    const id = 1 + ((edit * 7919) % products)
    // A sold machine shows no price.
    const location = `Halle ${70_000 + edit}`
    const start = performance.now()
    const response = await fetch(`${BASE}/api/products/${id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ location }),
    })
    times.push(performance.now() - start)
    pages = Math.max(
      pages,
      Number(/pages=(\d+)/.exec(response.headers.get('X-Published') ?? '')?.[1]),
    )
    const page = await (await fetch(`${BASE}/produkt/${id}`)).text()
    if (!page.includes(location)) throw new Error(`/produkt/${id} is stale`)
  }
  return { edit: middle(times), pages }
}

/** As a search engine does, file after file. */
async function readSitemaps(): Promise<void> {
  const read = async (url: string) => (await fetch(url)).text()
  const index = await read(`${BASE}/sitemap.xml`)
  if (!index.includes('<sitemapindex')) return
  for (const [, path] of index.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]*)</g)) await read(BASE + path)
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

function staticBuild(dataDir: string, products: number): { seconds: number; pages: number } {
  const outDir = join(root, `static-${products}`)
  const start = performance.now()
  const { status } = spawnSync(process.execPath, ['lab/bench/static-build.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      BENCH_PRODUCTS: String(products),
      OUT_DIR: outDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('astro build failed')
  const seconds = (performance.now() - start) / 1000
  rmSync(outDir, { recursive: true, force: true })
  return { seconds, pages: products + 7 }
}

function report(outcomes: Outcome[]): void {
  console.log(
    '\n| products | edit to live | pages | of rendering alone | astro build | ratio | full publish | of astro build | memory |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const { products, edit, alone, pages, publish, build, buildSeconds, memory } of outcomes)
    console.log(
      `| ${products} | ${edit.toFixed(0)} ms | ${pages} | ${(edit / alone).toFixed(2)}x | ${buildSeconds.toFixed(1)} s | ${((buildSeconds * 1000) / edit).toFixed(0)} | ${publish.toFixed(0)}/s | ${(publish / build).toFixed(2)}x | ${memory.toFixed(0)} MB |`,
    )
  const [first, last] = [outcomes[0], outcomes.at(-1)]
  if (!first || !last || first === last) return
  const exponent = Math.log(last.edit / first.edit) / Math.log(last.products / first.products)
  console.log(
    `\nGrowth of edit to live from ${first.products} to ${last.products}: exponent ${exponent.toFixed(3)}`,
  )
}
