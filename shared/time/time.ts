// What time is measured by. Apart from the dates, whose formats few scripts of pages need.

/** In milliseconds. A day has 24 hours, also when the clocks are changed in it. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Of limits, which are counted in seconds. */
export const HOUR_SECONDS = 60 * 60

/** The dealer's local time. */
export const BERLIN = 'Europe/Berlin'

/** The year of a moment in German time. At New Year there is no summer time: it is one hour ahead. */
export const berlinYear = (moment: Date | number = Date.now()): number =>
  new Date(+moment + HOUR).getUTCFullYear()
