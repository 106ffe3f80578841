import { isUtf8 } from 'node:buffer'
import { asLine } from '../../../../shared/writing/text-rules.ts'
import { charsetOf, decodeText, saysNothing } from './charset.ts'
import { type MailPart, partsOf } from './mail-parts.ts'
import type { PartHead } from './part-head.ts'

/** What is longer nobody has typed; it costs more memory than there is. */
const MOST_TEXT_BYTES = 8 * 1024 * 1024
const META_WITHIN_BYTES = 2048
const TYPE_LINE = /^content-type[ \t]*:.*(?:\r?\n[ \t].*)*\r?\n/im
const META = /<meta\s[^<>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i

/** A mail with heads and texts in UTF-8, declared as such: the parser trusts declarations. Files keep their bytes. */
export function mailInUtf8(mail: Uint8Array, tries = 2): Buffer {
  const bytes = Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength)
  const parts = [...partsOf(bytes)]
  const [only] = parts
  if (only && parts.length === 1 && isLost(only)) {
    const lines = only.headLines.replace(TYPE_LINE, '')
    if (tries === 0 || !TYPE_LINE.test(lines)) return partAsText(only)
    return mailInUtf8(Buffer.concat([Buffer.from(lines, 'latin1'), only.body]), tries - 1)
  }
  const known = parts.find(({ head }) => head?.isText && !saysNothing(head.charset))?.head?.charset
  const changed = parts.map((part) => partInUtf8(part, known ?? ''))
  if (changed.every((pieces) => pieces === null)) return bytes
  return Buffer.concat(changed.flatMap((pieces, at) => pieces ?? parts[at]?.whole ?? []))
}

/** Whether its parts cannot be told apart, because the line between them never comes. */
const isLost = ({ head, body }: MailPart) =>
  Boolean(head?.type.startsWith('multipart/')) && !isBlank(body)

function partAsText(part: MailPart): Buffer {
  if (!part.head) return part.whole
  const head = {
    ...part.head,
    type: 'text/plain',
    charset: part.head.charset || 'us-ascii',
    isText: true,
  }
  return Buffer.concat(partInUtf8({ ...part, head }, '') ?? [part.whole])
}

const isBlank = (bytes: Buffer) => bytes.every((byte) => byte <= 32)

/** Null if it is as it should be. @param known the encoding of the mail's first text, for lines that name none */
function partInUtf8(part: MailPart, known: string): Buffer[] | null {
  const { head, headLines, body, delimiter } = part
  if (!head) return null
  const lines = headInUtf8(headLines, saysNothing(head.charset) ? known : head.charset)
  const text = textInUtf8(part, head)
  if (!lines && text === null) return null
  const start = lines ?? Buffer.from(headLines)
  if (text === null) return [start, body, delimiter]
  // The parser takes the first of several lines of one name.
  return [Buffer.from(linesOfText(head)), start, Buffer.from(`${text}\r\n`), delimiter]
}

/** A letter in base64; null if it is no letter, or is UTF-8 already. */
function textInUtf8({ body }: MailPart, head: PartHead): string | null {
  if (!head.isText || body.length === 0 || body.length > MOST_TEXT_BYTES) return null
  const content = decodedBytes(body, head.coding)
  const charset = head.type === 'text/html' ? charsetOfPage(content, head) : head.charset
  if (isUtf8(content) && /^(?:utf-?8)?$/.test(charset)) return null
  return Buffer.from(decodeText(content, charset)).toString('base64')
}

const linesOfText = ({ type, parameters }: PartHead) =>
  `Content-Transfer-Encoding: base64\r\nContent-Type: ${type}; charset=utf-8${parameters}\r\n`

function charsetOfPage(content: Buffer, { charset }: PartHead): string {
  if (!saysNothing(charset)) return charset
  return META.exec(content.toString('latin1', 0, META_WITHIN_BYTES))?.[1] ?? charset
}

const LINE_BREAK = /\r?\n(?![ \t])/
const DOUBTFUL = /[\x80-\xff]|=\?|\*=/
/** Programs put a whole line in code where they have only its raw bytes. */
const CODED_LINE = /^content-[\w-]+:\s*=\?/i
const RAW = /[\x80-\xff]/
const WORD = /=\?([^?\s]+)\?([QqBb])\?([^?]*)\?=/g
const WORDS = /=\?[^?\s]+\?[QqBb]\?[^?]*\?=(?:\s*=\?[^?\s]+\?[QqBb]\?[^?]*\?=)*/g
/** The encoding of a parameter such as `filename*=iso-8859-1''Pr%FCfung.pdf` (RFC 2231). */
const PARAMETER = /(\*(?:0\*)?=[ \t]*"?)([^'";=\s]*)(?=')/g
const PERCENT = /%([\da-f]{2})/gi

/** A head with its raw bytes, words in code (RFC 2047) and names of files in UTF-8; null if it has none of them. */
function headInUtf8(head: string, charset: string): Buffer | null {
  if (!DOUBTFUL.test(head)) return null
  const lines = head.split(LINE_BREAK).map((line) => lineInUtf8(line, charset))
  return Buffer.from(lines.join('\r\n'))
}

function lineInUtf8(line: string, charset: string): string {
  const text = RAW.test(line) ? decodeText(Buffer.from(line, 'latin1'), charset) : line
  if (CODED_LINE.test(text)) return text.replace(WORDS, (words) => asLine(textOf(words)))
  return withTrueParameters(text.replace(WORDS, wordsInUtf8))
}

const wordsInUtf8 = (words: string) =>
  `=?utf-8?B?${Buffer.from(textOf(words)).toString('base64')}?=`

/** Words of one encoding are read together: a letter of several bytes may begin in one and end in the next. */
function textOf(words: string): string {
  const runs: { charset: string; bytes: Buffer[] }[] = []
  for (const [, label = '', coding = '', content = ''] of words.matchAll(WORD)) {
    const [charset = ''] = label.toLowerCase().split('*')
    const bytes = bytesOf(coding, content)
    const run = runs.at(-1)
    if (run?.charset === charset) run.bytes.push(bytes)
    else runs.push({ charset, bytes: [bytes] })
  }
  return runs.map(({ charset, bytes }) => decodeText(Buffer.concat(bytes), charset)).join('')
}

const bytesOf = (coding: string, content: string) =>
  coding.toUpperCase() === 'B'
    ? Buffer.from(content, 'base64')
    : quotedPrintableBytes(Buffer.from(content.replaceAll('_', ' ')).toString('latin1'))

function withTrueParameters(line: string): string {
  if (!line.includes('*')) return line
  const codes = [...line.matchAll(PERCENT)].map(([, code = '']) => Number.parseInt(code, 16))
  const bytes = Buffer.from(codes)
  return line.replace(PARAMETER, (_, start, charset) => `${start}${charsetOf(bytes, charset)}`)
}

const quotedPrintableBytes = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

function decodedBytes(body: Buffer, coding: string): Buffer {
  if (/base64/i.test(coding)) {
    // Several pieces, each with its own end, stand one after the other where programs have joined them.
    const pieces = body.toString('latin1').split(/=+/)
    return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')))
  }
  return /quoted-printable/i.test(coding) ? quotedPrintableBytes(body.toString('latin1')) : body
}
