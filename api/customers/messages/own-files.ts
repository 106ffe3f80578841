import { open, stat } from 'node:fs/promises'
import { WRONG_IMAGE_TYPE } from '../../../shared/images/image.ts'
import {
  isEmptyFile,
  isNoOwnFile,
  isTooLargeFile,
  ownFilesProblem,
} from '../../../shared/inquiries/message-input.ts'
import { plainName, withEnding } from '../../base/requests/forms/plain-name.ts'
import type { ReceivedFile } from '../../base/requests/forms/receive-form.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { ImageRefused } from '../../catalogue/images/refused-images.ts'
import type { AttachedFile } from '../inquiries/message-files.ts'

/** With the ending it is what a name may have. */
const LONGEST_STEM = 190
const PDF_MARK = '%PDF-'

interface OwnFile extends AttachedFile {
  size: number
}

/**
 * Files as they go out: pictures upright and without metadata, PDF as it is.
 * @throws {ApiError} 400 that says of each file that cannot be sent what to do, as `files.0`
 */
export async function ownFiles(
  images: ImageStore,
  received: readonly ReceivedFile[],
): Promise<AttachedFile[]> {
  const whole = received.filter(({ isTooLarge }) => !isTooLarge)
  requireRoom(await Promise.all(whole.map(({ path }) => stat(path))))
  const files: OwnFile[] = []
  const refused: Record<string, string[]> = {}
  for (const [position, file] of received.entries()) {
    const made = await ownFile(images, file)
    if (typeof made === 'string') refused[`files.${position}`] = [made]
    else files.push(made)
  }
  if (Object.keys(refused).length > 0) throw invalid(refused)
  // A picture can grow when it is written anew.
  requireRoom(files)
  return files
}

function requireRoom(files: readonly { size: number }[]): void {
  const problem = ownFilesProblem(files)
  if (problem) throw invalid({ files: [problem] })
}

/** As many bytes of a file as a PDF is known by. */
async function beginningOf(path: string): Promise<string> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_MARK.length))
  return buffer.toString('latin1', 0, bytesRead)
}

/** The file as it goes out, or why it does not. */
async function ownFile(
  images: ImageStore,
  { path, name: sentName, isTooLarge }: ReceivedFile,
): Promise<OwnFile | string> {
  const name = plainName(sentName, LONGEST_STEM)
  if (isTooLarge) return isTooLargeFile(name)
  const { size } = await stat(path)
  if (size === 0) return isEmptyFile(name)
  if ((await beginningOf(path)) === PDF_MARK)
    return { name: withEnding(name, 'pdf'), type: 'application/pdf', size, content: path }
  try {
    const jpeg = await images.asJpeg(path)
    return { name: withEnding(name, 'jpg'), type: 'image/jpeg', size: jpeg.length, content: jpeg }
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error
    return error.message === WRONG_IMAGE_TYPE ? isNoOwnFile(name) : `„${name}“: ${error.message}`
  }
}
