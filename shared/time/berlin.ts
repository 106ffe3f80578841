/** The dealer's local time. */
export const BERLIN = 'Europe/Berlin'
