import { join } from 'node:path'
import { startNginx } from '../../api/tests/nginx.ts'
import { type Load, load, median, startProcess, stopProcess } from './load.ts'
import { startPlainNginx } from './plain-nginx.ts'

const NGINX_PORT = 4494
const HONO_PORT = '4495'

interface Options {
  /** Where nginx may put its files. */
  root: string
  /** Of the server that is compared. */
  dataDir: string
  /** The server that is compared. */
  ours: { base: string; pid: number }
}

/** One published page, precompressed: from this server, from nginx, and from Hono's `serveStatic`. */
export async function compareServing({ root, dataDir, ours }: Options): Promise<void> {
  const folder = join(dataDir, 'published', 'pages')
  const nginx = await startPlainNginx(root, folder, NGINX_PORT)
  const shipped = await startNginx({ dataDir, port: Number(new URL(ours.base).port) })
  const hono = await startProcess(['lab/bench/serve-static-server.ts'], {
    PORT: HONO_PORT,
    FOLDER: folder,
  })

  const headers = { 'Accept-Encoding': 'gzip' }
  const path = '/produkt/50'
  const etagOf = async (base: string) =>
    (await fetch(base + path, { headers })).headers.get('ETag') ?? ''
  const bases: [string, string, number[]][] = [
    ['nginx, one worker', nginx.base, [nginx.pid]],
    ['published page', ours.base, [ours.pid]],
    ['nginx as shipped', shipped.url, [shipped.workerPid()]],
    ['Hono serveStatic', `http://127.0.0.1:${HONO_PORT}`, [hono.pid ?? 0]],
  ]
  const rows: [string, Load, Load | null][] = []
  for (const [name, base, pids] of bases) {
    const etag = await etagOf(base)
    rows.push([
      name,
      await median(() => load(base + path, { pids, headers })),
      etag
        ? await median(() =>
            load(base + path, { pids, headers: { ...headers, 'If-None-Match': etag } }),
          )
        : null,
    ])
  }
  const [, reference, reference304] = rows[0] as (typeof rows)[number]
  const cell = (value: Load | null, base: Load | null) =>
    value && base
      ? `${(value.throughput / base.throughput).toFixed(2)}x (${Math.round(value.throughput)}/s) | ${(value.cpu / base.cpu).toFixed(1)}x (${value.cpu.toFixed(0)} µs)`
      : '– | –'
  console.log(
    '\n| one page, gzip | throughput | CPU | 304 | CPU |\n| --- | --- | --- | --- | --- |',
  )
  for (const [name, full, notModified] of rows)
    console.log(`| ${name} | ${cell(full, reference)} | ${cell(notModified, reference304)} |`)
  await stopProcess(hono)
  await nginx.stop()
  await shipped.stop()
}
