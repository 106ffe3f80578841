import { isAscii, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/** Declared where a program does not know, or has taken over what it did not write: so it may be anything. */
const SAYS_NOTHING = /^(?:utf-?8|(?:us-?)?ascii|ansi_x3\.4-1968)?$/
const NOT_LIKE_ASCII = /^(?:utf-?(?:7|16|32)|ucs|iso-?2022|hz)/
const FALLBACK = 'windows-1252'
const LETTERS =
  /(?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})|[\x80-\xff]/g
/** By so much the letters of UTF-8 outweigh those of a footer that a server has added in another encoding. */
const MOSTLY = 2

/** The text of bytes: as UTF-8 if they can be, else as declared, else as Windows-1252. */
export function decodeText(bytes: Buffer, declared = ''): string {
  const charset = declared.trim().toLowerCase()
  const isOther = isAscii(bytes) || NOT_LIKE_ASCII.test(charset)
  if (!isOther && isUtf8(bytes)) return decodeBy(bytes, 'utf-8')
  return SAYS_NOTHING.test(charset) ? decodeMixed(bytes) : decodeBy(bytes, knownOr(charset))
}

export function charsetOf(bytes: Buffer, declared: string): string {
  if (isAscii(bytes)) return declared
  if (isUtf8(bytes)) return 'utf-8'
  return saysNothing(declared) ? FALLBACK : declared
}

export const saysNothing = (declared: string) => SAYS_NOTHING.test(declared.trim().toLowerCase())

function decodeMixed(bytes: Buffer): string {
  const letters = bytes.toString('latin1')
  const found = letters.match(LETTERS) ?? []
  const alone = found.filter((letter) => letter.length === 1).length
  if (found.length - alone < MOSTLY * alone) return decodeBy(bytes, FALLBACK)
  return letters.replace(LETTERS, (letter) => {
    const its = Buffer.from(letter, 'latin1')
    return decodeBy(its, isUtf8(its) ? 'utf-8' : FALLBACK)
  })
}

function knownOr(charset: string): string {
  if (/^iso-?2022-?jp/.test(charset)) return 'iso-2022-jp'
  return decoderOf(charset) || iconv.encodingExists(charset) ? charset : FALLBACK
}

/** The runtime reads encodings as browsers do; the library knows those that no page is written in. */
const decodeBy = (bytes: Buffer, charset: string) =>
  decoderOf(charset)?.decode(bytes) ?? iconv.decode(bytes, charset)

const decoders = new Map<string, TextDecoder>()

function decoderOf(charset: string): TextDecoder | null {
  const known = decoders.get(charset)
  if (known) return known
  try {
    const decoder = new TextDecoder(charset)
    decoders.set(charset, decoder)
    return decoder
  } catch {
    return null
  }
}
