/** The height of the bar at the top, in px: what stays in view below it keeps clear of it. */
export const BAR_HEIGHT = 56
