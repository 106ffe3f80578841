import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'

let test: TestApp
let port: number
const paths: Record<string, string> = {}
const uncaught: unknown[] = []
const note = (error: unknown) => uncaught.push(error)
beforeAll(async () => {
  test = await createTestApp()
  test.server.listen(0, '127.0.0.1')
  await once(test.server, 'listening')
  port = (test.server.address() as AddressInfo).port
  const { id } = await test.addProduct()
  const body = { name: 'Anna Anhang', email: 'anna@anhang.example', message: 'Haben Sie Bilder?' }
  const { data } = await test.call<{ id: number }>('POST', '/api/contact', { body })
  paths.photos = `/api/yard/products/${id}/photos`
  paths.reply = `/api/contact/${data.id}/messages/with-files`
  process.on('uncaughtException', note)
})
afterAll(async () => {
  process.off('uncaughtException', note)
  test.server.closeAllConnections()
  test.server.close()
  await test.close()
})

beforeEach(() => {
  uncaught.length = 0
})

const FORMS: [what: string, path: () => string, field: string, method?: string][] = [
  ['pictures', () => '/api/upload/images', 'images'],
  ['a photograph from the yard', () => paths.photos ?? '', 'images'],
  ['a logo', () => '/api/settings/logo', 'logo', 'PUT'],
  ['a table', () => '/api/products/import', 'file'],
  ['a backup', () => '/api/backups/restore', 'file'],
  ['an inquiry with files', () => '/api/contact', 'files'],
  ['a reply with files', () => paths.reply ?? '', 'files'],
]

const part = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nbytes`
/** More files than any form takes, and one more that never ends. */
const tooMany = (field: string) => `${`${part(field)}\r\n`.repeat(30)}${part(field)}`

/** Begins to send a form. */
function begin(target: string, body: string, length = body.length): Socket {
  const socket = connect(port, '127.0.0.1')
  const head = [
    `${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${test.token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  return socket
}

async function statusOf(target: string, body: string): Promise<number> {
  let answer = ''
  for await (const chunk of begin(target, body)) answer += chunk
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
}

describe.each(FORMS)('a form with %s', (_, path, field, method = 'POST') => {
  const target = () => `${method} ${path()}`

  it('that ends within a file of an unexpected name is refused, and harms nobody', async () => {
    expect(await statusOf(target(), part('strange'))).toBe(400)
    expect(uncaught).toEqual([])
  })

  it('that ends within one file more than it may have is refused, and harms nobody', async () => {
    expect(await statusOf(target(), tooMany(field))).toBe(400)
    expect(uncaught).toEqual([])
  })

  it('that goes on after its end is answered', async () => {
    const pieces = ['--x\r\nA\r\n\r\n--x--\r\nand\r\n--x--\r\n', 'some', 'more']
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(Buffer.from(piece))
      },
    })
    const headers = {
      Authorization: `Bearer ${test.token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    const sent = { method, headers, body, duplex: 'half' }
    const { status } = await test.app.request(path(), sent)
    expect(status).toBe(400)
  })

  it('whose sender is gone within one file more than it may have harms nobody', async () => {
    const asked = new Promise<IncomingMessage>((resolve) => test.server.once('request', resolve))
    const body = tooMany(field)
    const socket = begin(target(), body, 2 * body.length)
    const connection = (await asked).socket
    await expect.poll(() => connection.bytesRead).toBeGreaterThan(body.length)
    const isOver = new Promise((resolve) => connection.once('close', resolve))
    socket.resetAndDestroy()
    await isOver
    expect(await statusOf(target(), part('strange'))).toBe(400)
    expect(uncaught).toEqual([])
  })
})
