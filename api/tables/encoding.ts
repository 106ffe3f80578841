import { createReadStream } from 'node:fs'
import { TableRefused } from './table.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The text of a file without its mark, piece by piece. */
export async function* decodedText(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}

/** What a German letter becomes when UTF-8 is taken for Windows-1252. */
const MIXED = /\u00c3[\u00a4\u00b6\u00bc\u0178\u201e\u2013\u0153]/
const NO_TEXT = /[^\P{Cc}\t\n\r]/u

/** @throws {TableRefused} for a file that is no text in an encoding that we know */
export async function detectEncoding(path: string): Promise<Encoding> {
  const marked = await markOf(path)
  if (marked) return marked
  if (await isUtf8(path)) {
    await checkText(path, 'utf-8', NO_TEXT)
    return 'utf-8'
  }
  await checkText(path, 'windows-1252', new RegExp(`${NO_TEXT.source}|${MIXED.source}`, 'u'))
  return 'windows-1252'
}

async function markOf(path: string): Promise<Encoding | null> {
  for await (const chunk of createReadStream(path, { end: 2 })) {
    const start: Buffer = chunk
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
    if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  }
  return null
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

async function checkText(path: string, encoding: Encoding, wrong: RegExp): Promise<void> {
  let row = 1
  for await (const text of decodedText(path, encoding)) {
    const place = wrong.exec(text)
    if (!place) {
      row += text.split('\n').length - 1
      continue
    }
    row += text.slice(0, place.index).split('\n').length - 1
    throw new TableRefused(
      `Der Zeichensatz der Datei ist nicht zu erkennen (Zeile ${row}). Bitte speichern Sie sie als „CSV UTF-8“.`,
      { row },
    )
  }
}
