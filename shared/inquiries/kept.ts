import { formatDay } from '../time/dates.ts'

/** The laws that want an accepted offer and what belongs to it kept for six years. */
export const KEEPING_LAWS = '§ 257 HGB, § 147 AO'

/** Why the inquiry of an erased person cannot be changed. @param until the last day, as `2032-12-31` */
export const keptSentence = (until: string): string =>
  `Die Person zu dieser Anfrage wurde gelöscht. Was ein angenommenes Angebot betrifft, wird bis zum ${formatDay(until)} aufbewahrt (${KEEPING_LAWS}) und nicht mehr geändert.`
