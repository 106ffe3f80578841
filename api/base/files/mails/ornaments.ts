import type { Attachment, Email } from 'postal-mime'
import { harmlessSharp } from '../harmless-sharp.ts'
import { bytesOf } from './files.ts'

const sharp = harmlessSharp(['Jpeg', 'Png', 'Webp'])

const ORNAMENT_BELOW_BYTES = 12 * 1024
const SPACER_BELOW_BYTES = 500
const MOST_ICON_BYTES = 4 * 1024
const MOST_ICON_PX = 48
const LOGO_BELOW_PX = 200
const MOST_MEASURED = 50
const MOST_PAGE_CHARACTERS = 1024 * 1024

const PICTURE = /cid:([^\s"'<>)]{1,900})/gi
/** Where a signature begins: the words above a name, or how programs mark it. */
const SIGNATURE = new RegExp(
  [
    '(?<!\\p{L})gr(?:ü|ue|u|&uuml;|&#252;)(?:ß|ss|&szlig;|&#223;)(?:e|en)?(?!\\p{L})',
    '(?<!\\p{L})(?:mfg|lg|vg|regards|sincerely|cordialement|cordiali saluti|saludos|groeten?)(?!\\p{L})',
    '(?<!\\p{L})(?:pozdrawiam|pozdrav(?:em|y)|hilsen|hälsningar|h&auml;lsningar)(?!\\p{L})',
    '(?:class|id)=["\']?(?:[\\w-]{0,40}[-_])?signature',
    '>\\s{0,9}--(?:\\s|&nbsp;){0,9}<',
  ].join('|'),
  'iu',
)

/** The pictures of a page that say nothing: the logos and icons of a signature, and what only keeps a place. */
export async function ornamentsOf({ html, attachments }: Email): Promise<Set<Attachment>> {
  const ornaments = new Set<Attachment>()
  if (!html) return ornaments
  const page = html.slice(0, MOST_PAGE_CHARACTERS)
  const signature = SIGNATURE.exec(page)?.index ?? page.length
  const shownBelow = idsIn(page.slice(signature))
  for (const id of idsIn(page.slice(0, signature))) shownBelow.delete(id)
  let measured = 0
  for (const part of attachments) {
    if (!part.related || !part.mimeType.startsWith('image/')) continue
    const content = bytesOf(part)
    if (content.length === 0 || content.length >= ORNAMENT_BELOW_BYTES) continue
    const isBelow = shownBelow.has(part.contentId?.replace(/^<|>$/g, '') ?? '')
    const isSmall =
      content.length < SPACER_BELOW_BYTES ||
      measured++ >= MOST_MEASURED ||
      isOrnament(await shorterSideOf(content), isBelow, content.length)
    if (isSmall) ornaments.add(part)
  }
  return ornaments
}

const idsIn = (page: string) => new Set([...page.matchAll(PICTURE)].map(([, id]) => id))

const isOrnament = (side: number | null, isBelow: boolean, bytes: number) =>
  isBelow
    ? side === null || side < LOGO_BELOW_PX
    : side !== null && side <= MOST_ICON_PX && bytes <= MOST_ICON_BYTES

async function shorterSideOf(content: Buffer): Promise<number | null> {
  const size = await sharp(content)
    .metadata()
    .catch(() => null)
  return size && Math.min(size.width, size.height)
}
