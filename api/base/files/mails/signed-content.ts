import type { Attachment } from 'postal-mime'
import { BerReader, NotBer } from './ber-reader.ts'

const OBJECT_ID = 0x06
const SEQUENCE = 0x30
const CONTENT = 0xa0
const SIGNED_DATA = Buffer.from('2a864886f70d010702', 'hex')

/** The letter within a signature (RFC 5652, `SignedData`), which is not checked. Null if it is encrypted or none. */
export function signedContent(message: Buffer): Buffer | null {
  const reader = new BerReader(message)
  try {
    reader.enter(SEQUENCE)
    if (!reader.value(OBJECT_ID).equals(SIGNED_DATA)) return null
    reader.enter(CONTENT)
    reader.enter(SEQUENCE)
    // Version and digest algorithms.
    reader.skip()
    reader.skip()
    reader.enter(SEQUENCE)
    // The type of the content.
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
