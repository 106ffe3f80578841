import { readFileSync } from 'node:fs'
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import satori, { type Font, type SatoriOptions } from 'satori'
import { LETTER, UNKNOWN_LETTER } from '../../base/files/paper/fonts.ts'

interface Size {
  width: number
  height: number
}

type Box = ReactElement<{ style: CSSProperties; children?: ReactNode }>

/** The fonts of the repository, so that a machine without any fonts draws the same picture. */
const fonts: Font[] = [
  { name: 'Display', weight: 800, data: font('archivo-expanded-800.ttf') },
  { name: 'Label', weight: 600, data: font('archivo-condensed-600.ttf') },
  { name: 'Text', weight: 500, data: font('inter-500.ttf') },
  // For letters that the others lack.
  { name: 'Wide', weight: 400, data: font('inter-400-wide.ttf') },
]

function font(file: string): Buffer {
  return readFileSync(new URL(`../../base/files/fonts/${file}`, import.meta.url))
}

const graphemes = new Intl.Segmenter('de')
/** Larger than any text. */
const ROOM: Size = { width: 100_000, height: 100_000 }

/** An element of the layout. Node runs TypeScript as it is, but no JSX. */
export function box(style: CSSProperties, ...children: ReactNode[]): Box {
  return createElement(
    'div',
    { style: { display: 'flex', boxSizing: 'border-box', ...style } },
    ...children,
  )
}

/** Lays the content out as CSS does and returns it as SVG, with the letters as outlines. */
export function typeset(
  content: ReactElement,
  size: Size,
  options: Partial<SatoriOptions> = {},
): Promise<string> {
  return satori(content, { ...size, fonts, ...options })
}

/** A text on one line, in the largest size that fits. If none fits, the text is cut off. */
export async function line(
  content: string,
  style: CSSProperties & { width: number },
  sizes: readonly [number, ...number[]],
): Promise<Box> {
  const text = await readable(content)
  const { width } = await measure(box({ ...style, width: undefined, fontSize: 100 }, text))
  const fontSize = sizes.find((size) => (width * size) / 100 <= style.width) ?? sizes.at(-1)
  return box(
    {
      ...style,
      fontSize,
      display: 'block',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    text,
  )
}

/**
 * A text in a box, in the largest size at which it fits without breaking a word. In the smallest size long
 * words are broken, and a text that is still too long ends in an ellipsis.
 */
export async function paragraph(
  content: string,
  style: CSSProperties & Size & { lineHeight: number },
  sizes: readonly [number, ...number[]],
): Promise<Box> {
  const text = await readable(content)
  const { width, height, lineHeight } = style
  const words = text.split(/\s+/).map((word) => box({}, word))
  const widest = await measure(
    box({ ...style, width: undefined, fontSize: 100, flexDirection: 'column' }, ...words),
  )
  const fits = async (fontSize: number) =>
    (widest.width * fontSize) / 100 <= width &&
    (await measure(box({ ...style, height: undefined, fontSize }, text))).height <= height
  let fontSize = sizes[0]
  for (const size of sizes) {
    fontSize = size
    if (await fits(size)) break
  }
  const lineClamp = Math.floor(height / (fontSize * lineHeight))
  return box({ ...style, fontSize, lineClamp, display: 'block', wordBreak: 'break-word' }, text)
}

/** As on papers: a letter that no font has leaves a mark, and other signs that would show as gaps are left out. */
async function readable(text: string): Promise<string> {
  const unknown = new Set<string>()
  await typeset(box({ fontFamily: 'Display' }, text), ROOM, {
    loadAdditionalAsset: async (_language, letters) => {
      for (const { segment } of graphemes.segment(letters)) unknown.add(segment)
      return []
    },
  })
  return [...graphemes.segment(text)]
    .map(({ segment }) => (unknown.has(segment) ? markFor(segment) : segment))
    .join('')
    .trim()
}

const markFor = (segment: string) => (LETTER.test(segment) ? UNKNOWN_LETTER : '')

/** The size of an element without limits. */
async function measure(element: ReactElement): Promise<Size> {
  let size = { width: 0, height: 0 }
  const measured = createElement('div', { key: 'measured', style: { display: 'flex' } }, element)
  await typeset(box({ alignItems: 'flex-start' }, measured), ROOM, {
    onNodeDetected: ({ key, width, height }) => {
      if (key === 'measured') size = { width, height }
    },
  })
  return size
}
