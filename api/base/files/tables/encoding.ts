import { createReadStream } from 'node:fs'
import { TableRefused } from './table.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * The text of a file, in the first of these encodings that it can be in.
 * @throws {TableRefused} if it is none of them, and for what is no text at all
 */
export async function checkedText(
  path: string,
  encodings: readonly Encoding[],
): Promise<AsyncIterable<string>> {
  const marked = await markOf(path)
  const isPossible = (encoding: Encoding) => encoding === 'windows-1252' || isIn(path, encoding)
  for (const encoding of marked ? [marked] : encodings)
    if (await isPossible(encoding)) {
      await checkText(path, encoding)
      return textOf(path, encoding)
    }
  throw unknown(null)
}

async function* textOf(path: string, encoding: Encoding, fatal = false): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal })
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
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

const NO_TEXT = '[^\\P{Cc}\\t\\n\\r]'
/** What a German letter of UTF-8 becomes in Windows-1252. Such a file is in both, one after the other. */
const MIXED = '\u00c3[\u00a4\u00b6\u00bc\u0178\u201e\u2013\u0153]'

async function checkText(path: string, encoding: Encoding): Promise<void> {
  const wrong = new RegExp(encoding === 'windows-1252' ? `${NO_TEXT}|${MIXED}` : NO_TEXT, 'u')
  let row = 1
  for await (const text of textOf(path, encoding)) {
    const place = wrong.exec(text)
    row += text.slice(0, place?.index).split('\n').length - 1
    if (place) throw unknown(row)
  }
}

const unknown = (row: number | null) =>
  new TableRefused(
    `Der Zeichensatz der Datei ist nicht zu erkennen${row ? ` (Zeile ${row})` : ''}. Bitte speichern Sie sie als „CSV UTF-8“ oder als Excel-Datei.`,
    { row },
  )
