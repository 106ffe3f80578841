import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Answer } from './answers/answer.ts'
import { openFastLane } from './fast-lane.ts'

const PAGE = 'Gabelstapler für Hamburg '.repeat(100)
const page = new Answer(PAGE, { 'Content-Type': 'text/html; charset=utf-8', 'X-Any': 'thing' })

let server: Server
let hangUp: () => void
let port: number
/** What node:http was asked, as `method path body`. */
const seen: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    const { headers } = request
    if ('content-length' in headers || 'transfer-encoding' in headers)
      for await (const chunk of request) body += chunk
    seen.push(`${request.method} ${request.url} ${body.length}`)
    if (request.url === '/page' && request.method !== 'POST') page.send(request, response)
    else response.end('node')
  })
  hangUp = openFastLane(server, (url) => {
    if (url === '/page') return page
    const found = url === '/late' ? page : null
    return url.startsWith('/late') ? new Promise((done) => setTimeout(done, 20, found)) : null
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  hangUp()
  server.closeAllConnections()
  server.close()
})

async function open(): Promise<Socket> {
  seen.length = 0
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Reads until the text has occurred so often, or the server hangs up. */
async function readUntil(socket: Socket, text: string, times = 1): Promise<string> {
  let received = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    received += chunk
    if (received.split(text).length > times) break
  }
  return received
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
const END = PAGE.slice(-20)
const MORE_THAN_A_CONNECTION_HOLDS = 32 * 1024 * 1024

describe('a plain read', () => {
  it('is answered as node:http answers it, over and over on one connection', async () => {
    const socket = await open()
    socket.write(get('/page'))
    const first = await readUntil(socket, `${PAGE}`)
    expect(seen).toEqual([])
    socket.write(get('/late'))
    expect(await readUntil(socket, `${PAGE}`)).toBe(first)
    socket.destroy()

    const response = await fetch(`http://127.0.0.1:${port}/page`, {
      headers: { Authorization: 'Bearer x', 'Accept-Encoding': 'identity' },
    })
    expect(seen).toEqual(['GET /page 0'])
    const own = ['connection', 'keep-alive', 'date']
    const fields = [...response.headers].filter(([name]) => !own.includes(name))
    const [head = ''] = first.split('\r\n\r\n')
    const [status, ...lines] = head.split('\r\n')
    expect(status).toBe('HTTP/1.1 200 OK')
    const names = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
    expect(names.filter((line) => !line.startsWith('date:')).sort()).toEqual(
      fields.map(([name, value]) => `${name}: ${value}`).sort(),
    )
    const date = /Date: (.*)/.exec(head)?.[1] ?? ''
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(5000)
  })

  it('is compressed for whoever takes it, and 304 for whoever has it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding }
      const response = await fetch(`http://127.0.0.1:${port}/page`, { headers })
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      expect(await response.text()).toBe(PAGE)
      const socket = await open()
      const etag = `If-None-Match: ${response.headers.get('ETag')}`
      socket.write(get('/page', `Accept-Encoding: ${encoding}`, etag))
      const again = await readUntil(socket, '\r\n\r\n')
      expect(again).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
      expect(again.endsWith('\r\n\r\n')).toBe(true)
      socket.destroy()
    }
    expect(seen).toEqual([])
  })

  it('is one also with what browsers say about themselves', async () => {
    const socket = await open()
    socket.write(
      get('/page', 'Connection: keep-alive', 'Upgrade-Insecure-Requests: 1', 'Cookie: a=b'),
    )
    expect(await readUntil(socket, END)).toContain(PAGE)
    expect(seen).toEqual([])
    socket.destroy()
  })

  it('is answered to a client that has said its last word', async () => {
    const socket = await open()
    socket.end(get('/late'))
    expect(await readUntil(socket, 'never')).toContain(PAGE)
  })
})

