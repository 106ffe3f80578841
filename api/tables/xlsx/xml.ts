import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'

export interface XmlHandler {
  /** @param name without the prefix, which programs choose as they like */
  open(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Parses a stream of XML, and lets the caller go on after each piece.
 * @throws for anything that is not well-formed, and for entities of a document's own
 */
export async function* parseXml(stream: Readable, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  parser.on('opentag', ({ name, attributes }) => handler.open(localName(name), attributes))
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)))
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk, { stream: true }))
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
