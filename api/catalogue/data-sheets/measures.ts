/** The grid of the A4 data sheet in points. */
export const MARGIN = 42
const PAGE_WIDTH = 595.28
const PAGE_HEIGHT = 841.89
export const WIDTH = PAGE_WIDTH - 2 * MARGIN
const GAP = 20
export const COLUMN = (WIDTH - GAP) / 2
export const RIGHT = MARGIN + COLUMN + GAP
/** Where the page number stands, and where everything else ends. */
export const FOOT = PAGE_HEIGHT - 38
export const BOTTOM = FOOT - 14
