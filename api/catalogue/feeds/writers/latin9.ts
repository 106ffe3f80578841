import { oneLine } from '../../../../shared/feeds/texts.ts'
import { onFirstUse } from '../../../base/on-first-use.ts'

const iconv = onFirstUse<typeof import('iconv-lite')>('iconv-lite')
const anyAscii = onFirstUse<typeof import('any-ascii')>('any-ascii')

const ENCODING = 'ISO-8859-15'
const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
/** What each byte means there. */
const known = new Set(new TextDecoder(ENCODING).decode(everyByte))

/** For a letter that has no counterpart. It keeps a mandatory field from becoming empty. */
const UNKNOWN = '?'

/** Signs that a person would spell, and those that only look like others. Any further sign is dropped. */
const SIGNS: Record<string, string> = {
  '…': '...',
  '•': '-',
  '‣': '-',
  '●': '-',
  '→': '->',
  '⇒': '->',
  '≥': '>=',
  '≤': '<=',
  '≈': 'ca. ',
  '⌀': 'Ø',
  '∅': 'Ø',
  '″': '"',
  '′': "'",
  '‰': 'Promille',
  '№': 'Nr.',
  '℃': '°C',
  Ω: 'Ohm',
  '\u2126': 'Ohm',
}
const DROPPED = /[\p{So}\p{Sk}\p{Cf}\p{Co}\p{Me}]/u
const SUPERSCRIPT = /[⁰⁴-⁹]/
const SPELLED = /^[\p{L}\d]/u
const DIGIT = /^\d/
const DIGIT_AT_END = /\d$/

/** A text with what ISO-8859-15 lacks written as a person would: `2½ t – Škoda „3“` → `2 1/2 t - Škoda "3"`. */
export function toLatin9(text: string): string {
  let written = ''
  let wasSign = false
  for (const letter of text.normalize('NFC')) {
    const isSign =
      !known.has(letter) && (Object.hasOwn(SIGNS, letter) || !/[\p{L}\p{Nd}]/u.test(letter))
    const next = known.has(letter) ? letter : spelled(letter, written)
    // `2½` is no 21/2, and `½2` no 1/22.
    const isGlued = DIGIT_AT_END.test(written) && (isSign ? SPELLED : DIGIT).test(next)
    written += isGlued && (isSign || wasSign) ? ` ${next}` : next
    wasSign = isSign
  }
  return oneLine(written) || (text === '' ? '' : UNKNOWN)
}

const ascii = (letter: string) => anyAscii().default(letter)

function spelled(letter: string, before: string): string {
  const sign = SIGNS[letter]
  if (sign !== undefined) return sign
  if (SUPERSCRIPT.test(letter) && DIGIT_AT_END.test(before)) return `^${ascii(letter)}`
  if (DROPPED.test(letter) && !/\p{N}/u.test(letter)) return ' '
  return ascii(letter) || (/\p{L}/u.test(letter) ? UNKNOWN : ' ')
}

export const encodeLatin9 = (text: string): Buffer<ArrayBuffer> =>
  Buffer.from(iconv().encode(text, ENCODING))
