import type { Attachment, Email } from 'postal-mime'
import { harmlessSharp } from '../harmless-sharp.ts'
import { bytesOf } from './files.ts'

const sharp = harmlessSharp(['Jpeg', 'Png', 'Webp'])

/** What is larger is a picture that somebody sends, wherever it stands. */
const ORNAMENT_BYTES = 12 * 1024
/** What is smaller keeps a place, or counts who reads. */
const SPACER_BYTES = 500
/** Of no more bytes, and no higher or no wider in pixels, is an icon or a line. */
const ICON_BYTES = 4 * 1024
const ICON_SIDE = 48
/** In pixels: what stands below a greeting and is lower or narrower is a logo. */
const LOGO_SIDE = 200
/** More of them are a page of icons. */
const MOST_MEASURED = 50
/** So far into a page a person writes, in characters. */
const MOST_OF_PAGE = 1024 * 1024

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
  const page = html.slice(0, MOST_OF_PAGE)
  const signature = SIGNATURE.exec(page)?.index ?? page.length
  const shownBelow = idsIn(page.slice(signature))
  for (const id of idsIn(page.slice(0, signature))) shownBelow.delete(id)
  let measured = 0
  for (const part of attachments) {
    if (!part.related || !part.mimeType.startsWith('image/')) continue
    const content = bytesOf(part)
    if (content.length === 0 || content.length >= ORNAMENT_BYTES) continue
    const isBelow = shownBelow.has(part.contentId?.replace(/^<|>$/g, '') ?? '')
    const isSmall =
      content.length < SPACER_BYTES ||
      measured++ >= MOST_MEASURED ||
      isOrnament(await shorterSideOf(content), isBelow, content.length)
    if (isSmall) ornaments.add(part)
  }
  return ornaments
}

const idsIn = (page: string) => new Set([...page.matchAll(PICTURE)].map(([, id]) => id))

const isOrnament = (side: number | null, isBelow: boolean, bytes: number) =>
  isBelow
    ? side === null || side < LOGO_SIDE
    : side !== null && side <= ICON_SIDE && bytes <= ICON_BYTES

async function shorterSideOf(content: Buffer): Promise<number | null> {
  const size = await sharp(content)
    .metadata()
    .catch(() => null)
  return size && Math.min(size.width, size.height)
}
