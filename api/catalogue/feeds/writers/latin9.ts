import anyAscii from 'any-ascii'
import iconv from 'iconv-lite'
import { oneLine } from '../../../../shared/feeds/texts.ts'

const ENCODING = 'ISO-8859-15'
const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
const known = new Set(iconv.decode(everyByte, ENCODING))

/** For what has no counterpart. It keeps a mandatory field from becoming empty. */
const UNKNOWN = '?'

/** A text with what ISO-8859-15 lacks written in letters that it has: `Škoda „3“` → `Škoda "3"`. */
export function toLatin9(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (letter) =>
    known.has(letter) ? letter : anyAscii(letter) || UNKNOWN,
  )
  return oneLine(letters.join('')) || (text === '' ? '' : UNKNOWN)
}

export const encodeLatin9 = (text: string): Buffer<ArrayBuffer> =>
  Buffer.from(iconv.encode(text, ENCODING))
