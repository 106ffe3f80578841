import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerBadRequests } from '../../base/requests/http/bad-requests.ts'
import { emptyFolder, type ServerProcess, startServer } from '../server-process.ts'

const PROMISED = [
  'content-security-policy: default-src ',
  'x-content-type-options: nosniff',
  'referrer-policy: ',
  'permissions-policy: ',
]

/** Everything that comes back until the server hangs up. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

describe('a request that is none', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer(emptyFolder(), { SEED: 'none' })
  })
  afterAll(() => server.terminate())

  const host = 'Host: localhost\r\n'
  it.each([
    ['with a first line that means nothing', 'GARBAGE\r\n\r\n', 400],
    ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['with a control character', `GET / HTTP/1.1\r\n${host}X-A: \u0001\r\n\r\n`, 400],
    ['with a head that is too long', `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(20_000)}`, 431],
    [
      'with an expectation of its own',
      `GET / HTTP/1.1\r\n${host}Connection: close\r\nExpect: wonders\r\n\r\n`,
      417,
    ],
    [
      'after a good one on the same connection',
      `GET / HTTP/1.1\r\n${host}\r\nGARBAGE\r\n\r\n`,
      400,
    ],
  ])('%s is refused with the headers of every answer', async (_, text, status) => {
    const answer = await answerTo(server.port, text)
    const refusal = answer.slice(answer.lastIndexOf('HTTP/1.1 ')).toLowerCase()
    expect(refusal).toMatch(new RegExp(`^http/1\\.1 ${status} `))
    for (const header of PROMISED) expect(refusal).toContain(`\r\n${header}`)
  })
})

it('whoever takes too long to say what they want is told so with the headers of every answer', async () => {
  const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 })
  answerBadRequests(server, { 'X-Content-Type-Options': 'nosniff' })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await answerTo((server.address() as AddressInfo).port, 'GET / HTTP/1.1\r\nHost: a')
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toContain('X-Content-Type-Options: nosniff')
  expect(answer).toContain("Content-Security-Policy: default-src 'none'")
  server.close()
})
