import { isUtf8 } from 'node:buffer'
import { decodeText, saysNothing } from './charset.ts'
import { headInUtf8 } from './head-in-utf8.ts'
import { type MailPart, partsOf } from './mail-parts.ts'
import type { PartHead } from './part-head.ts'
import { decodedBytes } from './transfer-coding.ts'

/** What is longer nobody has typed; it costs more memory than there is. In bytes. */
const LONGEST_TEXT = 8 * 1024 * 1024
/** So far into a page it says in which encoding it is. */
const START_OF_PAGE = 2048
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

/** A mail that is not what it says is a letter. */
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

/**
 * @param known the encoding of the mail's first text that has one, in which other lines of it are written
 * @returns null if it is as it should be
 */
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
  if (!head.isText || body.length === 0 || body.length > LONGEST_TEXT) return null
  const content = decodedBytes(body, head.coding)
  const charset = head.type === 'text/html' ? charsetOfPage(content, head) : head.charset
  if (isUtf8(content) && /^(?:utf-?8)?$/.test(charset)) return null
  return Buffer.from(decodeText(content, charset)).toString('base64')
}

const linesOfText = ({ type, parameters }: PartHead) =>
  `Content-Transfer-Encoding: base64\r\nContent-Type: ${type}; charset=utf-8${parameters}\r\n`

function charsetOfPage(content: Buffer, { charset }: PartHead): string {
  if (!saysNothing(charset)) return charset
  return META.exec(content.toString('latin1', 0, START_OF_PAGE))?.[1] ?? charset
}
