import { STEEL } from '../../../../shared/images/colours.ts'
import { A4, mm } from '../../../base/files/paper/measures.ts'
import type { Style } from '../../../base/files/paper/paper.ts'

/** A business letter by DIN 5008, form B, in points from the left upper corner. */
export const LEFT = mm(25)
export const WIDTH = mm(165)
export const TOP = mm(12)
/** Where the text of a following page begins. */
export const FOLLOWING_TOP = mm(24)
/** Where the letter's own text begins at the earliest. */
export const TEXT_TOP = mm(98.5)
export const FOOT_END = A4.height - mm(8)

/** What shows in the window of an envelope; the sender stands at the foot of its upper zone. */
export const WINDOW = {
  x: LEFT,
  width: mm(80),
  sender: { top: mm(45), height: mm(17.7) },
  recipient: { top: mm(62.7), height: mm(27.3) },
} as const

/** Number, dates and whom to ask, right of the window. */
export const INFORMATION = { x: mm(125), y: mm(50), width: mm(65) } as const

/** Where the sheet is folded, and in between where it is punched. */
export const MARKS = [
  { y: mm(105), length: mm(5) },
  { y: mm(148.5), length: mm(7) },
  { y: mm(210), length: mm(5) },
] as const

/** The letter's text. */
export const TEXT = {
  font: 'Text',
  size: 9.5,
  lineGap: 2.2,
  isTabular: true,
} as const satisfies Style
export const SMALL = {
  font: 'Text',
  size: 8,
  color: STEEL,
  lineGap: 1.4,
} as const satisfies Style
/** Names of columns and facts. */
export const LABEL = { font: 'Label', size: 8.5, color: STEEL } as const satisfies Style
export const AMOUNT = {
  font: 'Text',
  size: 9,
  align: 'right',
  isTabular: true,
} as const satisfies Style
