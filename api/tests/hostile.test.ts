import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpServer } from '../base/requests/http/http-server.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let test: TestApp
let server: Server
let port: number
beforeAll(async () => {
  test = await createTestApp()
  server = test.server.listen(0, '127.0.0.1')
  // On a busy machine more time may pass between two requests than a server waits for the next.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await test.close()
})

/** More than any connection holds between one that sends and one that does not read. */
const ENDLESS = 100 * 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024, 'x')

/** Sends a head, then as much body as the server takes; answers what came back, and how much went out. */
async function pour(head: string[], most: number) {
  const socket = connect(port, '127.0.0.1')
  // The server may hang up while we still send.
  socket.on('error', () => {})
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  let sent = 0
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  const isChunked = head.includes('Transfer-Encoding: chunked')
  while (sent < most && answer === '' && !socket.destroyed) {
    const size = `${CHUNK.byteLength.toString(16)}\r\n`
    const isWritten = isChunked
      ? socket.write(Buffer.concat([Buffer.from(size), CHUNK, Buffer.from('\r\n')]))
      : socket.write(CHUNK)
    sent += CHUNK.byteLength
    await (isWritten
      ? new Promise(setImmediate)
      : Promise.race([once(socket, 'drain'), once(socket, 'close')]))
  }
  if (answer === '' && !socket.destroyed)
    await Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.destroy()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer, sent }
}

const raw = async (line: string) =>
  (await pour([line, 'Host: localhost', 'Connection: close'], 0)).status

describe('the server', () => {
  it.each([
    ['with its length said', 'Content-Length: 1000000000'],
    ['in pieces', 'Transfer-Encoding: chunked'],
  ])('cuts off an endless body %s', async (_, length) => {
    const head = ['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    const { status, answer, sent } = await pour([...head, length], ENDLESS)
    expect(status).toBe(413)
    expect(answer).toContain('"error":"Die Anfrage ist zu groß."')
    expect(sent, 'cut off before everything was sent').toBeLessThan(ENDLESS)
  })

  it('takes no upload in from a visitor', async () => {
    const head = [
      'POST /api/upload/images HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
    ]
    const { status, sent } = await pour(head, ENDLESS)
    expect(status).toBe(401)
    expect(sent, 'cut off before everything was sent').toBeLessThan(ENDLESS)
  })

  it('keeps a connection good on which a body was too large', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const post = async (path: string, body: string) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
      const call = request({ port, host: '127.0.0.1', agent, path, method: 'POST', headers })
      const [response] = await once(call.end(body), 'response')
      await response.resume().toArray()
      return { status: response.statusCode, isReused: call.reusedSocket }
    }
    const tooLarge = JSON.stringify({ message: 'x'.repeat(300_000) })
    const isReadOff = new Promise((resolve) => {
      server.once('request', (incoming) => incoming.once('end', resolve))
    })
    expect(await post('/api/contact', tooLarge)).toEqual({ status: 413, isReused: false })
    await isReadOff
    expect(await post('/api/contact', '{}')).toEqual({ status: 400, isReused: true })
    agent.destroy()
  })

  it.each([
    ['a line that means nothing', 'GARBAGE\r\n\r\n'],
    [
      'a body that is cut into nonsense',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
  ])('answers everything that came on a connection before %s', async (_, broken) => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /api/products HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20) + broken)
    let answer = ''
    for await (const chunk of socket) answer += chunk
    const statuses = Array.from(answer.matchAll(/HTTP\/1\.1 (\d+) /g), ([, status]) => status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => '200'), '400'])
  })

  it('keeps no answer for whoever does not read it, and waits for one that takes long', async () => {
    const impatient = createHttpServer(() => test.app, {}, 50).listen(0, '127.0.0.1')
    await once(impatient, 'listening')
    const { port } = impatient.address() as AddressInfo
    const slow = connect(port, '127.0.0.1')
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n\r\n'
    slow.write(`${head}{`)
    const stalled = connect(port, '127.0.0.1').pause()
    const arrived = once(impatient, 'connection')
    stalled.write('GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(99))
    const connections = [...(await arrived), ...(await once(impatient, 'connection'))]
    await Promise.race(connections.map((connection) => once(connection, 'close')))
    slow.write('}')
    expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1\.1 415 /)
    stalled.destroy()
    impatient.close()
  })

  it('does not mind by which name it is called', async () => {
    for (const host of [
      'evil.example',
      'a b',
      'localhost/x',
      'x@y',
      'localhost:99999',
      '%00',
      '',
    ]) {
      const head = ['GET /api/auth/me HTTP/1.1', `Host: ${host}`, 'Connection: close']
      const { status, answer } = await pour(head, 0)
      expect([host, status]).toEqual([host, 401])
      expect(answer).toContain('{"success":false,"error":"Bitte melden Sie sich an."}')
    }
  })

  it('takes no note of callers who hang up', async () => {
    const log = vi.spyOn(console, 'error')
    const socket = connect(port, '127.0.0.1')
    const head = ['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    socket.write(`${[...head, 'Content-Length: 100'].join('\r\n')}\r\n\r\n{`)
    const arrivals = Promise.all([once(server, 'connection'), once(server, 'request')])
    const [[connection], [call]] = await arrivals
    const isClosed = new Promise((resolve) => connection.once('close', resolve))
    await new Promise(setImmediate)
    socket.destroy()
    await isClosed
    expect(call.errored).not.toBeNull()
    expect(await raw('GET /api/products HTTP/1.1')).toBe(200)
    expect(log).not.toHaveBeenCalled()
  })

  it('stays up, whatever the first line says', async () => {
    const lines = [
      'GET /api/products/%E0%A4%A HTTP/1.1',
      'GET /api/products?search=%E0%A4%A HTTP/1.1',
      'GET //api//products HTTP/1.1',
      'GET /api/../../etc/passwd HTTP/1.1',
      'GET /api/products/\u00ff HTTP/1.1',
      'GET http://evil.example/api/products HTTP/1.1',
      'GET * HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'TRACE /api/products HTTP/1.1',
      `GET /api/products?search=${'a'.repeat(100_000)} HTTP/1.1`,
      'DELETE /api/upload/images/.. HTTP/1.1',
      'GET /api/products HTTP/9.9',
    ]
    for (const line of lines) {
      const status = await raw(line)
      expect([line.slice(0, 60), status >= 500]).toEqual([line.slice(0, 60), false])
    }
    expect(await raw('GET /api/products HTTP/1.1')).toBe(200)
  })
})
