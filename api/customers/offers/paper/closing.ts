import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import {
  type Block,
  blocksOf,
  type Flow,
  heightOfBlocks,
  setBlocks,
} from '../../../base/files/paper/flow.ts'
import { LEFT, WIDTH } from './grid.ts'
import { TEXT } from './styles.ts'

/**
 * The last words, and who wrote them.
 * @param company the height of what must follow on the same page
 */
export function drawClosing(
  flow: Flow,
  { closing, author, dealer }: SentOffer,
  company: number,
): void {
  const signature: Block = {
    text: [author, dealer.name].filter(Boolean).join(', '),
    style: { ...TEXT, font: 'Label', size: 10.5 },
    above: 9,
  }
  const blocks = [...blocksOf(closing, TEXT), signature]
  const set = setBlocks(flow.paper, blocks, WIDTH)
  flow.keepTogether(heightOfBlocks(set) + company)
  flow.write(set, { x: LEFT })
}
