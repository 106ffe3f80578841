/** The dealer's local time. */
export const BERLIN = 'Europe/Berlin'

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: BERLIN })

/** The year of a moment in German time. */
export const berlinYear = (moment = new Date()): number => Number(year.format(moment))
