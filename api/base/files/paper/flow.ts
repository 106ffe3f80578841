import { INK, STEEL } from '../../../../shared/images/colours.ts'
import type { Element, Paper, Style } from './paper.ts'
import { heightOf, type SetText, setText, writeLines } from './set-text.ts'

export interface Block {
  text: string
  style: Style
  above: number
}

type SetBlock = SetText & Pick<Block, 'above'>

interface Column {
  x: number
  parent?: Element | undefined
}

/** With less room, what does not fit on one page begins on the next one. */
export const WORTH_BEGINNING = 80
/** What is so high is parted rather than leave so much of a page empty: a third of it. */
const WORTH_PARTING = 230
const LEAST_ON_NEXT_PAGE = 40
const GAP_BELOW_REPEATED_HEAD = 7

export class Flow {
  readonly paper: Paper
  y: number
  repeated: { height: number; draw: (y: number) => void } | null = null
  readonly bottom: number
  readonly #followingTop: number

  constructor(
    paper: Paper,
    { y, followingTop, bottom }: { y: number; followingTop: number; bottom: number },
  ) {
    this.paper = paper
    this.y = y
    this.#followingTop = followingTop
    this.bottom = bottom
  }

  get room(): number {
    return this.bottom - this.y
  }

  fitsAPage(height: number): boolean {
    return height <= this.bottom - this.#top
  }

  newPage(): void {
    this.paper.doc.addPage()
    this.repeated?.draw(this.#followingTop)
    this.y = this.#top
  }

  /** Begins a new page unless this one has room for so much, or no page would. */
  keepTogether(height: number, least = WORTH_BEGINNING): void {
    if (height > this.room && (this.fitsAPage(height) || this.room < least)) this.newPage()
  }

  /** As `keepTogether`, but a high row is parted where much of the page would stay empty. */
  keepRow({ room, height = 0 }: { room: number; height?: number }, least = WORTH_BEGINNING): void {
    const isParted = this.room > WORTH_PARTING && height > this.room + LEAST_ON_NEXT_PAGE
    if (!isParted) this.keepTogether(room, least)
  }

  write(blocks: readonly SetBlock[], column: Column): void {
    for (const [index, block] of blocks.entries()) {
      if (index > 0) this.y += block.above
      this.#writeOne(block, column)
    }
  }

  writeTogether(blocks: readonly SetBlock[], column: Column): void {
    this.keepTogether(heightOfBlocks(blocks))
    this.write(blocks, column)
  }

  get #top(): number {
    return this.#followingTop + (this.repeated?.height ?? 0)
  }

  #writeOne(block: SetBlock, { x, parent }: Column): void {
    let { lines } = block
    while (lines.length > 0) {
      const fitting = linesThatStay(lines.length, Math.floor(this.room / block.lineHeight))
      if (fitting < 1) {
        this.newPage()
        if (this.repeated) this.y += GAP_BELOW_REPEATED_HEAD
        continue
      }
      const part = { ...block, lines: lines.slice(0, fitting) }
      this.y = writeLines(this.paper, 'P', part, { x, y: this.y, parent })
      lines = lines.slice(fitting)
    }
  }
}

const LEAST_LINES_PER_PAGE = 2

/** How many lines of a paragraph stay on a page with that room; none if it had better begin on the next one. */
function linesThatStay(count: number, room: number): number {
  if (count <= room) return count
  const staying = Math.min(room, count - LEAST_LINES_PER_PAGE)
  return staying < LEAST_LINES_PER_PAGE ? 0 : staying
}

export const setBlocks = (paper: Paper, blocks: readonly Block[], width: number): SetBlock[] =>
  blocks.map(({ text, style, above }) => ({ ...setText(paper, text, style, width), above }))

export const heightOfBlocks = (blocks: readonly SetBlock[]): number =>
  blocks.reduce((sum, block, index) => sum + (index > 0 ? block.above : 0) + heightOf(block), 0)

export function blocksOf(text: string, style: Style): Block[] {
  let above = 0
  return text.split(/\r\n|[\n\r]/).flatMap((line) => {
    if (line.trim() === '') {
      above = style.size * 0.6
      return []
    }
    const block = { text: line.trim(), style, above }
    above = 0
    return [block]
  })
}

const HEAD: Style = { font: 'Label', size: 8.5, color: STEEL }
export const HEAD_HEIGHT = 17

interface Table {
  x: number
  width: number
  head: readonly { text: string; x: number; width: number; align?: 'left' | 'right' }[]
}

interface Row {
  /** What has to fit on the page on which it begins. */
  room: number
  /** Of a row that can be parted; others are kept whole. */
  height?: number
  draw(body: Element): void
}

/** A table with a rule below each row, on as many pages as it takes. Each of them repeats its head. */
export function drawTable(flow: Flow, table: Table, rows: readonly Row[]): void {
  const { paper } = flow
  const element = paper.element('Table')
  drawHead(paper, table, flow.y, paper.element('TR', paper.element('THead', element)))
  flow.y += HEAD_HEIGHT
  const body = paper.element('TBody', element)
  flow.repeated = {
    height: HEAD_HEIGHT,
    draw: (y) => paper.artifact(() => drawHead(paper, table, y, null)),
  }
  for (const row of rows) {
    flow.keepRow(row)
    row.draw(body)
    paper.artifact(() => paper.rule(table.x, flow.y - 0.3, table.width))
  }
  flow.repeated = null
}

function drawHead(paper: Paper, { x, width, head }: Table, y: number, row: Element | null): void {
  for (const { text, align, ...column } of head) {
    const draw = () => paper.write(text, { ...HEAD, ...(align && { align }) }, { ...column, y })
    if (row) paper.tagged('TH', draw, { parent: row, scope: 'Column' })
    else draw()
  }
  const rule = () => paper.rule(x, y + HEAD_HEIGHT - 1, width, INK, 0.8)
  if (row) paper.artifact(rule)
  else rule()
}
