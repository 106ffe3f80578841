import { asLine } from '../../../../shared/writing/text-rules.ts'
import { charsetOf, decodeText } from './charset.ts'
import { quotedBytes } from './transfer-coding.ts'

const LINE_BREAK = /\r?\n(?![ \t])/
/** Raw bytes, words in code, and parameters with an encoding: most heads have none of them. */
const DOUBTFUL = /[\x80-\xff]|=\?|\*=/
/** Programs put a whole line in code where they have only its raw bytes. */
const CODED_LINE = /^content-[\w-]+:\s*=\?/i
const RAW = /[\x80-\xff]/
const WORD = /=\?([^?\s]+)\?([QqBb])\?([^?]*)\?=/g
const WORDS = /=\?[^?\s]+\?[QqBb]\?[^?]*\?=(?:\s*=\?[^?\s]+\?[QqBb]\?[^?]*\?=)*/g
/** The encoding of a parameter such as `filename*=iso-8859-1''Pr%FCfung.pdf` (RFC 2231). */
const PARAMETER = /(\*(?:0\*)?=[ \t]*"?)([^'";=\s]*)(?=')/g
const PERCENT = /%([\da-f]{2})/gi

/**
 * The head of a mail or part in UTF-8: raw bytes, words in code (RFC 2047) and names of files.
 * @param head its bytes, one a character
 * @param charset what the letter below declares; some programs write its head in it, too
 * @returns null if there is nothing to be done
 */
export function headInUtf8(head: string, charset: string): Buffer | null {
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
    : quotedBytes(Buffer.from(content.replaceAll('_', ' ')).toString('latin1'))

function withTrueParameters(line: string): string {
  if (!line.includes('*')) return line
  const codes = [...line.matchAll(PERCENT)].map(([, code = '']) => Number.parseInt(code, 16))
  const bytes = Buffer.from(codes)
  return line.replace(PARAMETER, (_, start, charset) => `${start}${charsetOf(bytes, charset)}`)
}
