import type { Paper } from '../../base/files/paper/paper.ts'
import { heightOf, type SetText, setText } from '../../base/files/paper/set-text.ts'

interface Room {
  width: number
  height: number
}

/** Points. A number that would be smaller than this on one line is broken instead. */
const BREAKABLE = 16
/** Words broken by letter are measured without kerning: 4 % room. */
const KERNING = 0.96
const BROKEN_SIZES = [24, 22, 20, 18, 16, 14, 12, 10, 8]
const NAME_SIZES = [20, 17, 14.5, 12.5, 11, 9.5, 8.5, 7.5]
const NAME_SHARE = 0.12
const NAME_LINES = 2
const ELLIPSIS = '…'

/** A stock number as large as its room allows. */
export function setNumber(paper: Paper, number: string, room: Room): SetText {
  const size = oneLineSize(paper, number, room)
  const line = setText(paper, number, { font: 'Label', size }, room.width)
  if (size >= BREAKABLE) return line
  const broken = BROKEN_SIZES.map((size) => breakNumber(paper, number, size, room.width * KERNING))
  return broken.find((text) => heightOf(text) <= room.height) ?? line
}

/** Breaks a number after its hyphens if it can, because one at the start of a line reads as a minus. */
function breakNumber(paper: Paper, number: string, size: number, width: number): SetText {
  const parts = number.replaceAll(/[-_](?=.)/g, '$& ')
  const text = setText(paper, parts, { font: 'Label', size }, width)
  return { ...text, lines: text.lines.map((line) => line.replaceAll(' ', '')) }
}

/** Brand and model on two lines at most, in a size that befits the room. */
export function setName(paper: Paper, name: string, room: Room): SetText {
  const smallest = Math.min(...NAME_SIZES)
  const set = (size: number) => setText(paper, name, { font: 'Text', size }, room.width)
  const fits = ({ lines }: SetText) => lines.length <= NAME_LINES
  const isModest = (size: number) => size <= room.height * NAME_SHARE
  return NAME_SIZES.filter(isModest).map(set).find(fits) ?? cut(set(smallest))
}

/** Widths and heights grow with the size. */
function oneLineSize(paper: Paper, text: string, { width, height }: Room): number {
  const style = { font: 'Label', size: 100 } as const
  const largest = Math.min(
    width / paper.width(text, style),
    height / paper.height('A', style, 1000),
  )
  return Math.floor(largest * 1000) / 10
}

/** The lines that there is room for; a mark says that there were more. */
function cut(text: SetText): SetText {
  if (text.lines.length <= NAME_LINES) return text
  const lines = text.lines.slice(0, NAME_LINES)
  const last = lines.pop() ?? ''
  return { ...text, lines: [...lines, `${last.slice(0, -1).trimEnd()}${ELLIPSIS}`] }
}
