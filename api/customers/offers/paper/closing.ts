import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import {
  type Block,
  blocksOf,
  type Flow,
  heightOfBlocks,
  setBlocks,
} from '../../../base/files/paper/flow.ts'
import { LEFT, TEXT, WIDTH } from './look.ts'

/** So many of the last lines stand on the page of the name below them. */
const BEFORE_SIGNATURE = 2

/**
 * The last words, and who wrote them; and how high that is.
 * @param company the height of what must follow on the same page
 */
export function closingOf(
  flow: Flow,
  { closing, author, dealer }: SentOffer,
  company: number,
): { height: number; draw: () => void } {
  const signature: Block = {
    text: [author, dealer.name].filter(Boolean).join(', '),
    style: { ...TEXT, font: 'Label', size: 10.5 },
    above: 9,
  }
  const blocks = setBlocks(flow.paper, [...blocksOf(closing, TEXT), signature], WIDTH)
  const last = blocks.slice(-BEFORE_SIGNATURE - 1)
  const height = heightOfBlocks(blocks) + company

  function draw(): void {
    flow.write(blocks.slice(0, -last.length), { x: LEFT })
    if (blocks.length > last.length) flow.y += last[0]?.above ?? 0
    flow.keepTogether(heightOfBlocks(last) + company)
    flow.write(last, { x: LEFT })
  }
  return { height, draw }
}
