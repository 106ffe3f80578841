import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { STRICT_POLICY } from './security-headers.ts'

const BAD_REQUEST = 400
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

export function refusalHeaders(headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    'Content-Security-Policy': STRICT_POLICY,
    'Content-Length': '0',
    Connection: 'close',
  }
}

/** The latest request of a connection, and the answer to the one before it. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  before: ServerResponse | undefined
}

/** As node:http would, but with the headers of every other answer, and after all that came before it. */
export function answerBadRequests(server: Server, headers: Record<string, string>): void {
  const all = refusalHeaders(headers)
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const latest = new WeakMap<Duplex, Exchange>()
  const refused = new WeakSet<Duplex>()
  server.prependListener('request', (request, response) => {
    const before = latest.get(request.socket)?.response
    latest.set(request.socket, { request, response, before })
  })
  server.on('checkExpectation', (_, response) => response.writeHead(417, all).end())
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // It is said again of everything that follows on the connection.
    if (refused.has(socket)) return
    refused.add(socket)
    const status = STATUS[error.code ?? ''] ?? BAD_REQUEST
    const refuse = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
    const { request, response, before } = latest.get(socket) ?? {}
    const isInBody = request?.complete === false
    const isAnswered = isInBody && response?.headersSent === true
    afterAnswer(isInBody && !isAnswered ? before : response, () => {
      if (socket.writable) socket.end(isAnswered ? '' : refuse, () => socket.destroy())
    })
  })
}

function afterAnswer(response: ServerResponse | undefined, work: () => void): void {
  if (!response || response.closed) work()
  else response.once('close', work)
}
