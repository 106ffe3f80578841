import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { tooLongText } from '../limits.ts'
import { LONGEST_WRITTEN } from './text.ts'

interface XmlHandler {
  /** @param name without the prefix, which programs choose as they like */
  open(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
  /** Why a document is refused that has a longer text, or anything else in one piece, than Excel writes. */
  tooLong?(): Error
}

/** Many times the levels of a sheet. */
const DEEPEST = 100

/**
 * Parses a stream of XML, and lets the caller go on after each piece.
 * @throws for anything that is not well-formed, and for entities of a document's own
 * @throws {TableRefused} for what would not fit into memory
 */
export async function* parseXml(stream: Readable, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  let depth = 0
  /** What the parser may hold, because a text is told when it ends. */
  let pending = 0
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEEPEST) throw new Error('Too many levels')
    pending = 0
    handler.open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    pending = 0
    handler.close?.(localName(name))
  })
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of stream) {
    const text = decoder.decode(chunk, { stream: true })
    pending += text.length
    parser.write(text)
    if (pending > LONGEST_WRITTEN) throw handler.tooLong?.() ?? tooLongText('In der Excel-Datei')
    yield
  }
  parser.write(decoder.decode()).close()
  yield
}

/** Parses a small part as a whole. */
export async function readXml(stream: Readable, handler: XmlHandler): Promise<void> {
  for await (const _ of parseXml(stream, handler));
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
