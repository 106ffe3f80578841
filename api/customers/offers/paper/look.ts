import { STEEL } from '../../../../shared/images/colours.ts'
import type { Style } from '../../../base/files/paper/paper.ts'
import { A4, mm } from '../../../base/files/paper/paper.ts'

/** A business letter by DIN 5008, form B, in points from the left upper corner. */
export const LEFT = mm(25)
export const WIDTH = mm(165)
export const TOP = mm(12)
/** Where the text of a following page begins. */
export const FOLLOWING_TOP = mm(24)
export const FOOT_END = A4.height - mm(8)

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
