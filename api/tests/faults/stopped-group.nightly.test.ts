import { expect, it } from 'vitest'
import { formOf, noise } from '../../catalogue/images/images.testing.ts'
import { childrenOf } from '../children.ts'
import { newDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { ask, type Reply } from './ask.ts'

const MANY = 8

/** As systemd does unless it is told to end the server alone, and as Ctrl+C does in a terminal. */
function signalAll({ process: { pid = 0 } }: ServerProcess, signal: NodeJS.Signals) {
  for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal)
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to the server and all of its processes lets every running request end well',
  async (signal) => {
    const server = await startServer(await newDataDir())
    const token = await server.token()
    const picture = await noise(300_000)
    const upload = () =>
      ask(server, '/api/upload/images', { token, body: formOf([['stapler.jpg', picture]]) })
    const sheet = (id: number) => ask(server, `/produkt/${id}/datenblatt.pdf`)
    const replies: Promise<Reply>[] = []
    for (let id = 1; id <= MANY; id++) replies.push(sheet(id), upload())
    const [first, second] = replies
    // By then each of the processes has begun with the next task.
    await Promise.all([first, second])
    signalAll(server, signal)
    const statuses = (await Promise.all(replies)).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 2 * MANY }, () => 200))
    await expect.poll(() => server.process.exitCode).toBe(0)
  },
)
