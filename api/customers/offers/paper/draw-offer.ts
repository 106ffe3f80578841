import { HAIRLINE, STEEL } from '../../../../shared/images/colours.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import {
  headlineOf,
  isDraft,
  momentOf,
  sumsAfterTradeIn,
  sumsOf,
} from '../../../../shared/offers/wording.ts'
import { blocksOf, Flow, setBlocks } from '../../../base/files/paper/flow.ts'
import { drawLetterhead } from '../../../base/files/paper/letterhead.ts'
import { mm } from '../../../base/files/paper/measures.ts'
import { fittingSize, Paper } from '../../../base/files/paper/paper.ts'
import { answerHeight, drawAnswerBlock } from './answer-block.ts'
import { closingOf } from './closing.ts'
import { conditionsOf } from './conditions.ts'
import { drawRecipient, drawSender } from './envelope-window.ts'
import { drawInformation } from './information-block.ts'
import { FOLLOWING_TOP, LEFT, MARKS, TEXT, TEXT_TOP, TOP, WIDTH } from './look.ts'
import { PageFooters } from './page-footers.ts'
import { drawablePictures } from './pictures.ts'
import { drawPositions } from './positions.ts'
import { drawSums, heightOfSums } from './sums.ts'
import { type PaperWords, paperWords } from './words.ts'

const NAME_WIDTH = WIDTH * 0.6
const ABOVE_END = 12
const ABOVE_CLOSING = 10

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
  const page = isDraft(content) ? null : address
  const conditions = conditionsOf(flow, content, words)
  const closing = closingOf(flow, content, page === null ? 0 : answerHeight(paper, page))
  // A greeting alone on a page would look like one that was left over.
  flow.keepTogether(conditions.height + ABOVE_CLOSING + closing.height)
  conditions.draw()
  flow.y += ABOVE_CLOSING
  closing.draw()
  if (page !== null) drawAnswerBlock(flow, page, words)
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

/** What is offered and what it comes to; then what is traded in, which comes off at the end. */
function drawPriced(flow: Flow, content: SentOffer, words: PaperWords): void {
  const pictures = drawablePictures(content)
  const isTradeIn = ({ kind }: SentOffer['lines'][number]) => kind === 'tradeIn'
  const offered = content.lines.filter((line) => !isTradeIn(line))
  const sums = sumsOf(content, words)
  drawPositions(flow, {
    lines: offered,
    pictures,
    title: words.columns.title,
    after: 0,
    company: heightOfSums(sums),
    words,
  })
  drawSums(flow, sums, words)
  const tradedIn = content.lines.filter(isTradeIn)
  if (tradedIn.length === 0) return
  const rest = sumsAfterTradeIn(content, words)
  flow.y += 12
  drawPositions(flow, {
    lines: tradedIn,
    pictures,
    title: words.columns.tradeIn,
    after: offered.length,
    company: heightOfSums(rest),
    words,
  })
  drawSums(flow, rest, words)
}

function drawMarks(paper: Paper): void {
  for (const { y, length } of MARKS) paper.rule(mm(5), y, length, HAIRLINE, 0.5)
}

/** On each page at the right of its head. */
function drawDraftSign(paper: Paper, { draft }: PaperWords): void {
  const [width, height] = [64, 20]
  const [x, y] = [LEFT + WIDTH - width, TOP]
  paper.doc.rect(x, y, width, height).lineWidth(0.8).stroke(STEEL)
  const style = { font: 'Label', size: 10.5, color: STEEL, align: 'center' } as const
  paper.write(draft, style, { x, y: y + 4, width })
}
