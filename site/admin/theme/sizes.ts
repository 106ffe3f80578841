/** The height of the bar at the top, in px: what stays in view below it keeps clear of it. */
export const BAR_HEIGHT = 56

/** The height of the bar at the bottom of a phone: what sticks to the end of the screen keeps clear of it. */
export const BOTTOM_BAR = 'var(--bottom-bar)'
