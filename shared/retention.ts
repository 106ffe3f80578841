/** How long things are stored. The privacy page states the times of inquiries, the clean-up follows all. */
export const retention = {
  /** Counted from the last change. */
  inquiryMonths: 12,
  spamDays: 30,
  trashDays: 30,
} as const
