/** The dealer's local time. */
export const BERLIN = 'Europe/Berlin'

/** In milliseconds. At New Year there is no summer time. */
const AHEAD_AT_NEW_YEAR = 3_600_000

/** The year of a moment in German time. */
export const berlinYear = (moment: Date | number = Date.now()): number =>
  new Date(+moment + AHEAD_AT_NEW_YEAR).getUTCFullYear()
