import { createReadStream } from 'node:fs'
import iconv from 'iconv-lite'
import { findOldEncoding, type OldEncoding } from './old-encodings.ts'
import { TableRefused } from './table.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | OldEncoding

/** The text of a file in UTF-8, UTF-16 or, if it `mayBeOld`, what its umlauts show. @throws {TableRefused} */
export async function checkedText(
  path: string,
  { mayBeOld }: { mayBeOld: boolean },
): Promise<AsyncIterable<string>> {
  const encoding = await encodingOf(path, mayBeOld)
  await checkText(path, encoding)
  const isTwice = mayBeOld && encoding === 'utf-8' && (await isEncodedTwice(textOf(path, encoding)))
  return isTwice ? decodedAgain(textOf(path, encoding)) : textOf(path, encoding)
}

async function encodingOf(path: string, mayBeOld: boolean): Promise<Encoding> {
  const marked = await markOf(path)
  const expected = marked ?? 'utf-8'
  if (await isIn(path, expected)) return expected
  if (marked || !mayBeOld) throw unknown(null)
  const found = await findOldEncoding(path)
  if ('encoding' in found) return found.encoding
  throw unknown(found.row)
}

async function* textOf(path: string, encoding: Encoding, fatal = false): AsyncGenerator<string> {
  const decoder = decoderOf(encoding, fatal)
  for await (const chunk of createReadStream(path)) {
    const text = decoder.write(chunk)
    if (text) yield text
  }
  const rest = decoder.end()
  if (rest) yield rest
}

/** Node knows all of them but one. */
function decoderOf(encoding: Encoding, fatal: boolean) {
  if (encoding === 'cp850') {
    const decoder = iconv.getDecoder(encoding)
    return { write: (chunk: Buffer) => decoder.write(chunk), end: () => decoder.end() ?? '' }
  }
  const decoder = new TextDecoder(encoding, { fatal })
  return {
    write: (chunk: Buffer) => decoder.decode(chunk, { stream: true }),
    end: () => decoder.decode(),
  }
}

async function markOf(path: string): Promise<Encoding | null> {
  for await (const chunk of createReadStream(path, { end: 1 })) {
    const mark = Buffer.from(chunk).toString('hex')
    if (mark === 'fffe') return 'utf-16le'
    if (mark === 'feff') return 'utf-16be'
  }
  return null
}

async function isIn(path: string, encoding: Encoding): Promise<boolean> {
  try {
    for await (const _ of textOf(path, encoding, true));
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const NO_TEXT = /[^\P{Cc}\t\n\r]/u

async function checkText(path: string, encoding: Encoding): Promise<void> {
  let row = 1
  for await (const text of textOf(path, encoding)) {
    const place = NO_TEXT.exec(text)
    row += text.slice(0, place?.index).split('\n').length - 1
    if (place) throw unknown(row)
  }
}

const unknown = (row: number | null) =>
  new TableRefused(
    `Der Zeichensatz der Datei ist nicht zu erkennen${row ? ` (Zeile ${row})` : ''}. Bitte speichern Sie sie als „CSV UTF-8“ oder als Excel-Datei.`,
    { row },
  )

/** German letters in UTF-8 that a program has taken for Windows-1252 and written in UTF-8 once more: `MÃ¼nster`. */
const TWICE = /Ã[¤¶¼Ÿ„–œ]|â‚¬/
const ONCE = /[äöüÄÖÜß€]/

async function isEncodedTwice(text: AsyncIterable<string>): Promise<boolean> {
  let isTwice = false
  for await (const part of text) {
    if (ONCE.test(part)) return false
    isTwice ||= TWICE.test(part)
  }
  return isTwice
}

async function* decodedAgain(text: AsyncIterable<string>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  for await (const part of text)
    yield decoder.decode(iconv.encode(part, 'windows-1252'), { stream: true })
  yield decoder.decode()
}
