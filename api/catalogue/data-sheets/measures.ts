import { A4 } from '../../base/files/paper/paper.ts'

/** The grid of the A4 data sheet in points. */
export const MARGIN = 42
export const WIDTH = A4.width - 2 * MARGIN
const GAP = 20
export const COLUMN = (WIDTH - GAP) / 2
export const RIGHT = MARGIN + COLUMN + GAP
/** Where the page number stands, and where everything else ends. */
export const FOOT = A4.height - 38
export const BOTTOM = FOOT - 14
