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
const META = /<meta\s[^<>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i

/**
 * A mail whose heads and texts are UTF-8 and say so, whatever they were declared to be: the parser takes what is
 * declared at its word. Files keep their bytes. The work on it grows as the mail does.
 */
export function mailInUtf8(mail: Uint8Array): Buffer {
  const bytes = Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength)
  return Buffer.concat([...partsOf(bytes)].flatMap(partInUtf8))
}

function partInUtf8({ head, headLines, body, delimiter }: MailPart): Buffer[] {
  if (!head) return [body, delimiter]
  const lines = headInUtf8(headLines, head.charset)
  if (!head.isText || body.length > LONGEST_TEXT) return [lines, body, delimiter]
  const content = decodedBytes(body, head.coding)
  const charset = head.type === 'text/html' ? charsetOfPage(content, head) : head.charset
  if (isUtf8(content) && /^(?:utf-?8)?$/.test(charset)) return [lines, body, delimiter]
  const text = Buffer.from(decodeText(content, charset)).toString('base64')
  // The parser takes the first of several lines of one name.
  return [Buffer.from(linesOfText(head)), lines, Buffer.from(`${text}\r\n`), delimiter]
}

const linesOfText = ({ type, parameters }: PartHead) =>
  `Content-Transfer-Encoding: base64\r\nContent-Type: ${type}; charset=utf-8${parameters}\r\n`

function charsetOfPage(content: Buffer, { charset }: PartHead): string {
  if (!saysNothing(charset)) return charset
  return META.exec(content.toString('latin1', 0, START_OF_PAGE))?.[1] ?? charset
}
