import {
  SENT_FILES_BYTES,
  sentFileProblem,
  sentFileType,
  TELLING_BYTES,
} from '../../../shared/inquiries/sent-files.ts'

/** A type plate can be read on it, and it takes some hundred kilobytes. */
const LONGEST_EDGE = 2560
/** What is smaller is sent as it is. */
const LARGE = 1024 * 1024

export const isUnreadable = (name: string) =>
  `„${name}“ lässt sich nicht lesen. Bitte speichern Sie die Datei auf diesem Gerät, und wählen Sie sie noch einmal aus.`

/** What this browser cannot show stays as it is. */
async function smallerOf(file: File): Promise<File> {
  const { isHeic, scalePicture } = await import('../../pictures/scale-picture.ts')
  const isPicture = file.type.startsWith('image/') || isHeic(file)
  if (!isPicture || (file.size <= LARGE && !isHeic(file))) return file
  const smaller = await scalePicture(file, LONGEST_EDGE, true).catch(() => null)
  return smaller && (smaller.size < file.size || isHeic(file)) ? smaller : file
}

/**
 * A file as it is sent, and why it cannot be. It is read now: one that lies in a cloud, or is changed before it is sent,
 * cannot be read later, and sending it would fail each time.
 */
export async function prepared(chosen: File): Promise<{ file: File; problem: string | null }> {
  try {
    const smaller = await smallerOf(chosen)
    const isKept = smaller === chosen && chosen.size <= SENT_FILES_BYTES
    const { name, type } = smaller
    const file = isKept ? new File([await chosen.arrayBuffer()], name, { type }) : smaller
    const beginning = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer())
    return { file, problem: sentFileProblem(file, sentFileType(beginning)) }
  } catch {
    return { file: chosen, problem: isUnreadable(chosen.name) }
  }
}
