/** How long inquiries are kept; the privacy page says so, and the server holds to it. */
export const retention = {
  /** After the last contact, that is the last change by either side. */
  inquiryMonths: 12,
  spamDays: 30,
} as const
