import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import getPort from 'get-port'
import { z } from 'zod'
import { newDataDir } from '../api/tests/demo-stock.ts'
import { startServer } from '../api/tests/server-process.ts'
import { paths } from '../shared/addresses/paths.ts'
import { CHROMIUM_ARGS, findChromium } from './e2e/chromium.ts'

/** `npm run audit`, or `npm run audit -- 5` for the median of five runs a page. */
const RUNS = Number(process.argv[2] ?? 1)
/** npm fetches it at the first run: nothing else needs it, and it is a tenth of what would be installed. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const MEGABYTES_OF_RESULT = 64

const PAGES = {
  Startseite: paths.home,
  Kategorie: paths.category('diesel'),
  Produkt: paths.product(1),
  Liste: paths.catalogue,
  Kontakt: paths.contact,
  Export: paths.english.home,
  'Maschine auf Englisch': paths.english.product(1),
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Lighthouse's default, a slow 4G network. */
const MOBILE_NETWORK = { rttMs: 150, throughputKbps: 1638.4 }
const TOTAL_BLOCKING_MS = 50

/** What is read of Lighthouse's result. */
const resultSchema = z.object({
  requestedUrl: z.string(),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
})
type Result = z.infer<typeof resultSchema>

const execute = promisify(execFile)

interface Measurement {
  /** 0 to 100, in the order of `CATEGORIES`. */
  scores: number[]
  lcp: number
  tbt: number
  cls: number
  bytes: number
  /** The speed of this computer as Lighthouse measures it. */
  power: number
  /** The titles of the checks that cost points. */
  flaws: string[]
}

const dataDir = await newDataDir()
const server = await startServer(dataDir)
const executablePath = await findChromium()
try {
  // The first visit is slower than others, so it only serves to measure the speed of this computer.
  const { power } = await measure(server.url, 1)
  const slowdown = slowdownFor(power)
  console.log(`Lighthouse mobil, Rechner ${Math.round(power)}, gebremst ${slowdown}×\n`)
  console.log(row(['', 'Leistung', 'Zugänglich', 'Praxis', 'SEO', 'LCP', 'TBT', 'CLS', 'Bytes']))
  console.log(row(['---', ...Array(8).fill('--:')]))
  for (const [name, path] of Object.entries(PAGES)) {
    const runs: Measurement[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(server.url + path, slowdown))
    const median = runs.sort(byPerformance)[Math.floor(RUNS / 2)]
    if (!median) continue
    report(name, median)
    if (!isPerfect(median)) process.exitCode = 1
  }
} finally {
  await server.terminate()
  rmSync(dataDir, { recursive: true, force: true })
}

/**
 * By how much to slow down a computer with this index so that it equals a mid-range phone, by the table in
 * Lighthouse's `docs/throttling.md`. The default, 4, suits fast computers. A server with two slow cores
 * would be slower than any phone with it.
 */
function slowdownFor(power: number): number {
  if (power >= 1500) return 4
  return power >= 800 ? 2 : 1
}

/** A first visit in a slow mobile network, simulated by Lighthouse. */
async function measure(url: string, slowdown: number): Promise<Measurement> {
  const lhr = await visit(url, slowdown)
  // Sometimes the beginning of the browser's trace is missing, and Lighthouse has to run again.
  return read(lhr.runtimeError?.code === 'NO_NAVSTART' ? await visit(url, slowdown) : lhr)
}

async function visit(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  const port = await getPort()
  const debugging = `--remote-debugging-port=${port}`
  await using _browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, debugging],
  })
  const { rttMs, throughputKbps } = MOBILE_NETWORK
  const { stdout } = await execute(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet'],
      ...['--no-enable-error-reporting', `--only-categories=${CATEGORIES.join(',')}`],
      `--throttling.rttMs=${rttMs}`,
      `--throttling.throughputKbps=${throughputKbps}`,
      `--throttling.cpuSlowdownMultiplier=${cpuSlowdownMultiplier}`,
    ],
    { maxBuffer: MEGABYTES_OF_RESULT * 2 ** 20 },
  )
  return resultSchema.parse(JSON.parse(stdout))
}

function read(lhr: Result): Measurement {
  if (lhr.runtimeError) throw new Error(`${lhr.requestedUrl}: ${lhr.runtimeError.message}`)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    power: lhr.environment.benchmarkIndex,
    flaws: flawsOf(lhr),
  }
}

function flawsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(': '))
}

function byPerformance(a: Measurement, b: Measurement): number {
  return (a.scores[0] ?? 0) - (b.scores[0] ?? 0)
}

function isPerfect({ scores, tbt, cls }: Measurement): boolean {
  return scores.every((score) => score === 100) && tbt < TOTAL_BLOCKING_MS && cls === 0
}

function report(name: string, { scores, lcp, tbt, cls, bytes, flaws }: Measurement): void {
  const figures = [
    `${(lcp / 1000).toFixed(2)} s`,
    `${Math.round(tbt)} ms`,
    String(Number(cls.toFixed(4))),
    `${Math.round(bytes / 1000)} KB`,
  ]
  console.log(row([name, ...scores.map(String), ...figures]))
  for (const flaw of flaws) console.error(`  ${name}: ${flaw}`)
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
