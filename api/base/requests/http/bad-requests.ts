import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { STRICT_POLICY } from './security-headers.ts'

const BAD_REQUEST = 400
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** The headers of a refusal without a body. */
export function refusalHeaders(headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    'Content-Security-Policy': STRICT_POLICY,
    'Content-Length': '0',
    Connection: 'close',
  }
}

/**
 * Answers what node:http refuses to parse, as node:http would, but with the headers of every other
 * answer.
 */
export function answerBadRequests(server: Server, headers: Record<string, string>): void {
  const all = refusalHeaders(headers)
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }, response) => latest.set(socket, response))
  server.on('checkExpectation', (_, response) => response.writeHead(417, all).end())
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket)
    const isAnswering = response?.headersSent && !response.writableFinished
    if (!socket.writable || isAnswering) {
      socket.destroy()
      return
    }
    const status = STATUS[error.code ?? ''] ?? BAD_REQUEST
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () =>
      socket.destroy(),
    )
  })
}
