import type { Readable } from 'node:stream'
import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { tooLongText } from '../limits.ts'
import { LONGEST_WRITTEN } from './text.ts'

/** By their names with prefix, of which those that are used have none. */
type Attributes = Readonly<Record<string, SaxesAttributeNS>>

interface XmlHandler {
  /**
   * Told of the namespace of the document's root alone, which is another one in the standard's strict form: an
   * extension's element of the same name means something else.
   */
  open(name: string, attributes: Attributes, within: readonly string[]): void
  text?(text: string): void
  close?(name: string): void
  tooLong?(): Error
}

const DEEPEST = 100

/**
 * Parses a stream of XML, and lets the caller go on after each piece.
 * @throws for anything that is not well-formed, and for entities of a document's own
 * @throws {TableRefused} for what would not fit into memory
 */
export async function* parseXml(stream: Readable, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: true; position: false }>({ xmlns: true, position: false })
  /** The elements that are open; an empty name for one of another namespace. */
  const path: string[] = []
  let namespace: string | null = null
  /** What the parser may hold, because a text is told when it ends. */
  let pending = 0
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (path.length >= DEEPEST) throw new Error('Too many levels')
    pending = 0
    namespace ??= uri
    const name = uri === namespace ? local : ''
    if (name) handler.open(name, attributes, path)
    path.push(name)
  })
  parser.on('closetag', () => {
    pending = 0
    const name = path.pop()
    if (name) handler.close?.(name)
  })
  const onText = (text: string) => {
    if (path.at(-1)) handler.text?.(text)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  let decoder: TextDecoder | null = null
  for await (const chunk of stream) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    const text = decoder.decode(chunk, { stream: true })
    pending += text.length
    parser.write(text)
    if (pending > LONGEST_WRITTEN) throw handler.tooLong?.() ?? tooLongText('In der Excel-Datei')
    yield
  }
  parser.write(decoder?.decode() ?? '').close()
  yield
}

/** The parts of a workbook are in one of these, and UTF-16 begins with its mark. */
function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8'
}

export async function readXml(stream: Readable | null, handler: XmlHandler): Promise<void> {
  if (stream) for await (const _ of parseXml(stream, handler));
}
