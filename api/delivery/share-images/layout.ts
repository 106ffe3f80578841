import { createElement, type ReactElement } from 'react'
import { SHARE_IMAGE, type ShareFacts } from '../../../shared/dealer/share-image.ts'
import { accentOnInk, HAIRLINE, INK, PAPER, STEEL, textOn } from '../../../shared/images/colours.ts'
import { box, line, paragraph, typeset } from './typesetting.ts'

const ON_INK = '#f3f4f1'
const ON_INK_SOFT = '#b9c6cd'
const BADGES = {
  reserved: { background: '#fff1c2', color: '#664d00' },
  sold: { background: '#fbe7e4', color: '#9b1c1c' },
} as const

/** The panel with the words, left; the photo of 4:3 beside it; the data plate below the photo. */
const PANEL = 520
const MARGIN = 48
const WIDTH = PANEL - 2 * MARGIN
export const PHOTO = { left: PANEL, top: 0, width: SHARE_IMAGE.width - PANEL, height: 510 }

export type Logo = NonNullable<ShareFacts['logo']>

/** A logo stands on white, as most are made for it. */
const CARD = { height: 74, x: 18, y: 10 }
/** How far the card reaches above the line of a name. */
const RAISED = 12

/** Where a logo is drawn: as large as its card allows, in the middle of its height. */
export function logoPlace({ width, height }: Pick<Logo, 'width' | 'height'>) {
  const room = { width: WIDTH - 2 * CARD.x, height: CARD.height - 2 * CARD.y }
  const scale = Math.min(room.width / width, room.height / height)
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const top = MARGIN - RAISED + Math.round((CARD.height - size.height) / 2)
  return { left: MARGIN + CARD.x, top, ...size }
}

/** Everything but photo and logo, as SVG; the photo's place stays transparent. */
export async function drawLayout(facts: ShareFacts): Promise<string> {
  const rightSide = box(
    { flexDirection: 'column', width: PHOTO.width },
    box({ height: PHOTO.height, padding: 28 }, badge(facts)),
    await plate(facts),
  )
  return typeset(box(SHARE_IMAGE, await panel(facts), rightSide), SHARE_IMAGE)
}

/** Dealer, title and price on ink, divided by a dimension line. */
async function panel(facts: ShareFacts): Promise<ReactElement> {
  const { title, headline, note } = facts
  const accent = accentOnInk(facts.accent)
  const display = { fontFamily: 'Display', color: ON_INK, lineHeight: 1.08 }
  const heading = { ...display, width: WIDTH, height: 290 }
  const price = { ...display, color: accent, width: WIDTH, lineHeight: 1.2 }
  const small = { fontFamily: 'Text', color: ON_INK_SOFT, width: WIDTH, marginTop: 1 }
  return box(
    {
      flexDirection: 'column',
      width: PANEL,
      padding: `${MARGIN}px ${MARGIN}px 0`,
      background: INK,
    },
    facts.logo ? card(facts.logo) : await name(facts),
    await paragraph(title, heading, [64, 56, 50, 44, 38, 32]),
    box({ marginTop: 28 }, dimensionLine(accent)),
    box({ alignItems: 'flex-end', height: 76 }, await line(headline, price, [60, 52, 44, 36])),
    note && (await line(note, small, [23])),
  )
}

/** The dealer's name beside their mark. */
async function name({ dealer, accent }: ShareFacts): Promise<ReactElement> {
  const style = { fontFamily: 'Display', color: ON_INK, lineHeight: 1.08, width: WIDTH - 68 }
  return box(
    { alignItems: 'center', gap: 20, height: 50, marginBottom: 46 },
    mark(accent),
    await line(dealer, style, [28, 24, 20, 16]),
  )
}

/** What the dealer's logo is laid on. */
function card(logo: Logo): ReactElement {
  const size = { width: logoPlace(logo).width + 2 * CARD.x, height: CARD.height }
  const margin = { marginTop: -RAISED, marginBottom: 96 - CARD.height + RAISED }
  return box({ ...size, ...margin, borderRadius: 3, background: '#fff' })
}

/** The data plate: name over value, columns parted by hairlines. */
async function plate({ data }: ShareFacts): Promise<ReactElement> {
  const column = PHOTO.width / data.length
  const width = column - 48
  const cells = data.map(async ([name, value], index) =>
    box(
      {
        flexDirection: 'column',
        width: column,
        padding: '6px 0 0 30px',
        borderLeft: `2px solid ${index === 0 ? PAPER : HAIRLINE}`,
      },
      await line(name, { fontFamily: 'Label', color: STEEL, width }, [22]),
      await line(value, { fontFamily: 'Text', color: INK, width, marginTop: 5 }, [30]),
    ),
  )
  return box({ flexGrow: 1, padding: '24px 0', background: PAPER }, ...(await Promise.all(cells)))
}

function badge({ badge }: ShareFacts): ReactElement | null {
  if (!badge) return null
  const { background, color } = BADGES[badge.status]
  const dot = box({ width: 16, height: 16, borderRadius: 8, background: color })
  return box(
    {
      alignItems: 'center',
      gap: 14,
      height: 58,
      padding: '0 28px 0 18px',
      borderRadius: 3,
      background,
    },
    dot,
    box({ fontFamily: 'Text', fontSize: 30, color }, badge.label),
  )
}

/** The mark of a dealer without a logo, as in the head of the site. */
function mark(accent: string): ReactElement {
  const ink = textOn(accent)
  return createElement(
    'svg',
    { width: 48, height: 48, viewBox: '0 0 40 40' },
    createElement('rect', { width: 40, height: 40, rx: 3, fill: accent }),
    path('M10 6h3.5v20.5H31v3.5H10zM16.5 9.5h8.5v4h-8.5zM16.5 16h12.5v7.5h-12.5z', { fill: ink }),
    path('M6 34.5h28', { stroke: ink, strokeWidth: 1.5 }),
  )
}

function dimensionLine(colour: string): ReactElement {
  return createElement(
    'svg',
    { width: WIDTH, height: 24, viewBox: `0 0 ${WIDTH} 24` },
    path(`M1 0v24M${WIDTH - 1} 0v24M0 12H${WIDTH}`, { stroke: colour, strokeWidth: 2 }),
    path(`M1 12l16 -5v10ZM${WIDTH - 1} 12l-16 -5v10Z`, { fill: colour }),
  )
}

function path(d: string, paint: { fill?: string; stroke?: string; strokeWidth?: number }) {
  return createElement('path', { d, ...paint })
}
