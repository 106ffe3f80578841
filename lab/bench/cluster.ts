import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NGINX, startNginxForMany } from '../../api/tests/nginx.ts'
import { findPostgresql, startPostgresql } from '../../api/tests/postgresql.ts'
import { load, middle } from './load.ts'
import { type Save, Site } from './site.ts'

const PRODUCTS = 100
const SIZES = [1, 3, 5]
const WARM_UP = 5
const SAVES = 40
/** Of a second each. */
const ROUNDS = 3
const KILLS = 3
const PATHS = ['/produkt/50', '/api/products']

/** What was measured of one process with SQLite, and of several with PostgreSQL. */
interface Pair<Measured> {
  alone: Measured
  many: Measured
}

const bin = findPostgresql()
const needed = { PostgreSQL: bin, nginx: NGINX, wrk: !spawnSync('wrk', ['-v']).error }
const missing = Object.entries(needed).flatMap(([name, found]) => (found ? [] : [name]))
if (!bin || missing.length > 0) console.log(`Not measured without ${missing.join(', ')}.`)
else await compare(bin)

async function compare(bin: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
  // PostgreSQL runs as another user.
  chmodSync(root, 0o755)
  process.env.TMPDIR = root
  const postgresql = await startPostgresql(bin)
  const sites: Pair<Site> = {
    alone: new Site(join(root, 'sqlite')),
    many: new Site(join(root, 'postgresql'), { DATABASE_URL: postgresql.url }),
  }
  try {
    for (const site of [sites.alone, sites.many]) await site.fill(PRODUCTS)
    await sites.alone.grow(1)
    console.log(
      `| processes | save, median | save, p95 | without rendering | ${PATHS.join(' | ')} |\n| --- | --- | --- | --- | --- | --- |`,
    )
    for (const size of SIZES) {
      await sites.many.grow(size)
      const saves = await timeSaves(sites)
      const cells = [
        ratio(saves, (all) => middle(totals(all)), ' ms'),
        ratio(saves, (all) => percentile95(totals(all)), ' ms'),
        ratio(saves, (all) => middle(all.map(({ rest }) => rest)), ' ms'),
        ...(await countReads(sites)).map((reads) => ratio(reads, middle, '/s')),
      ]
      console.log(`| ${size} | ${cells.join(' | ')} |`)
    }
    await timeKills(sites)
  } finally {
    await Promise.all([sites.alone.close(), sites.many.close()])
    postgresql.stop()
    rmSync(root, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** In turns, since what else a machine does changes by the second; each save finds everybody idle. */
async function timeSaves({ alone, many }: Pair<Site>): Promise<Pair<Save[]>> {
  const saves: Pair<Save[]> = { alone: [], many: [] }
  for (let save = 0; save < WARM_UP + SAVES; save++)
    for (const [site, taken] of [
      [alone, saves.alone],
      [many, saves.many],
    ] as const) {
      const made = await site.save(save, 1 + (save % PRODUCTS), 70_000 + save)
      if (save >= WARM_UP) taken.push(made)
      await site.settled()
    }
  return saves
}

/** Reads a second of each path, through nginx. */
async function countReads({ alone, many }: Pair<Site>): Promise<Pair<number[]>[]> {
  const fronts = [await startNginxForMany(alone.processes), await startNginxForMany(many.processes)]
  const counts: Pair<number[]>[] = []
  for (const path of PATHS) {
    const count: Pair<number[]> = { alone: [], many: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { url }] of fronts.entries()) {
        const { throughput } = await load(url + path, {
          pids: [],
          seconds: 1,
          headers: { 'Accept-Encoding': 'gzip' },
        })
        count[index === 0 ? 'alone' : 'many'].push(throughput)
      }
    counts.push(count)
  }
  for (const nginx of fronts) await nginx.stop()
  return counts
}

/** The first save after a process was killed, which waits for that one's lease to end. */
async function timeKills({ alone, many }: Pair<Site>): Promise<void> {
  const size = many.processes.length
  const saves: Pair<Save[]> = { alone: [], many: [] }
  for (let kill = 0; kill < KILLS; kill++) {
    saves.alone.push(await alone.save(0, 1, 80_000 + kill))
    await alone.settled()
    await many.killLast()
    saves.many.push(await many.save(0, 1, 80_000 + kill))
    await many.grow(size)
  }
  const longest = Math.max(...totals(saves.many)).toFixed(0)
  console.log(
    `\nThe next save after one of ${size} processes was killed: ${ratio(saves, (all) => middle(totals(all)), ' ms')}, at most ${longest} ms`,
  )
}

function totals(saves: Save[]): number[] {
  return saves.map(({ total }) => total)
}

function percentile95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
}

function ratio<Measured>(
  { alone, many }: Pair<Measured[]>,
  summary: (all: Measured[]) => number,
  unit: string,
): string {
  const [ours, theirs] = [summary(many), summary(alone)]
  return `${(ours / theirs).toFixed(2)}x (${ours.toFixed(0)}${unit} to ${theirs.toFixed(0)})`
}
