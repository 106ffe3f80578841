import { STEEL } from '../../../../shared/images/colours.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { headlineOf } from '../../../../shared/offers/wording.ts'
import type { Paper, Place } from '../../../base/files/paper/paper.ts'
import { FOOT_END, LEFT, WIDTH } from './look.ts'
import type { PaperWords } from './words.ts'

const STYLE = { font: 'Text', size: 7, color: STEEL, lineGap: 1 } as const
const GAP = 14
const INNER = WIDTH - 2 * GAP
const PADDING = 7
const ABOVE = 9

/** The foot of each page: the company's data that § 35a GmbHG requires in letters, and the page's number. */
export class PageFooters {
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
    this.#top = this.#numberTop - PADDING - Math.max(...heights) - PADDING
  }

  /** The lower edge of everything else. */
  get bottom(): number {
    return this.#top - ABOVE
  }

  /** Draws all footers, once the number of pages is known. Screen readers read only the first one. */
  draw(): void {
    const { dealer } = this.#content
    const half = WIDTH / 2
    this.#paper.onPage(0, () =>
      this.#drawCompany((line, place) => this.#paper.text('P', line, STYLE, place)),
    )
    this.#paper.onEachPage((page, pages) => {
      const number = `${headlineOf(this.#content, this.#words)} · ${this.#words.page(page, pages)}`
      this.#paper.rule(LEFT, this.#top, WIDTH)
      if (page > 1)
        this.#drawCompany((line, place) => {
          this.#paper.write(line, STYLE, place)
          return place.y + this.#paper.height(line, STYLE, place.width)
        })
      const place = { y: this.#numberTop, width: half }
      if (dealer.isDemo) this.#paper.write(this.#words.demo, STYLE, { ...place, x: LEFT })
      this.#paper.write(number, { ...STYLE, align: 'right' }, { ...place, x: LEFT + half })
    })
  }

  #drawCompany(write: (line: string, place: Place) => number) {
    for (const { lines, x, width } of this.#columns) {
      let y = this.#top + PADDING
      for (const line of lines) y = write(line, { x, y, width })
    }
  }

  #heightOf(line: string, width: number): number {
    return this.#paper.height(line, STYLE, width)
  }
}

function columnsOf({ dealer }: SentOffer, words: PaperWords) {
  const { name, street, phone, email, legal } = dealer
  const { facts, registerData, town } = words
  const register = [...registerData(dealer), legal.vatId && `${facts.vatId} ${legal.vatId}`]
  const [narrow, wide] = [INNER * 0.28, INNER * 0.44]
  return [
    { lines: [name, street, town(dealer)], x: LEFT, width: narrow },
    {
      lines: [`${facts.phone} ${words.phone(phone.label)}`, `${facts.email} ${email}`],
      x: LEFT + narrow + GAP,
      width: narrow,
    },
    { lines: register.filter(Boolean), x: LEFT + WIDTH - wide, width: wide },
  ]
}
