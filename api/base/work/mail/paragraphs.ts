/** The text of a mail; parts that say nothing are left out. */
export const paragraphs = (...parts: (string | false)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`
