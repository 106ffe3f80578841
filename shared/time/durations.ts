/** In milliseconds. A day has 24 hours, also when the clocks are changed in it. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Of limits, which are counted in seconds. */
export const HOUR_SECONDS = 60 * 60
