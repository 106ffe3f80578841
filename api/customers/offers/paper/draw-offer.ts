import { STEEL } from '../../../../shared/images/colours.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { headlineOf, isDraft, momentOf } from '../../../../shared/offers/wording.ts'
import { blocksOf, Flow, setBlocks } from '../../../base/files/paper/flow.ts'
import { drawLetterhead } from '../../../base/files/paper/letterhead.ts'
import { Paper } from '../../../base/files/paper/paper.ts'
import { fittingSize } from '../../../base/files/paper/set-text.ts'
import { drawInformation, drawMarks, drawRecipient, drawSender, TEXT_TOP } from './din-5008.ts'
import { drawEnding } from './ending.ts'
import { FOLLOWING_TOP, LEFT, TEXT, TOP, WIDTH } from './look.ts'
import { PageFooters } from './page-footers.ts'
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
