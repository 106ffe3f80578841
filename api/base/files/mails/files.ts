import { fileTypeFromBuffer } from 'file-type'
import type { Attachment } from 'postal-mime'
import { asLine } from '../../../../shared/writing/text-rules.ts'
import { harmlessName } from './harmless-name.ts'
import { type MailFile, MOST_FILE_BYTES, MOST_FILES, type ReadMail } from './mail.ts'

const ANY_TYPE = 'application/octet-stream'
const SIGNATURES = /^application\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-keys)$/
const REPORT_PARTS = /^(?:message\/|text\/rfc822-headers)/
const MOST_NAMED = 20

/** The files that a mail brought, as they are kept behind those of `before`, and what of it is left out. */
export async function filesOf(
  all: Attachment[],
  {
    isCut,
    isBounce,
    before,
    ornaments,
  }: { isCut: boolean; isBounce: boolean; before: MailFile[]; ornaments: Set<Attachment> },
): Promise<Pick<ReadMail, 'attachments' | 'left'>> {
  const attachments = [...before]
  const left: string[] = []
  let room = MOST_FILE_BYTES
  const last = isCut ? all.at(-1) : undefined
  // What was attached comes before the pictures of the text, of which there may be many.
  const parts = all.filter((part) => !isLeftOut(part, isBounce) && !ornaments.has(part))
  const inOrder = [
    ...parts.filter(({ related }) => !related),
    ...parts.filter(({ related }) => related),
  ]
  for (const part of inOrder) {
    const content = bytesOf(part)
    const reason =
      part === last
        ? 'unvollständig'
        : content.length === 0
          ? 'leer'
          : attachments.length >= MOST_FILES
            ? `mehr als ${MOST_FILES} Dateien`
            : content.length > room
              ? `zusammen mehr als ${MOST_FILE_BYTES / 1024 / 1024} MB`
              : null
    if (reason) left.push(`${nameOf(part.filename ?? '')} (${reason})`)
    else {
      room -= content.length
      attachments.push(await fileOf(part, content))
    }
  }
  return { attachments, left: [...named(left), ...namedOrnaments(ornaments.size)] }
}

function isLeftOut(part: Attachment, isBounce: boolean): boolean {
  if (SIGNATURES.test(part.mimeType)) return true
  return isBounce && REPORT_PARTS.test(part.mimeType)
}

async function fileOf(part: Attachment, content: Buffer): Promise<MailFile> {
  const known = await fileTypeFromBuffer(content).catch(() => undefined)
  const type = known?.mime ?? (isText(content) ? 'text/plain' : ANY_TYPE)
  return {
    name: harmlessName(nameOf(part.filename ?? ''), part.mimeType, known?.ext),
    type: typeOf(type),
    content,
  }
}

const nameOf = (filename: string) => asLine(filename).slice(-200).toWellFormed() || 'Anhang'

const typeOf = (type: string) => (/^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0] ?? ANY_TYPE).slice(0, 100)

function isText(content: Buffer): boolean {
  if (content.includes(0)) return false
  try {
    new TextDecoder('utf8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}

export function bytesOf({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

function named(left: string[]): string[] {
  const more = left.length - MOST_NAMED
  return more > 0 ? [...left.slice(0, MOST_NAMED), `und ${more} weitere`] : left
}

function namedOrnaments(count: number): string[] {
  if (count === 0) return []
  return count === 1
    ? ['1 kleines Bild (Logo oder Symbol der Signatur)']
    : [`${count} kleine Bilder (Logos und Symbole der Signatur)`]
}
