import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAnother, changeAndBuild } from '../../tests/another-build.ts'
import { newDataDir } from '../../tests/demo-stock.ts'
import { emptyFolder, type ServerProcess, startServer } from '../../tests/server-process.ts'

/** Pages that are made when somebody asks for them, and the figures of the process. */
const LATE = {
  '/suchauftrag': 200,
  '/en/alerts': 200,
  '/kontakt/gesendet': 200,
  '/vergleich': 200,
  '/angebot/keines': 404,
  '/vorschau/keine': 404,
  '/gibt-es-nicht': 404,
  '/en/none': 404,
  '/produkt/1/datenblatt.pdf': 200,
  '/metrics': 200,
}

let product: string
const started: ServerProcess[] = []
beforeAll(async () => {
  product = join(emptyFolder(), 'Gabelstapler Müller & Söhne')
  mkdirSync(product)
  await buildAnother(product)
})
afterAll(async () => {
  for (const { kill } of started) await kill()
})

/** Started from another folder than its own. */
async function start(): Promise<ServerProcess> {
  const script = join(product, 'dist/api/server.js')
  const server = await startServer(await newDataDir(), {}, undefined, emptyFolder(), script)
  started.push(server)
  return server
}

async function statuses({ url }: ServerProcess) {
  const answers: Record<string, number> = {}
  for (const path of Object.keys(LATE)) answers[path] = (await fetch(url + path)).status
  return answers
}

it('a server goes on with its own build while others are built beneath it', async () => {
  const server = await start()
  await changeAndBuild(product)
  await changeAndBuild(product)
  expect(await statuses(server)).toEqual(LATE)
  expect(server.output()).not.toContain('ERR_MODULE_NOT_FOUND')
  expect(await statuses(await start())).toEqual(LATE)
})

/** What stands before a server that starts now. */
const built = () =>
  readdirSync(join(product, 'dist/client'), { recursive: true, encoding: 'utf8' })
    .sort()
    .concat(readFileSync(join(product, 'dist/build.json'), 'utf8'))

const unfinished = () => globSync('dist/next-*/client', { cwd: product })

const build = () => spawn(process.execPath, [join(product, 'site/build.ts')], { stdio: 'ignore' })

it('a build that is killed leaves the last one as it was', async () => {
  const last = built()
  const child = build()
  await expect.poll(unfinished).toHaveLength(1)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(built()).toEqual(last)
  expect(await statuses(await start())).toEqual(LATE)
})

it('two builds at once are as good as one', async () => {
  const last = built()
  const codes = await Promise.all([build(), build()].map((child) => once(child, 'exit')))
  expect(codes).toEqual([
    [0, null],
    [0, null],
  ])
  expect(built()).toEqual(last)
  expect(await statuses(await start())).toEqual(LATE)
})

it('asks for no package that an installation without those of development lacks', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const folder = join(product, 'dist/api')
  const code = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const named = code.matchAll(
    /^import .*?["']((?:@[\w.-]+\/)?[\w.-]+)[^"']*["'];$|\bimport\(["']((?:@[\w.-]+\/)?[\w.-]+)/gm,
  )
  const packages = new Set([...named].flatMap(([, first, second]) => first ?? second ?? []))
  expect(packages).toContain('hono')
  expect(
    [...packages].filter(
      (name) => !(name in dependencies) && !name.startsWith('node') && !name.startsWith('.'),
    ),
  ).toEqual([])
})
