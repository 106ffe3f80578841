import { DEMO_NOTICE } from '../../../../shared/buying/notices.ts'
import { registerData } from '../../../../shared/dealer/contact.ts'
import { STEEL } from '../../../../shared/images/colours.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { headlineOf } from '../../../../shared/offers/wording.ts'
import type { Paper, Place } from '../../../base/files/paper/paper.ts'
import { FOOT_END, LEFT, WIDTH } from './look.ts'

const STYLE = { font: 'Text', size: 7, color: STEEL, lineGap: 1 } as const
const GAP = 14
const INNER = WIDTH - 2 * GAP
const PADDING = 7
const ABOVE = 9

/** The foot of each page: the company's data that § 35a GmbHG requires in letters, and the page's number. */
export class PageFooters {
  readonly #paper: Paper
  readonly #content: SentOffer
  readonly #columns: ReturnType<typeof columnsOf>
  readonly #top: number
  readonly #numberTop: number

  constructor(paper: Paper, content: SentOffer) {
    this.#paper = paper
    this.#content = content
    this.#columns = columnsOf(content)
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
      const number = `${headlineOf(this.#content)} · Seite ${page} von ${pages}`
      this.#paper.rule(LEFT, this.#top, WIDTH)
      if (page > 1)
        this.#drawCompany((line, place) => {
          this.#paper.write(line, STYLE, place)
          return place.y + this.#paper.height(line, STYLE, place.width)
        })
      const place = { y: this.#numberTop, width: half }
      if (dealer.isDemo) this.#paper.write(DEMO_NOTICE, STYLE, { ...place, x: LEFT })
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

function columnsOf({ dealer }: SentOffer) {
  const { name, street, postalCode, city, phone, email, legal } = dealer
  const register = [...registerData(dealer), legal.vatId && `USt-IdNr. ${legal.vatId}`]
  const [narrow, wide] = [INNER * 0.28, INNER * 0.44]
  return [
    { lines: [name, street, `${postalCode} ${city}`], x: LEFT, width: narrow },
    {
      lines: [`Telefon ${phone.label}`, `E-Mail ${email}`],
      x: LEFT + narrow + GAP,
      width: narrow,
    },
    { lines: register.filter(Boolean), x: LEFT + WIDTH - wide, width: wide },
  ]
}
