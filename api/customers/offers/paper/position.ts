import { HAIRLINE, INK, PAPER } from '../../../../shared/colours.ts'
import { lineKindLabels, type OfferLine } from '../../../../shared/offers/offer-input.ts'
import { lineAmounts, OPTIONAL_NOTE } from '../../../../shared/offers/wording.ts'
import { MARGIN_NOTE } from '../../../../shared/product/price.ts'
import { readable } from '../../../base/files/paper/fonts.ts'
import type { Element, Paper } from '../../../base/files/paper/paper.ts'
import { blocksOf, type Flow, heightOfBlocks, setBlocks } from './flow.ts'
import { AMOUNT, SMALL } from './styles.ts'
import type { TableColumns } from './table-columns.ts'

const TITLE = { font: 'Label', size: 10.5, lineGap: 1 } as const
const NOTE = { ...SMALL, color: INK } as const
const NUMBER = { ...AMOUNT, align: 'left' } as const
const PICTURE = { width: 68, height: 51, gap: 10 } as const
const PADDING = 6

interface Setting {
  columns: TableColumns
  /** Whether the titles leave room for pictures at their left. */
  hasPictures: boolean
}

/** A line of the offer as a row of its table. */
export class Position {
  readonly #line: OfferLine
  readonly #number: string
  readonly #picture: string | undefined
  readonly #blocks: ReturnType<typeof setBlocks>
  readonly #setting: Setting

  constructor(
    paper: Paper,
    line: OfferLine,
    { number, picture, setting }: { number: number; picture: string | undefined; setting: Setting },
  ) {
    this.#line = line
    this.#number = String(number)
    this.#picture = picture
    this.#setting = setting
    const blocks = [
      // Nothing is left of a title whose letters no font has.
      { text: readable(line.title).trim() || lineKindLabels[line.kind], style: TITLE, above: 0 },
      ...notesOf(line).map((text) => ({ text, style: NOTE, above: 1.5 })),
      ...blocksOf(line.description, SMALL).map((block, index) =>
        index === 0 ? { ...block, above: 3 } : block,
      ),
    ]
    this.#blocks = setBlocks(paper, blocks, this.#text.width)
  }

  get height(): number {
    const text = heightOfBlocks(this.#blocks)
    return 2 * PADDING + Math.max(text, this.#picture ? PICTURE.height : 0)
  }

  /** Below a long description its other cells are found where the row begins. */
  draw(flow: Flow, table: Element): void {
    const { paper } = flow
    const row = paper.element('TR', table)
    const { columns } = this.#setting
    const page = paper.pageIndex
    const top = flow.y + PADDING
    paper.text('TD', this.#number, NUMBER, { ...columns.number, y: top + 1 }, row)
    const cell = paper.element('TD', row)
    if (this.#picture) this.#drawPicture(paper, this.#picture, top, cell)
    flow.y = top
    flow.write(this.#blocks, { x: this.#text.x, parent: cell })
    const isOnOnePage = paper.pageIndex === page
    const least = this.#picture && isOnOnePage ? top + PICTURE.height : 0
    flow.y = Math.max(flow.y, least) + PADDING
    paper.onPage(page, () => this.#drawAmounts(paper, top, row))
  }

  #drawAmounts(paper: Paper, top: number, row: Element): void {
    const { quantity, unit, total } = this.#setting.columns
    const amounts = lineAmounts(this.#line)
    const y = top + 1
    paper.text('TD', String(this.#line.quantity), AMOUNT, { ...quantity, y }, row)
    paper.text('TD', amounts.unit, AMOUNT, { ...unit, y }, row)
    paper.text('TD', amounts.total, AMOUNT, { ...total, y }, row)
  }

  #drawPicture(paper: Paper, picture: string, y: number, parent: Element): void {
    const { x } = this.#setting.columns.title
    const { width, height } = PICTURE
    paper.artifact(() => paper.doc.rect(x, y, width, height).fill(PAPER))
    const draw = () =>
      paper.doc.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' })
    paper.tagged('Figure', draw, { parent, alt: this.#line.title })
    paper.artifact(() => paper.doc.rect(x, y, width, height).lineWidth(0.5).stroke(HAIRLINE))
  }

  get #text() {
    const { columns, hasPictures } = this.#setting
    const { x, width } = columns.title
    const left = hasPictures ? PICTURE.width + PICTURE.gap : 0
    return { x: x + left, width: width - left }
  }
}

function notesOf({ optional, priceKind, kind }: OfferLine): string[] {
  return [
    ...(optional ? [OPTIONAL_NOTE] : []),
    ...(priceKind === 'margin' && kind !== 'tradeIn' ? [MARGIN_NOTE] : []),
  ]
}
