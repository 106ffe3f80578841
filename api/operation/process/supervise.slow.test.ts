import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import getPort from 'get-port'
import { afterAll, expect, it } from 'vitest'
import { childrenOf } from '../../tests/children.ts'
import { newDataDir } from '../../tests/demo-stock.ts'
import { READY, type ServerProcess, startServer } from '../../tests/server-process.ts'

const started: ServerProcess[] = []
afterAll(async () => {
  for (const { kill } of started) await kill()
})

/** As `npm run serve` starts it. */
async function serve(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(await newDataDir(), env, READY, '.', 'api/serve.ts')
  started.push(server)
  return server
}
const serverOf = ({ process }: ServerProcess) => childrenOf(process.pid ?? 0)[0] ?? 0
const answers = ({ url }: { url: string }) =>
  fetch(`${url}/healthz`, { headers: { Connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Has a server throw what nobody handles when it is told to. */
const UNFORESEEN = encodeURIComponent("process.on('SIGUSR2', () => { throw Error('unforeseen') })")

it('a server that an error has ended comes back, and a stop of it all finishes what runs and ends with 0', async () => {
  const server = await serve({ NODE_OPTIONS: `--import data:text/javascript,${UNFORESEEN}` })
  const first = serverOf(server)
  process.kill(first, 'SIGUSR2')
  await expect.poll(() => answers(server)).toBe(false)
  await expect.poll(() => answers(server)).toBe(true)
  expect(serverOf(server)).not.toBe(first)
  expect(server.output()).toContain('Unbehandelt, der Prozess endet: Error: unforeseen')
  expect(server.output()).toContain('Der Server ist unerwartet zu Ende gegangen (1)')

  const body = JSON.stringify({ username: 'niemand', password: 'falsch' })
  const running = request(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
    agent: false,
  })
  const answered = once(running, 'response')
  await new Promise((resolve) => running.write(body.slice(0, 5), resolve))
  await answers(server)
  const ended = server.terminate()
  await expect.poll(() => answers(server)).toBe(false)
  running.end(body.slice(5))
  const [{ statusCode }] = await answered
  expect([statusCode, await ended]).toEqual([401, 0])
})

it('says once what is wrong with the configuration, and ends with 1', async () => {
  const error = await serve({ CONTACT_LIMIT: 'viele' }).catch(({ message }: Error) => message)
  expect(error).toMatch(/^It ended with 1:\nCONTACT_LIMIT: [^\n]+\n$/)
})

it('a server whose supervisor is gone leaves its address to the next one', async () => {
  const server = await serve()
  await server.kill()
  await expect.poll(() => answers(server)).toBe(false)
})

it('a stop of npm alone ends the server, too', async () => {
  const port = await getPort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: await newDataDir() }
  const npm = spawn('npm', ['run', 'serve'], { env, stdio: 'ignore' })
  const server = { url: `http://localhost:${port}` }
  await expect.poll(() => answers(server)).toBe(true)
  npm.kill('SIGTERM')
  await expect.poll(() => answers(server)).toBe(false)
})
