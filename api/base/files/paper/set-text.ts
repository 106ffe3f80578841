import { type FontName, typeset } from './fonts.ts'
import type { Element, Paper, Style, Tag } from './paper.ts'

export interface SetText {
  lines: readonly string[]
  style: Style
  lineHeight: number
}

/** A word with the blanks that follow it. After a hyphen or a slash between letters a line may end. */
const WORD = /.*?(?:(?<=\p{L})[-–/](?=\p{L})| +|$)/gu

/** Breaks a text into lines. It takes time in proportion to the text, also where a word is longer than a line. */
export function setText(paper: Paper, content: string, style: Style, width: number): SetText {
  const { text, font } = typeset(content, style.font, paper.language)
  const set: Style = { ...style, font, align: 'left' }
  const measure = widthsOf(paper, set)
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const [word] of text.trim().matchAll(WORD)) {
    let rest = word
    if (line !== '' && used + measure(rest.trimEnd()) > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    while (line === '' && measure(rest.trimEnd()) > width) {
      const length = lettersThatFit(rest, measure, width)
      lines.push(rest.slice(0, length))
      rest = rest.slice(length)
    }
    line += rest
    used += measure(rest)
  }
  if (line !== '') lines.push(line)
  return {
    lines: lines.map((line) => line.trimEnd()),
    style: set,
    lineHeight: paper.height('A', set, width),
  }
}

export const heightOf = ({ lines, lineHeight }: SetText): number => lines.length * lineHeight

export function writeLines(
  paper: Paper,
  tag: Tag,
  { lines, style, lineHeight }: SetText,
  { x, y, parent }: { x: number; y: number; parent?: Element | undefined },
): number {
  const draw = () => {
    for (const [index, line] of lines.entries())
      paper.writeLine(line, style, { x, y: y + index * lineHeight })
  }
  paper.tagged(tag, draw, { parent })
  return y + lines.length * lineHeight
}

/** Of a longer word the width is that of its letters, because nobody sees how they are kerned. */
const LONGEST_MEASURED = 60

function widthsOf(paper: Paper, style: Style): (text: string) => number {
  const known = new Map<string, number>()
  const widthOf = (text: string): number => {
    const width = known.get(text) ?? paper.width(text, style)
    known.set(text, width)
    return width
  }
  return (text) =>
    text.length <= LONGEST_MEASURED
      ? widthOf(text)
      : [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
}

function lettersThatFit(word: string, measure: (text: string) => number, width: number): number {
  let length = 0
  let used = 0
  for (const letter of word) {
    used += measure(letter)
    if (length > 0 && used > width) break
    length += letter.length
  }
  return length
}

/** The largest of these sizes in which a text has so many lines at most, and no word is wider than a line. */
export function fittingSize(
  paper: Paper,
  text: string,
  font: FontName,
  { width, lines }: { width: number; lines: number },
  sizes: readonly [number, ...number[]],
): number {
  const words = text.split(/\s+/)
  const fits = (size: number) =>
    paper.height(text, { font, size }, width) <= size * 1.25 * lines &&
    words.every((word) => paper.width(word, { font, size }) <= width)
  return sizes.find(fits) ?? Math.min(...sizes)
}
