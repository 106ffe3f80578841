/** In milliseconds. A day has 24 hours, also when the clocks are changed in it. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
