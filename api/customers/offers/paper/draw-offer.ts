import { STEEL } from '../../../../shared/images/colours.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { headlineOf, isDraft, momentOf } from '../../../../shared/offers/wording.ts'
import { blocksOf, Flow, setBlocks } from '../../../base/files/paper/flow.ts'
import { drawLetterhead } from '../../../base/files/paper/letterhead.ts'
import { Paper, type Place } from '../../../base/files/paper/paper.ts'
import { fittingSize } from '../../../base/files/paper/set-text.ts'
import {
  drawInformation,
  drawMarks,
  drawRecipient,
  drawSender,
  FOLLOWING_TOP,
  FOOT_END,
  LEFT,
  TEXT,
  TEXT_TOP,
  TOP,
  WIDTH,
} from './din-5008.ts'
import { drawEnding } from './ending.ts'
import { drawPriced } from './priced.ts'
import { type PaperWords, paperWords } from './words.ts'

const NAME_WIDTH = WIDTH * 0.6
const ABOVE_END = 12

/**
 * Draws an offer as a letter: A4 upright, tagged, as many pages as it takes. The same content gives the same bytes.
 * @param logo as `readLogo` gives it
 * @param address the customer's page, once there is one
 */
export async function drawOffer(
  content: SentOffer,
  logo: Buffer | null,
  address: string | null,
): Promise<Buffer> {
  const { dealer } = content
  const words = paperWords[content.language]
  const paper = new Paper({
    title: headlineOf(content, words),
    language: words.locale,
    author: dealer.name,
    accent: dealer.accentColour,
    layout: 'portrait',
    date: momentOf(content),
  })
  drawLetterhead(paper, dealer.name, logo, { x: LEFT, y: TOP, width: WIDTH, nameWidth: NAME_WIDTH })
  drawSender(paper, content, words)
  drawRecipient(paper, content, words)
  const top = Math.max(TEXT_TOP, drawInformation(paper, content, words) + 8)
  const footers = new PageFooters(paper, content, words)
  const flow = new Flow(paper, { y: top, followingTop: FOLLOWING_TOP, bottom: footers.bottom })
  drawOpening(flow, content, words)
  drawPriced(flow, content, words)
  flow.y += ABOVE_END
  drawEnding(flow, content, address, words)
  footers.draw()
  paper.onPage(0, () => paper.artifact(() => drawMarks(paper)))
  if (isDraft(content)) paper.onEachPage(() => drawDraftSign(paper, words))
  return paper.bytes()
}

function drawOpening(flow: Flow, content: SentOffer, words: PaperWords): void {
  const headline = headlineOf(content, words)
  const room = { width: WIDTH, lines: 1 }
  const size = fittingSize(flow.paper, headline, 'Display', room, [17, 14, 12, 10])
  const place = { x: LEFT, y: flow.y, width: WIDTH }
  flow.y = flow.paper.text('H1', headline, { font: 'Display', size }, place) + 8
  flow.write(setBlocks(flow.paper, blocksOf(content.intro, TEXT), WIDTH), { x: LEFT })
  flow.y += 12
}

/** On each page at the right of its head. */
function drawDraftSign(paper: Paper, { draft }: PaperWords): void {
  const [width, height] = [64, 20]
  const [x, y] = [LEFT + WIDTH - width, TOP]
  paper.doc.rect(x, y, width, height).lineWidth(0.8).stroke(STEEL)
  const style = { font: 'Label', size: 10.5, color: STEEL, align: 'center' } as const
  paper.write(draft, style, { x, y: y + 4, width })
}

const FOOT = { font: 'Text', size: 7, color: STEEL, lineGap: 1 } as const
const COLUMN_GAP = 14
const COLUMNS = WIDTH - 2 * COLUMN_GAP
const FOOT_PADDING = 7
const ABOVE_FOOT = 9

/** The foot of each page: the company's data that § 35a GmbHG requires in letters, and the page's number. */
class PageFooters {
  readonly #paper: Paper
  readonly #content: SentOffer
  readonly #words: PaperWords
  readonly #columns: ReturnType<typeof columnsOf>
  readonly #top: number
  readonly #numberTop: number

  constructor(paper: Paper, content: SentOffer, words: PaperWords) {
    this.#paper = paper
    this.#content = content
    this.#words = words
    this.#columns = columnsOf(content, words)
    this.#numberTop = FOOT_END - this.#heightOf('1', WIDTH)
    const heights = this.#columns.map(({ lines, width }) =>
      lines.reduce((sum, line) => sum + this.#heightOf(line, width), 0),
    )
    this.#top = this.#numberTop - FOOT_PADDING - Math.max(...heights) - FOOT_PADDING
  }

  /** The lower edge of everything else. */
  get bottom(): number {
    return this.#top - ABOVE_FOOT
  }

  /** Draws all footers, once the number of pages is known. Screen readers read only the first one. */
  draw(): void {
    const { dealer } = this.#content
    const half = WIDTH / 2
    this.#paper.onPage(0, () =>
      this.#drawCompany((line, place) => this.#paper.text('P', line, FOOT, place)),
    )
    this.#paper.onEachPage((page, pages) => {
      const number = `${headlineOf(this.#content, this.#words)} · ${this.#words.page(page, pages)}`
      this.#paper.rule(LEFT, this.#top, WIDTH)
      if (page > 1)
        this.#drawCompany((line, place) => {
          this.#paper.write(line, FOOT, place)
          return place.y + this.#paper.height(line, FOOT, place.width)
        })
      const place = { y: this.#numberTop, width: half }
      if (dealer.isDemo) this.#paper.write(this.#words.demo, FOOT, { ...place, x: LEFT })
      this.#paper.write(number, { ...FOOT, align: 'right' }, { ...place, x: LEFT + half })
    })
  }

  #drawCompany(write: (line: string, place: Place) => number) {
    for (const { lines, x, width } of this.#columns) {
      let y = this.#top + FOOT_PADDING
      for (const line of lines) y = write(line, { x, y, width })
    }
  }

  #heightOf(line: string, width: number): number {
    return this.#paper.height(line, FOOT, width)
  }
}

function columnsOf({ dealer }: SentOffer, words: PaperWords) {
  const { name, street, phone, email, legal } = dealer
  const { facts, registerData, town } = words
  const register = [...registerData(dealer), legal.vatId && `${facts.vatId} ${legal.vatId}`]
  const [narrow, wide] = [COLUMNS * 0.28, COLUMNS * 0.44]
  return [
    { lines: [name, street, town(dealer)], x: LEFT, width: narrow },
    {
      lines: [`${facts.phone} ${words.phone(phone.label)}`, `${facts.email} ${email}`],
      x: LEFT + narrow + COLUMN_GAP,
      width: narrow,
    },
    { lines: register.filter(Boolean), x: LEFT + WIDTH - wide, width: wide },
  ]
}
