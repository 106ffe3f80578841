import type { Server, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { Head } from './answers/head.ts'
import { Wire } from './answers/wire.ts'
import { STRICT_POLICY } from './security-headers.ts'

const NOTHING = Buffer.alloc(0)
const BAD_REQUEST = 400
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers what node:http refuses before it is a request, as node:http would, with the headers of
 * every other answer.
 */
export function answerBadRequests(server: Server, headers: Record<string, string>): void {
  const head = new Head({
    ...headers,
    'Content-Security-Policy': STRICT_POLICY,
    'Content-Length': '0',
    Connection: 'close',
  })
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }, response) => latest.set(socket, response))
  server.on('checkExpectation', (_, response) => response.writeHead(417, head.fields).end())
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket)
    const isAnswering = response?.headersSent && !response.writableFinished
    if (!socket.writable || isAnswering) {
      socket.destroy()
      return
    }
    const status = STATUS[error.code ?? ''] ?? BAD_REQUEST
    const wire = new Wire(`${status} ${STATUS_CODES[status]}`, head, NOTHING)
    socket.end(wire.bytes(), () => socket.destroy())
  })
}
