import { bodyOf, FORM_TYPE, fileOf } from './bodies.ts'
import type { Chance } from './chance.ts'

/** Where a request goes: a route of the application, with names that there are or are not in its address. */
export interface Target {
  method: string
  path: string
}

/**
 * How the sender ends: it waits for the answer that there has to be, is gone at once, says that it sends no more, or
 * reads nothing until it is gone.
 */
export type Ending = 'read' | 'hang up' | 'half close' | 'read nothing'

export interface BrokenRequest {
  /** What is sent, one piece after another. */
  pieces: string[]
  ending: Ending
}

const HEADERS = [
  'X-A: b',
  'Expect: 100-continue',
  'Expect: wonders',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Accept-Encoding: br',
  'Range: bytes=0-,9-2',
  'If-None-Match: *',
  'Idempotency-Key: x',
  'Content-Encoding: gzip',
  `X-Long: ${'a'.repeat(20_000)}`,
] as const

/** By which the forms of the product name their files. */
const FILE_FIELDS = ['images', 'file', 'files', 'logo']

const NO_REQUESTS = [
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
  'GARBAGE\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\n a: b\r\n\r\n',
  '\r\n\r\n\r\n',
] as const

function headOf({ method, path }: Target, lines: string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n')
}

const inChunks = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

/** A request with a body that is cut, or longer, shorter or otherwise framed than it says. */
function withBody(chance: Chance, target: Target, lines: string[]): BrokenRequest {
  const { type, text } = bodyOf(chance)
  const typed = [...lines, `Content-Type: ${type}`]
  const length = Buffer.byteLength(text)
  const sized = (size: number | string) => headOf(target, [...typed, `Content-Length: ${size}`])
  const chunked = headOf(target, [...typed, 'Transfer-Encoding: chunked'])
  const cut = text.slice(0, chance.below(text.length + 1))
  const ending = chance.one(['hang up', 'half close'] as const)
  return chance.one<() => BrokenRequest>([
    () => ({ pieces: [sized(length), text], ending: 'read' }),
    () => ({ pieces: [chunked, `${inChunks(text)}0\r\n\r\n`], ending: 'read' }),
    () => ({ pieces: [sized(length + 1 + chance.below(9000)), text], ending }),
    () => ({ pieces: [sized(length), cut], ending }),
    () => ({
      pieces: [sized(chance.below(length + 1)), text],
      ending: 'half close',
    }),
    () => ({ pieces: [chunked, inChunks(cut)], ending }),
    () => ({
      pieces: [chunked, inChunks(cut), 'zz\r\nbroken'],
      ending: 'half close',
    }),
    () => ({ pieces: [chunked, `fffffff\r\n${cut}`], ending }),
    () => ({ pieces: [sized(`${length}\r\nContent-Length: 0`), text], ending: 'half close' }),
    () => ({ pieces: [sized('99999999999999999999'), cut], ending }),
    () => ({
      pieces: [sized(`${length}\r\nTransfer-Encoding: chunked`), text],
      ending: 'half close',
    }),
  ])()
}

/** A request without a body, or several, whose sender is gone, reads nothing or ends with something else. */
function withoutBody(chance: Chance, target: Target, lines: string[]): BrokenRequest {
  const whole = headOf(target, lines)
  const many = whole.repeat(chance.one([1, 3, 20]))
  return chance.one<() => BrokenRequest>([
    () => ({ pieces: [whole], ending: 'hang up' }),
    () => ({ pieces: [many], ending: 'read nothing' }),
    () => ({ pieces: [many, chance.one(NO_REQUESTS)], ending: 'half close' }),
    () => ({
      pieces: [whole.slice(0, chance.below(whole.length))],
      ending: 'hang up',
    }),
    () => ({
      pieces: [whole.slice(0, chance.below(whole.length))],
      ending: 'half close',
    }),
    () => ({ pieces: [...whole.slice(0, 40)], ending: 'hang up' }),
    () => ({ pieces: [chance.one(NO_REQUESTS)], ending: 'half close' }),
    () => ({
      pieces: [headOf(target, [...lines, 'Connection: close'])],
      ending: 'read',
    }),
  ])()
}

/** A request as a broken line, a broken program or an attacker sends it. @param token of an account, or null */
export function breakRequest(chance: Chance, target: Target, token: string | null): BrokenRequest {
  const lines = token ? [`Authorization: Bearer ${token}`] : []
  if (chance.below(4) === 0) lines.push(chance.one(HEADERS))
  const takesBody = target.method !== 'GET' && target.method !== 'HEAD'
  return takesBody && chance.below(4)
    ? withBody(chance, target, lines)
    : withoutBody(chance, target, lines)
}

/** What every route that takes a body gets with an account, because chance may miss it. */
export function breakForms(target: Target, token: string): BrokenRequest[] {
  const lines = [`Authorization: Bearer ${token}`, `Content-Type: ${FORM_TYPE}`]
  const sized = (text: string, more = 0) =>
    headOf(target, [...lines, 'Connection: close', `Content-Length: ${text.length + more}`]) + text
  const strange = fileOf('strange').slice(0, -10)
  const tooMany = FILE_FIELDS.map((field) => fileOf(field).repeat(30).slice(0, -10))
  return [
    { pieces: [sized(strange)], ending: 'read' },
    ...tooMany.map((text): BrokenRequest => ({ pieces: [sized(text)], ending: 'read' })),
    ...tooMany.map((text): BrokenRequest => ({ pieces: [sized(text, 99)], ending: 'hang up' })),
  ]
}
