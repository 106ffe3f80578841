/** What may come with an inquiry. It loads no zod, because the visitors' form uses it. */
export const SENT_FILES = 5
export const SENT_FILES_MB = 20
export const SENT_FILES_BYTES = SENT_FILES_MB * 1024 * 1024

/** What may come, by media type, with the ending that its name gets. */
export const sentFileEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
} as const
export type SentFileType = keyof typeof sentFileEndings

/** What a picker offers. Some browsers know no type of what they cannot show. */
export const SENT_FILE_ACCEPT = [...Object.keys(sentFileEndings), '.heic', '.heif'].join(',')

/** By what a file begins with, control characters as dots. The first of HEIC say how long its box is (ISO/IEC 23008-12, B.4). */
const BEGINNINGS: readonly [RegExp, SentFileType][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\.{4}/, 'image/png'],
  [/^RIFF.{4}WEBP/, 'image/webp'],
  [/^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/, 'image/heic'],
  // Some programs write a mark of the encoding or an empty line before it.
  [/^(?:\xef\xbb\xbf)?[. ]{0,16}%PDF-/, 'application/pdf'],
]
const FIRST_PRINTED = 0x20
const DOT = 0x2e
/** How many bytes tell what a file is. */
export const TELLING_BYTES = 32

/** What a file is by its content, whatever its name says; null for what may not come. */
export function sentFileType(beginning: Uint8Array): SentFileType | null {
  const signs = Array.from(beginning.subarray(0, TELLING_BYTES), (byte) =>
    byte < FIRST_PRINTED ? DOT : byte,
  )
  const text = String.fromCharCode(...signs)
  return BEGINNINGS.find(([mark]) => mark.test(text))?.[1] ?? null
}

export const TOO_MANY_SENT_FILES = `Höchstens ${SENT_FILES} Dateien. Bitte entfernen Sie einige, oder senden Sie sie mit einer zweiten Anfrage.`
export const SENT_FILES_TOO_LARGE = `Die Dateien sind zusammen größer als ${SENT_FILES_MB} MB. Bitte entfernen Sie einige, oder senden Sie sie mit einer zweiten Anfrage.`

export const isEmptySentFile = (name: string) =>
  `„${name}“ ist leer. Bitte wählen Sie die Datei noch einmal aus.`
export const isTooLargeSentFile = (name: string) =>
  `„${name}“ ist größer als ${SENT_FILES_MB} MB. Bitte nehmen Sie eine kleinere Datei.`
export const isNoSentFile = (name: string) =>
  `„${name}“ ist weder ein Bild (JPG, PNG, WebP, HEIC) noch ein PDF. Bitte speichern Sie die Datei als PDF, oder fotografieren Sie sie.`

/** Why a file cannot come; null if it can. */
export function sentFileProblem(
  { name, size }: { name: string; size: number },
  type: SentFileType | null,
): string | null {
  if (size === 0) return isEmptySentFile(name)
  if (type === null) return isNoSentFile(name)
  return size > SENT_FILES_BYTES ? isTooLargeSentFile(name) : null
}

/** Why files cannot come together; null if they can. One that fits into none is another matter. */
export function sentFilesProblem(files: readonly { size: number }[]): string | null {
  if (files.length > SENT_FILES) return TOO_MANY_SENT_FILES
  const sizes = files.map(({ size }) => size).filter((size) => size <= SENT_FILES_BYTES)
  return sizes.reduce((sum, size) => sum + size, 0) > SENT_FILES_BYTES ? SENT_FILES_TOO_LARGE : null
}
