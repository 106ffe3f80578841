import { formatDay } from '../time/dates.ts'

/** How long things are stored. The privacy page and the record of processing state these times, the clean-up follows them. */
export const retention = {
  /** Counted from the last contact. */
  inquiryMonths: 12,
  /** Of an inquiry whose offer was accepted, from the end of the year of the acceptance (§ 257 HGB, § 147 AO). */
  acceptedYears: 6,
  spamDays: 30,
  /** A search alert that nobody confirms, and one that nobody renews. */
  unconfirmedAlertDays: 7,
  alertMonths: 12,
  trashDays: 30,
  /** Counts of visits, which name nobody. */
  statisticsMonths: 26,
} as const

/** The laws that want an accepted offer and what belongs to it kept for six years. */
export const KEEPING_LAWS = '§ 257 HGB, § 147 AO'

/** Why the inquiry of an erased person cannot be changed. @param until the last day, as `2032-12-31` */
export const keptSentence = (until: string): string =>
  `Die Person zu dieser Anfrage wurde gelöscht. Was ein angenommenes Angebot betrifft, wird bis zum ${formatDay(until)} aufbewahrt (${KEEPING_LAWS}) und nicht mehr geändert.`
