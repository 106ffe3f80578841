import { join } from 'node:path'
import getPort from 'get-port'
import { startNginx } from '../../../api/tests/nginx.ts'
import { type Load, load } from '../load.ts'
import { startPlainNginx } from '../plain-nginx.ts'
import type { Measured } from './bounds.ts'
import type { startMeasured } from './server.ts'

const PAGE = '/produkt/50'
const TURNS = 5
const SECONDS = 2

type Turn = Record<'plain' | 'shipped' | 'process', Load>

/**
 * One published page, precompressed, from nginx alone, from nginx as shipped and from the process, in turns. The best
 * turn of each counts: in some a core is half as fast, whoever has it, and the middle one would depend on whom they hit.
 */
export async function measureServing(
  root: string,
  server: Awaited<ReturnType<typeof startMeasured>>,
): Promise<Measured> {
  const pages = join(server.dataDir, 'published', 'pages')
  const plain = await startPlainNginx(root, pages, await getPort())
  const shipped = await startNginx(server)
  const ask = (base: string, pid: number) =>
    load(base.replace('localhost', '127.0.0.1') + PAGE, {
      pids: [pid],
      seconds: SECONDS,
      headers: { Host: 'localhost', 'Accept-Encoding': 'gzip' },
    })
  try {
    const turns: Turn[] = []
    for (let turn = 0; turn < TURNS; turn++)
      turns.push({
        plain: await ask(plain.base, plain.pid),
        shipped: await ask(shipped.url, shipped.workerPid()),
        process: await ask(server.url, server.pid),
      })
    const most = (who: keyof Turn) => Math.max(...turns.map((turn) => turn[who].throughput))
    const least = (who: keyof Turn) => Math.min(...turns.map((turn) => turn[who].cpu))
    return {
      shippedThroughput: most('shipped') / most('plain'),
      shippedCpu: least('shipped') / least('plain'),
      processThroughput: most('process') / most('plain'),
      processCpu: least('process') / least('plain'),
    }
  } finally {
    await plain.stop()
    await shipped.stop()
  }
}
