import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuTime, type Load, load, middle, startProcess, stopProcess } from './load.ts'
import { stockOf } from './stock.ts'

const PRODUCTS = 1000
const MANY_PRODUCTS = 100_000
/** At the latter facets may take ten times as long as at the former. */
const FACETS_AT = [100, 10_000] as const
const BASELINE_PORT = '4491'
const PORT = '4492'
const WARM_UP = 500
const SAMPLES = 51
const ROUNDS = 5
/** Each fills a page in both catalogues, because an empty answer takes hardly any time. */
const QUESTIONS = [
  'search=linde',
  'search=triplex+hamburg',
  'search=h12',
  'search=koeln+diesel',
  'search=vulkollan',
  'search=2.5t+diesel',
  'search=E-Stapler+gebraucht',
  'search=ab+3+t+bis+2,2+m&sort=available',
  'sort=available&drive=electric',
  'sort=capacity&capacityFrom=2000&liftHeightFrom=5000&mast=triplex',
  'facets',
  'facets?drive=electric&capacityFrom=2000',
]

const FACET_QUESTIONS = [
  'facets',
  'facets?drive=electric&capacityFrom=2000',
  'facets?search=linde',
  'search=linde&sort=available',
  'search=2.5t+diesel',
]

const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
/** Asks for a new address each time, so that none is answered from memory. */
const fresh = join(root, 'fresh.lua')
writeFileSync(
  fresh,
  `local n = os.time() % 100000 * 1000000
request = function()
  n = n + 1
  return wrk.format("GET", wrk.path .. "?n=" .. n)
end`,
)

try {
  await compareWithStatement(await stockOf(root, PRODUCTS))
  await compareQuestions(FACETS_AT, FACET_QUESTIONS)
  await compareQuestions([PRODUCTS, MANY_PRODUCTS], QUESTIONS)
} finally {
  rmSync(root, { recursive: true, force: true })
}

async function compareWithStatement(dataDir: string): Promise<void> {
  const baseline = await startProcess(['lab/bench/statement-server.ts'], {
    PORT: BASELINE_PORT,
    DATABASE_FILE: join(dataDir, 'gabelstapler.sqlite'),
  })
  const server = await startProcess(['lab/bench/api-server.ts'], { PORT, DATA_DIR: dataDir })
  const base = { pids: [baseline.pid ?? 0], seconds: 2 }
  const ours = { pids: [server.pid ?? 0], seconds: 2 }
  console.log(
    `| ${PRODUCTS} products | statement | computed | statement | from memory |\n| --- | --- | --- | --- | --- |`,
  )
  for (const path of ['/api/products', '/api/products/500']) {
    const baseUrl = `http://127.0.0.1:${BASELINE_PORT}${path}`
    const url = `http://127.0.0.1:${PORT}${path}`
    const rounds: [computed: Pair, fromMemory: Pair][] = []
    // In turns, since what else a machine does changes by the second; and each answer beside a
    // statement that is asked in the same way, since asking takes processor time, too.
    for (let round = 0; round < ROUNDS; round++)
      rounds.push([
        [
          await load(baseUrl, { ...base, script: fresh }),
          await load(url, { ...ours, script: fresh }),
        ],
        [await load(baseUrl, base), await load(url, ours)],
      ])
    const cells = [0, 1].flatMap((kind) => describe(rounds.map((round) => round[kind] as Pair)))
    console.log(`| GET ${path} | ${cells.join(' | ')} |`)
  }
  await stopProcess(baseline)
  await stopProcess(server)
}

type Pair = [statement: Load, ours: Load]

function describe(pairs: Pair[]): string[] {
  const of = (value: (pair: Pair) => number, digits = 0) => middle(pairs.map(value)).toFixed(digits)
  const ratio = of(([statement, ours]) => ours.throughput / statement.throughput, 2)
  const ofCpu = of(([statement, ours]) => statement.cpu / ours.cpu, 2)
  return [
    `${of(([{ throughput }]) => throughput)}/s, ${of(([{ cpu }]) => cpu)} µs`,
    `${ratio}x (CPU ${ofCpu}x), ${of(([, { throughput }]) => throughput)}/s, ${of(([, { cpu }]) => cpu)} µs`,
  ]
}

interface QuestionTime {
  /** Milliseconds of the first request, while its count is not known yet. */
  first: number
  /** The median of those that follow, none of them answered from memory. */
  again: number
  /** Milliseconds of processor time that the server spent on each of those; other work does not change it. */
  cpu: number
}

/** The same questions at few and at many products. */
async function compareQuestions(
  [fewProducts, manyProducts]: readonly [number, number],
  questions: string[],
): Promise<void> {
  const few = await timeQuestions(await stockOf(root, fewProducts), questions)
  const many = await timeQuestions(await stockOf(root, manyProducts), questions)
  console.log(
    `\n| GET /api/products | ${fewProducts} | ${manyProducts} | growth | growth of processor time | first time | growth |\n| --- | --- | --- | --- | --- | --- | --- |`,
  )
  questions.forEach((question, index) => {
    const [small, large] = [few[index], many[index]]
    if (!small || !large) return
    console.log(
      `| ${question} | ${small.again.toFixed(2)} ms | ${large.again.toFixed(2)} ms | ${(large.again / small.again).toFixed(1)}x | ${(large.cpu / small.cpu).toFixed(1)}x (${large.cpu.toFixed(1)} ms) | ${large.first.toFixed(1)} ms | ${(large.first / small.first).toFixed(1)}x |`,
    )
  })
}

async function timeQuestions(dataDir: string, questions: string[]): Promise<QuestionTime[]> {
  const server = await startProcess(['lab/bench/api-server.ts'], { PORT, DATA_DIR: dataDir })
  let request = 0
  const time = async (query: string) => {
    const start = performance.now()
    await (
      await fetch(`http://127.0.0.1:${PORT}/api/products${query}&n=${request++}`)
    ).arrayBuffer()
    return performance.now() - start
  }
  // A process that has answered nothing yet is slow at everything.
  for (let run = 0; run < WARM_UP; run++) await time('?search=staplerkran')
  for (let run = 0; run < WARM_UP; run++) await time('?limit=12')
  const times: QuestionTime[] = []
  for (const question of questions) {
    const query = question.startsWith('facets')
      ? `/${question.replace(/^facets$/, 'facets?')}`
      : `?${question}`
    const first = await time(query)
    const samples: number[] = []
    const before = cpuTime(server.pid ?? 0)
    for (let run = 0; run < SAMPLES; run++) samples.push(await time(query))
    const cpu = (cpuTime(server.pid ?? 0) - before) / SAMPLES / 1000
    times.push({ first, again: middle(samples), cpu })
  }
  await stopProcess(server)
  return times
}
