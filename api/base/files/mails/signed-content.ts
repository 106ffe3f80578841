import type { Attachment } from 'postal-mime'
import { BerReader, NotBer } from './ber-reader.ts'

const OBJECT_ID = 0x06
const SEQUENCE = 0x30
const CONTENT = 0xa0
const SIGNED_DATA = Buffer.from('2a864886f70d010702', 'hex')

/**
 * The letter that a signature holds (RFC 5652, `SignedData`). Who signed it is not looked at.
 * @returns null if it holds none, is encrypted, or is no such message
 */
export function signedContent(message: Buffer): Buffer | null {
  const reader = new BerReader(message)
  try {
    reader.enter(SEQUENCE)
    if (!reader.value(OBJECT_ID).equals(SIGNED_DATA)) return null
    reader.enter(CONTENT)
    reader.enter(SEQUENCE)
    // Its version, and how its digests are made.
    reader.skip()
    reader.skip()
    reader.enter(SEQUENCE)
    // What its content is called.
    reader.skip()
    reader.enter(CONTENT)
    return reader.octets()
  } catch (error) {
    if (error instanceof NotBer) return null
    throw error
  }
}

/** Whether it may hold a letter, signed or encrypted. Gateways call it a file of any kind. */
export const maySign = ({ mimeType, filename }: Attachment) =>
  /^application\/(?:x-)?pkcs7-mime$/.test(mimeType) || /\.p7m$/i.test(filename ?? '')
