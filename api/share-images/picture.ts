import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { SHARE_IMAGE, type ShareFacts } from '../../shared/share-image.ts'
import { breakLines, shorten } from './break-lines.ts'
import { Typeface } from './typeface.ts'

const INK = '#10202b'
const PAPER = '#f7f6f2'
const AMBER = '#ffb100'
const ON_INK = '#f3f4f1'
const ON_INK_SOFT = '#b9c6cd'
const STEEL = '#4d606c'
const HAIRLINE = '#d5dbdd'
const BADGES = {
  reserved: { ground: '#fff1c2', ink: '#664d00' },
  sold: { ground: '#fbe7e4', ink: '#9b1c1c' },
} as const

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE
/** The panel with the words, left; the photo of 4:3 beside it; the data plate below the photo. */
const PANEL = 520
const MARGIN = 48
const PHOTO = { width: WIDTH - PANEL, height: 510 }
const QUALITY = 86

const display = new Typeface('archivo-expanded-800.ttf')
const label = new Typeface('archivo-condensed-600.ttf')
const text = new Typeface('inter-500.ttf')

// Nothing but pictures of our own and our own drawing is ever read here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebp', 'VipsForeignLoadSvg'] })
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws a machine's picture for link previews as JPEG, which every messenger shows.
 * @param photo the file of its photo; without one, or where it is gone, a drawing stands in
 */
export async function drawShareImage(facts: ShareFacts, photo: string | null): Promise<Buffer> {
  const drawing = fileURLToPath(
    new URL(`./drawings/${facts.truck ?? 'load'}.webp`, import.meta.url),
  )
  const scene = await scaled(photo ?? drawing).catch(() => scaled(drawing))
  const layers = [scene, { input: Buffer.from(svg(badge(facts))), left: 0, top: 0 }]
  return sharp(Buffer.from(sheet(panel(facts) + plate(facts))))
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** A picture as the layer that fills the photo's place. */
async function scaled(file: string) {
  const { data: input, info: raw } = await sharp(file)
    .resize({ ...PHOTO, fit: 'cover' })
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input, raw, left: PANEL, top: 0 }
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`
}

function sheet(content: string): string {
  return svg(
    `<rect width="100%" height="100%" fill="${PAPER}"/><rect width="${PANEL}" height="100%" fill="${INK}"/>${content}`,
  )
}

/** Dealer, title and price on ink, divided by a dimension line. */
function panel({ dealer, title, headline, note }: ShareFacts): string {
  const width = PANEL - 2 * MARGIN
  const nameSize = oneLine(dealer, width - 68, [28, 24, 20, 16])
  const heading = breakLines(
    title,
    { width, height: 290 },
    { sizes: [64, 56, 50, 44, 38, 32], leading: 1.08 },
    (line, size) => display.width(line, size),
  )
  const lines = heading.lines.map((line, index) =>
    display.draw({
      text: line,
      x: MARGIN,
      y: 150 + heading.size * (0.76 + index * 1.08),
      size: heading.size,
      fill: ON_INK,
    }),
  )
  return [
    mark(MARGIN, 48, 48),
    display.draw({ text: dealer, x: MARGIN + 68, y: 82, size: nameSize, fill: ON_INK }),
    ...lines,
    dimensionLine(MARGIN, PANEL - MARGIN, 474),
    display.draw({
      text: headline,
      x: MARGIN,
      y: 548,
      size: oneLine(headline, width, [60, 52, 44, 36]),
      fill: AMBER,
    }),
    note ? text.draw({ text: note, x: MARGIN, y: 586, size: 23, fill: ON_INK_SOFT }) : '',
  ].join('')
}

function oneLine(content: string, width: number, sizes: readonly number[]): number {
  const largest = sizes.find((size) => display.width(content, size) <= width)
  return largest ?? sizes.at(-1) ?? 0
}

/** The dealer's mark, as in the head of the site. */
function mark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 40})"><rect width="40" height="40" rx="3" fill="${AMBER}"/><path d="M10 6h3.5v20.5H31v3.5H10zM16.5 9.5h8.5v4h-8.5zM16.5 16h12.5v7.5h-12.5z" fill="${INK}"/><path d="M6 34.5h28" stroke="${INK}" stroke-width="1.5"/></g>`
}

function dimensionLine(from: number, to: number, y: number): string {
  return (
    `<path d="M${from} ${y - 12}v24M${to} ${y - 12}v24M${from} ${y}H${to}" stroke="${AMBER}" stroke-width="2"/>` +
    `<path d="M${from} ${y}l16 -5v10ZM${to} ${y}l-16 -5v10Z" fill="${AMBER}"/>`
  )
}

/** The data plate: name over value, columns parted by hairlines. */
function plate({ data }: ShareFacts): string {
  const column = PHOTO.width / data.length
  const cells = data.map(([name, value], index) => {
    const x = PANEL + index * column + 32
    const fits = (line: string) => text.width(line, 30) <= column - 48
    const rule =
      index === 0 ? '' : `<path d="M${x - 32} 534v72" stroke="${HAIRLINE}" stroke-width="2"/>`
    return (
      rule +
      label.draw({ text: name, x, y: 560, size: 22, fill: STEEL }) +
      text.draw({ text: shorten(value, fits), x, y: 598, size: 30, fill: INK })
    )
  })
  return cells.join('')
}

function badge({ badge }: ShareFacts): string {
  if (!badge) return ''
  const { ground, ink } = BADGES[badge.status]
  const width = text.width(badge.label, 30) + 76
  return (
    `<rect x="${PANEL + 28}" y="28" width="${width}" height="58" rx="3" fill="${ground}"/>` +
    `<circle cx="${PANEL + 54}" cy="57" r="8" fill="${ink}"/>` +
    text.draw({ text: badge.label, x: PANEL + 76, y: 68, size: 30, fill: ink })
  )
}
