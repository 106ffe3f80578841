/** How long inquiries are stored. The privacy page states these times, the clean-up follows them. */
export const retention = {
  /** Counted from the last change. */
  inquiryMonths: 12,
  spamDays: 30,
} as const
