import getPort from 'get-port'
import { PASSWORD } from '../../../api/tests/server-process.ts'
import { middle, startProcess, stopProcess } from '../load.ts'
import { stockOf } from '../stock.ts'
import { timeOf } from './time-of.ts'

const FILTERS = 'drive=electric&capacityFrom=2000'
const WARM_UP = 40
const TURNS = 31
const TOGETHER = 5

/** The processor time of facets with filters on 10,000 machines, of that on 100; none is answered from memory. */
export async function measureFacets(root: string): Promise<number> {
  const few = await startApi(await stockOf(root, 100, PASSWORD))
  const many = await startApi(await stockOf(root, 10_000, PASSWORD))
  let number = 0
  const ask = (server: { url: string; pid: number }) =>
    timeOf(server, TOGETHER, () => `/api/products/facets?${FILTERS}&n=${++number}`)
  try {
    for (let run = 0; run < WARM_UP; run++) await ask(few)
    for (let run = 0; run < WARM_UP / 4; run++) await ask(many)
    const times: { few: number; many: number }[] = []
    for (let turn = 0; turn < TURNS; turn++)
      times.push({ few: await ask(few), many: await ask(many) })
    return middle(times.map(({ many }) => many)) / middle(times.map(({ few }) => few))
  } finally {
    await few.stop()
    await many.stop()
  }
}

/** The API without the site, so that nothing is published meanwhile. */
async function startApi(dataDir: string) {
  const port = String(await getPort())
  const server = await startProcess(['lab/bench/api-server.ts'], { PORT: port, DATA_DIR: dataDir })
  const stop = () => stopProcess(server)
  return { url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop }
}
