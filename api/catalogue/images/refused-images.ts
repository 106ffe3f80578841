import { HEIC_REFUSED } from '../../../shared/images/image.ts'
import { keysOf } from '../../../shared/values/records.ts'

/** Why a file is refused, written for the person who uploaded it. */
export class ImageRefused extends Error {}

/** What people send as pictures and what no decoder here reads. */
export type ForeignFormat =
  | 'AVIF'
  | 'BMP'
  | 'GIF'
  | 'HEIC'
  | 'JPEG XL'
  | 'PDF'
  | 'SVG'
  | 'TIFF'
  | 'HTML'

/** The first bytes of each, read as Latin-1 (HEIC: ISO/IEC 23008-12, B.4; AVIF: av1-avif, 4). */
const BEGINNINGS: Readonly<Record<ForeignFormat, RegExp>> = {
  AVIF: /^.{4}ftypavi[fs]/s,
  BMP: /^BM.{4}\0{4}/s,
  GIF: /^GIF8[79]a/,
  HEIC: /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s,
  'JPEG XL': /^(?:\xff\n|.{4}JXL )/s,
  PDF: /^%PDF-/,
  SVG: /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg\b/is,
  TIFF: /^(?:II\*\0|MM\0\*)/,
  HTML: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i,
}
/** How many bytes tell. */
const HEAD = 1_000

/** Which one a file is, by its content; null for any other. */
export function foreignFormatOf(bytes: Uint8Array): ForeignFormat | null {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1')
  return keysOf(BEGINNINGS).find((format) => BEGINNINGS[format].test(head)) ?? null
}

/** Why one is refused, and what helps, for whoever has sent it. */
export function refusalOfFormat(format: ForeignFormat): string {
  if (format === 'HEIC') return HEIC_REFUSED
  if (format === 'HTML') return 'Das ist kein Bild, sondern eine Internetseite'
  if (format === 'PDF') return 'Das ist kein Bild, sondern ein PDF'
  return `${format} lässt sich hier nicht lesen. Bitte speichern Sie das Bild als JPG, PNG oder WebP`
}
