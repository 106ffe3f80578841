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