describe('anything else is left to node:http', () => {
  it.each([
    ['another method', `HEAD /page HTTP/1.1\r\nHost: localhost\r\n\r\n`, 'HEAD /page 0'],
    ['a token', get('/page', 'Authorization: Bearer x'), 'GET /page 0'],
    ['another address', get('/other'), 'GET /other 0'],
    ['an end of the connection', get('/page', 'Connection: close'), 'GET /page 0'],
    ['an end as old proxies write it', get('/page', 'Proxy-Connection: close'), 'GET /page 0'],
    ['a body', `${get('/page', 'Content-Length: 3').trimEnd()}\r\n\r\nabc`, 'GET /page 3'],
    [
      'a body in pieces',
      `${get('/page', 'transfer-encoding: chunked').trimEnd()}\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
      'GET /page 3',
    ],
  ])('%s', async (_, request, asked) => {
    const socket = await open()
    socket.write(get('/page'))
    await readUntil(socket, END)
    socket.write(request)
    await readUntil(socket, '\r\n\r\n')
    expect(seen).toEqual([asked])
    socket.destroy()
  })

  it('a request that comes in pieces, and a body after plain reads, lose nothing', async () => {
    const socket = await open()
    socket.write(get('/page'))
    await readUntil(socket, END)
    const body = 'x'.repeat(300_000)
    socket.write('POST /page HTTP/1.1\r\nHost: local')
    socket.write(`host\r\nContent-Length: ${body.length}\r\n\r\n`)
    socket.write(body)
    expect(await readUntil(socket, 'node')).toContain('200 OK')
    expect(seen).toEqual([`POST /page ${body.length}`])
    socket.destroy()
  })

  it('what is not found after all, also when the client has said its last word', async () => {
    const socket = await open()
    socket.write(get('/late-and-unknown'))
    expect(await readUntil(socket, 'node')).toContain('200 OK')
    socket.end(get('/late-and-unknown'))
    expect(await readUntil(socket, 'node')).toContain('200 OK')
    expect(seen).toEqual(Array(2).fill('GET /late-and-unknown 0'))

    const leaving = await open()
    leaving.end(get('/late-and-unknown'))
    expect(await readUntil(leaving, 'never')).toContain('200 OK')
    expect(seen).toEqual(['GET /late-and-unknown 0'])
  })

  it('several requests in one piece are answered in their order', async () => {
    const socket = await open()
    socket.write(get('/page') + get('/other') + get('/page'))
    const received = await readUntil(socket, END, 101)
    expect(seen).toEqual(['GET /page 0', 'GET /other 0', 'GET /page 0'])
    expect(received.indexOf('node')).toBeGreaterThan(received.indexOf(END))
    socket.destroy()
  })

  it.each([
    ['without a host', 'GET /page HTTP/1.1\r\nAccept: */*\r\n\r\n', 400],
    ['with a space in a name', get('/page', 'Content-Length : 3'), 400],
    ['with a folded line', get('/page', 'X-A: b', ' c: d'), 400],
    ['with a bare line feed', 'GET /page HTTP/1.1\nHost: localhost\n\n', 400],
    ['with a control character', get('/page', 'X-A: \u0001'), 400],
    ['of an unknown version', 'GET /page HTTP/3.0\r\nHost: localhost\r\n\r\n', 400],
    ['with a head that is too long', get('/page', `X-A: ${'a'.repeat(20_000)}`), 431],
  ])('a request %s gets its status', async (_, request, status) => {
    const socket = await open()
    socket.write(request)
    expect(await readUntil(socket, '\r\n\r\n')).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    socket.destroy()
  })
})

describe('at the end', () => {
  it('nothing is carried out any more for a client that still reads its answers', async () => {
    const asked: (string | undefined)[] = []
    const own = createServer((request, response) => {
      asked.push(request.method)
      response.end()
    })
    const large = new Answer(Buffer.alloc(MORE_THAN_A_CONNECTION_HOLDS, END), {})
    const end = openFastLane(own, () => large)
    own.listen(0, '127.0.0.1')
    await once(own, 'listening')
    const socket = connect((own.address() as AddressInfo).port, '127.0.0.1')
    socket.write(get('/large'))
    await once(socket, 'readable')
    const closed = once(own, 'close')
    own.close()
    end()
    socket.write('DELETE /page HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.resume()
    await closed
    expect(asked).toEqual([])
  })

  it('connections that only wait are ended at once, and the server closes', async () => {
    const own = createServer()
    const end = openFastLane(own, () => page)
    own.listen(0, '127.0.0.1')
    await once(own, 'listening')
    const socket = connect((own.address() as AddressInfo).port, '127.0.0.1')
    socket.write(get('/page'))
    await readUntil(socket, END)
    const closed = once(own, 'close')
    own.close()
    end()
    await closed
  })
})
