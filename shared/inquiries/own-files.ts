import { HEIC_REFUSED, IMAGE_TYPES } from '../images/image.ts'

/** What may be attached to a reply beside data sheets. */
export const OWN_FILES = 10
export const OWN_FILES_MB = 20
export const OWN_FILES_BYTES = OWN_FILES_MB * 1024 * 1024
export const OWN_FILE_TYPES = [...IMAGE_TYPES, 'application/pdf'] as const

export const TOO_MANY_FILES = `Höchstens ${OWN_FILES} Dateien. Bitte entfernen Sie einige, oder senden Sie zwei Antworten.`
export const FILES_TOO_LARGE = `Die Dateien sind zusammen größer als ${OWN_FILES_MB} MB. Bitte entfernen Sie einige, oder senden Sie sie in zwei Antworten.`

export const isEmptyFile = (name: string) =>
  `„${name}“ ist leer. Bitte wählen Sie die Datei noch einmal aus.`
export const isTooLargeFile = (name: string) =>
  `„${name}“ ist größer als ${OWN_FILES_MB} MB. Bitte senden Sie eine kleinere Datei, oder schreiben Sie einen Link in die Antwort.`
export const isNoOwnFile = (name: string) =>
  `„${name}“ ist weder ein Bild (PNG, JPG, WebP) noch ein PDF. Bitte speichern Sie die Datei als PDF.`

const fits = ({ size }: { size: number }) => size <= OWN_FILES_BYTES

/** Whether files fit into one reply together; null if they do, or why they do not. One that fits into none is another matter. */
export function ownFilesProblem(files: readonly { size: number }[]): string | null {
  if (files.length > OWN_FILES) return TOO_MANY_FILES
  const bytes = files.filter(fits).reduce((sum, { size }) => sum + size, 0)
  return bytes > OWN_FILES_BYTES ? FILES_TOO_LARGE : null
}

/** Why a file cannot be sent, as far as its name, size and type tell; null if it can. */
export function ownFileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>) {
  if (size === 0) return isEmptyFile(name)
  if (/\.hei[cf]$/i.test(name)) return `„${name}“: ${HEIC_REFUSED}`
  if (!OWN_FILE_TYPES.some((known) => known === type)) return isNoOwnFile(name)
  return fits({ size }) ? null : isTooLargeFile(name)
}
