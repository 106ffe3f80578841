import { expect, it } from 'vitest'
import { z } from 'zod'
import { newDataDir } from '../demo-stock.ts'
import { startServer } from '../server-process.ts'
import { ask } from './ask.ts'

const line = z.strictObject({
  time: z.iso.datetime(),
  level: z.enum(['debug', 'info', 'warn', 'error']),
  message: z.string().min(1),
  error: z.string().optional(),
})

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))

it('prints one line of JSON a message with LOG_FORMAT=json', async () => {
  const server = await startServer(await newDataDir(), { LOG_FORMAT: 'json' })
  await server.terminate()
  const lines = linesOf(server.output())
  expect(lines.map(({ message }) => message)).toContain('Die Website läuft: http://localhost')
})

it('says in the same way why it does not start', async () => {
  const started = startServer(await newDataDir(), { LOG_FORMAT: 'json', CONTACT_LIMIT: 'viele' })
  const { message } = await started.then(
    () => Promise.reject(new Error('It started')),
    (error: Error) => error,
  )
  const [, ...output] = message.split('\n')
  expect(linesOf(output.join('\n'))).toMatchObject([
    { level: 'error', message: expect.stringContaining('CONTACT_LIMIT') },
  ])
})

it('goes on when whoever reads the log is gone', async () => {
  const server = await startServer(await newDataDir(), { LOG_FORMAT: 'json' })
  server.process.stdout?.destroy()
  server.process.stderr?.destroy()
  const body = { username: 'niemand', password: 'falsch' }
  for (let line = 0; line < 3; line++)
    expect((await ask(server, '/api/auth/login', { body })).status).toBe(401)
  expect((await ask(server, '/healthz')).status).toBe(200)
  expect(await server.terminate()).toBe(0)
})
